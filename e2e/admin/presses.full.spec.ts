/** Whatever a screen offers somebody of a role, pressed: nothing of it is refused. */
import type { Role } from '@cyanotype/content/model/permissions.ts'
import { test as base, expect, lend } from '../test.ts'
import { publishedUpdate } from '../updates.ts'
import { signInAs } from './people.ts'
import { presserOf } from './presser.ts'
import { screenPaths } from './screens.ts'

/** A product of their own: nothing in it stays as it was. */
const test = base.extend<{ url: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads off the braces that nothing else is needed.
  url: async ({}, use) => lend('sqlite', ({ url }) => use(url)),
  baseURL: ({ url }, use) => use(url),
})

// What a browser notes on its console where a form is sent that is not filled in.
test.use({ expectedComplaints: [/status of 4\d\d/] })

/** Of administrators only what is closed to all others: for the rest they may as much as an editor. */
const ofAdministrators = [
  '/admin/settings',
  '/admin/settings?place=users',
  '/admin/settings?place=webhooks',
  '/admin/enquiries',
  '/admin/logs',
  '/admin/redirects',
]

/** Two addresses lead to the screen of another. */
const ownPaths = screenPaths.filter((path) => !['/admin/pages/home', '/admin/pages/contact'].includes(path))

const paths: Readonly<Record<Exclude<Role, 'owner'>, readonly string[]>> = {
  admin: ofAdministrators,
  editor: ownPaths,
  translator: [...ownPaths, '/admin/edit/$slug?language=el', '/admin/homepage?language=el'],
  viewer: ownPaths,
}

/** Screens that are alike, for documents that everybody may do the same with. */
const families: readonly (readonly [RegExp, string])[] = [
  [/^.admin.(homepage|[a-z]+-page|pages.[a-z]+)$/, 'pages'],
  [/^.admin.(updates|showcase|partners|docs)$/, 'lists'],
]

for (const role of ['admin', 'editor', 'translator', 'viewer'] as const) {
  test(`what a screen offers the role ${role} is not refused when it is pressed`, async ({ page, url }) => {
    // Some hundred presses; a machine that does something else besides takes its time for them.
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
