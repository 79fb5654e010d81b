/** Presses everything that a screen offers a role, and expects that the server refuses nothing. */
import type { Role } from '@cyanotype/content/model/permissions.ts'
import { test as base, expect, runProductFor } from '../test.ts'
import { publishedUpdate } from '../updates.ts'
import { presserOf } from './press-controls.ts'
import { screenPaths } from './screens.ts'
import { signInAs } from './users.ts'

/** A product of its own, because the presses change everything. */
const test = base.extend<{ url: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture dependencies from this pattern.
  url: async ({}, use) => runProductFor('sqlite', ({ url }) => use(url)),
  baseURL: ({ url }, use) => use(url),
})

// Console messages of the browser about forms that are sent empty.
test.use({ expectedMessages: [/status of 4\d\d/] })

/**
 * For administrators only the screens that other roles cannot open. Elsewhere they have the rights of an
 * editor.
 */
const ofAdministrators = [
  '/admin/settings',
  '/admin/settings?place=users',
  '/admin/settings?place=tokens',
  '/admin/settings?place=personal',
  '/admin/settings?place=webhooks',
  '/admin/enquiries',
  '/admin/logs',
  '/admin/redirects',
]

/** These two URLs open the screen of another URL. */
const ownPaths = screenPaths.filter((path) => !['/admin/pages/home', '/admin/pages/contact'].includes(path))

const paths: Readonly<Record<Exclude<Role, 'owner'>, readonly string[]>> = {
  admin: ofAdministrators,
  editor: ownPaths,
  writer: ownPaths,
  translator: [...ownPaths, '/admin/edit/$slug?language=el', '/admin/homepage?language=el'],
  viewer: ownPaths,
}

/** Screens that are alike, for documents with the same permissions. */
const families: readonly (readonly [RegExp, string])[] = [
  [/^.admin.(homepage|[a-z]+-page|pages.[a-z]+)$/, 'pages'],
  [/^.admin.(updates|showcase|partners|docs)$/, 'lists'],
]

for (const role of ['admin', 'editor', 'writer', 'translator', 'viewer'] as const) {
  test(`everything that a screen offers the role ${role} is allowed`, async ({ page, url }) => {
    // Several hundred presses: a busy machine needs time for them.
    test.setTimeout(1_200_000)
    const { id } = await publishedUpdate(url, { title: 'Pressed by everybody', body: 'Words.' })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const testUser = await signInAs(page, url, role)
    const { press } = presserOf(page, testUser)
    for (const path of paths[role]) {
      const [, family] = families.find(([like]) => like.test(path)) ?? []
      expect(await press(path.replace('$slug', id), family), path).toBeGreaterThan(0)
    }
  })
}
