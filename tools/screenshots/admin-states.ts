/**
 * Paths of the admin, and its states beyond the plain screens: how to reach each, in any language, and what
 * proves that it was reached.
 */

import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { model } from '../../content/model/index.ts'

/**
 * States of the admin beyond its plain screens: how to reach each, in any language, and what proves that it
 * was reached.
 */
export interface AdminState {
  readonly name: string
  /** Without the locale prefix. `$update` and `$picture` are replaced by ids. */
  readonly path: string
  readonly open?: (page: Page) => Promise<void>
  /** A selector that matches only in this state. */
  readonly proof: string
}

const press = (key: string) => (page: Page) => page.keyboard.press(key)
const click =
  (...selectors: readonly string[]) =>
  async (page: Page) => {
    for (const selector of selectors) await page.locator(selector).filter({ visible: true }).first().click()
  }

const edit = '/admin/edit/$update?language=en'
const dialog = 'dialog[open]'
const menu = '[role="menu"]'
const moreButton = '.page-header .button[aria-haspopup]'

/** The rich text editor. */
const text = '[contenteditable="true"]'
const titleField = '#en-title'

export const adminStates: readonly AdminState[] = [
  { name: 'palette', path: '/admin/updates', open: press('Control+k'), proof: dialog },
  { name: 'keys', path: '/admin/updates', open: press('?'), proof: dialog },
  { name: 'row-menu', path: '/admin/updates', open: click('tbody .button[aria-haspopup]'), proof: menu },
  {
    name: 'chosen',
    path: '/admin/updates',
    open: click('tbody input[type="checkbox"]'),
    proof: '.bulk-bar',
  },
  { name: 'account-menu', path: '/admin/updates', open: click('.account-button'), proof: menu },
  { name: 'invite', path: '/admin/settings?place=users', open: press('c'), proof: dialog },
  { name: 'picture', path: '/admin/media?open=$picture', proof: dialog },
  { name: 'edit-menu', path: edit, open: click(moreButton), proof: menu },
  { name: 'publish', path: edit, open: publish, proof: dialog },
  { name: 'versions', path: `${edit}&panel=versions`, proof: dialog },
  { name: 'insert', path: edit, open: insert, proof: '[role="option"]' },
  { name: 'find', path: edit, open: find, proof: '.find-bar, [role="search"] input' },
  { name: 'conflict', path: edit, open: meet, proof: '.conflict' },
  { name: 'signed-out', path: edit, open: signOut, proof: 'dialog.session-ended[open]' },
]

/** Changes the title, so that there is something to publish. */
async function publish(page: Page): Promise<void> {
  await page.locator(titleField).fill('Changed once more')
  await page.locator('.page-header .button').last().click()
}

async function insert(page: Page): Promise<void> {
  await page.locator(text).first().click()
  await page.keyboard.press('Control+End')
  await page.keyboard.press('Enter')
  await page.keyboard.type('/')
}

async function find(page: Page): Promise<void> {
  await page.locator(text).first().click()
  await page.keyboard.press('Control+f')
}

const saves = /\/api\/documents\/updates\/[^/]+\/en$/

/** Simulates a conflict: another user has changed the same title. */
async function meet(page: Page): Promise<void> {
  await page.route(saves, async (route) => {
    const { version, data } = route.request().postDataJSON()
    const theirs = 'What somebody else made of it'
    const conflicts = [{ field: 'title', base: 'What it was', yours: data.title, theirs }]
    const conflict = { version: version + 1, editor: 'Maarja', conflicts, theirs: { ...data, title: theirs } }
    const problem = { status: 409, code: 'version_conflict', message: 'Changed.', fields: [], data: conflict }
    await route.fulfill({ status: 409, contentType: 'application/problem+json', json: problem })
  })
  await page.locator(titleField).fill('What was made of it here')
  await page.keyboard.press('Control+s')
}

/** Ends the session and sends something. */
async function signOut(page: Page): Promise<void> {
  await page.context().clearCookies()
  await page.locator(titleField).fill('Written a moment too late')
}

const table = readFileSync(new URL('../../admin/routes.tsx', import.meta.url), 'utf8')
const named = [...table.matchAll(/'(\/admin[^']*)'/g)].map((match) => match[1] ?? '')
const lists = Object.values(model)
  .filter(({ kind }) => kind === 'collection')
  .map(({ name }) => `/admin/${name}`)

/** Every path of the admin, from its route table. `$slug` is replaced by one document. */
export const adminPaths: readonly string[] = [...new Set([...named, ...lists])]

/** Screens with several forms, chosen by a parameter of the URL. */
export const screenPaths: readonly string[] = [
  ...[
    'sections',
    'languages',
    'appearance',
    'visitors',
    'files',
    'connections',
    'users',
    'tokens',
    'mail',
    'personal',
    'webhooks',
    'backups',
  ].map((place) => `/admin/settings?place=${place}`),
  ...['orphaned-page', 'unready-draft'].map((kind) => `/admin/checks?kind=${kind}`),
  '/admin/logs?log=server',
  '/admin/media?view=list',
]
