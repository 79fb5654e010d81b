/** Screenshots of the documentation: how to reach each, in any language of the interface, and its languages. */
import type { Locale } from '@cyanotype/content/model/index.ts'
import { interfaceLocales } from '@cyanotype/content/model/index.ts'
import type { Page } from 'playwright-core'
import { owner } from '../../testing/product.ts'

export interface DocsScreenshot {
  readonly name: string
  /** A path of the admin without language, or one of the public site. `$openDay` is replaced by its id. */
  readonly path: string
  /** What the demonstration content contains at that time, or that no account exists yet. */
  readonly when: Stage
  /** The languages of the interface. Default: all. */
  readonly languages?: readonly Locale[]
  /** In CSS pixels. */
  readonly size: { readonly width: number; readonly height: number }
  readonly open?: (page: Page) => Promise<void>
  /** A selector that matches only when the screenshot can be taken. */
  readonly proof: string
}

/** The states of the product, in this order. */
export type Stage = 'empty' | 'draft' | 'english' | 'greek'

/** Wide enough for the side panel of the editor. */
const wide = { width: 1_200, height: 750 }
const tall = { width: 1_200, height: 900 }
const low = { width: 1_200, height: 480 }

/** The width of the files in pixels. A text is about 740 wide, so they are sharp on dense screens too. */
export const imageWidth = 1_280

export const languagesOf = ({ languages = interfaceLocales }: DocsScreenshot): readonly Locale[] => languages

const title = '#en-title'
const text = '[contenteditable="true"]'
const dialog = 'dialog[open]'

export const screenshots: readonly DocsScreenshot[] = [
  {
    name: 'first-owner',
    size: wide,
    path: '/admin/login',
    when: 'empty',
    open: fillFirstOwner,
    proof: '[name="token"]',
  },
  { name: 'dashboard', size: wide, path: '/admin', when: 'draft', proof: '.page-header .button' },
  { name: 'new-update', size: wide, path: '/admin/edit/$openDay?language=en', when: 'draft', proof: title },
  {
    name: 'insert-menu',
    size: wide,
    path: '/admin/edit/$openDay?language=en',
    when: 'draft',
    open: openInsertMenu,
    proof: '[role="option"]',
  },
  {
    name: 'publish-dialog',
    size: wide,
    path: '/admin/edit/$openDay?language=en',
    when: 'draft',
    open: (page) => page.locator('.page-header .button').last().click(),
    proof: dialog,
  },
  {
    name: 'greek-tab',
    size: wide,
    path: '/admin/edit/$openDay?language=el',
    when: 'english',
    proof: '#el-title',
  },
  {
    name: 'published-page',
    size: wide,
    path: '/updates/open-day-on-saturday',
    when: 'greek',
    languages: ['en'],
    open: openAgain,
    proof: 'h1',
  },
  {
    name: 'published-page-greek',
    size: wide,
    path: '/el/updates/anoichti-mera-to-savvato',
    when: 'greek',
    languages: ['en'],
    open: openAgain,
    proof: 'h1',
  },
  {
    name: 'appearance',
    size: { width: 1_200, height: 630 },
    path: '/admin/settings?place=appearance',
    when: 'draft',
    proof: '.theme-sample',
  },
  {
    name: 'editor',
    path: '/admin/edit/$seaweed?language=en',
    when: 'draft',
    size: wide,
    proof: text,
  },
  { name: 'media', size: wide, path: '/admin/media', when: 'draft', proof: 'main img' },
  {
    name: 'media-file',
    path: '/admin/media?open=$picture',
    when: 'draft',
    size: tall,
    proof: dialog,
  },
  {
    name: 'out-of-date',
    size: wide,
    path: '/admin/edit/$secondDarkroom?language=et',
    when: 'draft',
    open: (page) => page.locator('.stale-field summary').first().click(),
    proof: '.stale-passage',
  },
  {
    name: 'versions',
    size: wide,
    path: '/admin/edit/$seaweed?language=en&panel=versions&from=1&to=draft',
    when: 'draft',
    proof: '.version-comparison',
  },
  {
    name: 'conflict',
    size: wide,
    path: '/admin/edit/$seaweed?language=en',
    when: 'draft',
    open: simulateConflict,
    proof: '.conflict',
  },
  {
    name: 'publish-set',
    size: low,
    path: '/admin/publish-sets?open=$openingSet',
    when: 'draft',
    proof: '.publish-set-document',
  },
  { name: 'broken-links', size: low, path: '/admin/checks', when: 'draft', proof: 'tbody tr' },
  {
    name: 'navigation',
    size: wide,
    path: '/admin/global/navigation',
    when: 'draft',
    proof: '[role="tree"], [role="treegrid"]',
  },
  {
    name: 'invite',
    size: wide,
    path: '/admin/settings?place=users',
    when: 'draft',
    open: fillInvitation,
    proof: dialog,
  },
  { name: 'audit-log', size: wide, path: '/admin/logs', when: 'greek', proof: 'tbody tr' },
]

/** Fonts of the site are optional: a first visit may show others, and the next one has them. */
async function openAgain(page: Page): Promise<void> {
  await page.reload()
}

/** The token is not one that a server printed. */
async function fillFirstOwner(page: Page): Promise<void> {
  await page.locator('[name="token"]').fill('q7Vd2kXw9TnBzR4hLsY8')
  await page.locator('[name="email"]').fill(owner.email)
  await page.locator('[name="username"]').fill('Maria Vasilaki')
  await page.locator('[name="password"]').fill(owner.password)
}

async function openInsertMenu(page: Page): Promise<void> {
  await page.locator(`${text} > p`).first().click()
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await page.keyboard.type('/')
  // The last state of the header, because saves get no response.
  await page.locator('.saving-state[data-state="saving"]').waitFor()
}

async function fillInvitation(page: Page): Promise<void> {
  await page.keyboard.press('c')
  await page.locator(`${dialog} [type="email"]`).fill('nikos@example.org')
  await page.locator(`${dialog} input:not([type="email"])`).first().fill('Nikos Vlachos')
}

/** A conflict as the server reports it, because a screenshot must not depend on the timing of two editors. */
async function simulateConflict(page: Page): Promise<void> {
  const saves = /\/api\/documents\/updates\/[^/]+\/en$/
  const theirs = 'Seaweed on blue paper: a week on Aegina'
  const base = await page.locator(title).inputValue()
  await page.route(saves, async (route) => {
    const { version, data } = route.request().postDataJSON()
    const conflicts = [{ field: 'title', base, yours: data.title, theirs }]
    await route.fulfill({
      status: 409,
      contentType: 'application/problem+json',
      json: {
        status: 409,
        code: 'version_conflict',
        message: 'Changed.',
        fields: [],
        data: {
          version: version + 1,
          editor: 'Nikos Vlachos',
          conflicts,
          theirs: { ...data, title: theirs },
        },
      },
    })
  })
  await page.locator(title).fill('Seaweed, dried and printed on blue paper')
  await page.keyboard.press('Control+s')
}
