/** Writing by keyboard alone: copies, links, images, find, source, versions, schedules and conflicts. */
import type { Page } from '@playwright/test'
import { z } from 'zod'
import { documentWithLayers, savedDraft, signIn } from '../../tools/testing/editor.ts'
import { field, tabTo } from '../admin.ts'
import { expectAccessible } from '../test.ts'
import { publishedUpdate } from '../updates.ts'
import {
  arrowTo,
  choose,
  expect,
  give,
  press,
  pressAndWait,
  run,
  signInByKeys,
  test,
  write,
} from './keyboard.ts'

// The editor checks whether a slug is free, and a lost network logs errors, also for prefetches.
const noted = /status of 409|ERR_INTERNET_DISCONNECTED|A part of the admin could not be fetched/
test.use({ expectedMessages: [noted] })

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const text = (page: Page) => field(page, 'Text')
const saved = (page: Page) => page.getByText('Saved', { exact: true })

test('a document is created from a copy and from a file', async ({ page, product }) => {
  const mark = crypto.randomUUID().slice(0, 8)
  await publishedUpdate(product.url, { title: `Walnut ${mark}`, body: 'Brown.' })
  await signInByKeys(page, '/admin/create')
  const tabs = page.getByRole('tablist', { name: 'Create from' })
  await tabTo(page, tabs.getByRole('tab', { name: 'Blank document' }))
  await page.keyboard.press('ArrowRight')
  await expect(tabs.getByRole('tab', { name: 'Existing document' })).toHaveAttribute('aria-selected', 'true')
  const original = page.getByRole('combobox', { name: 'Document to duplicate' })
  await tabTo(page, original)
  await page.keyboard.type(mark)
  await expect(page.getByRole('option', { name: `Walnut ${mark}` })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await press(page, button(page, 'Duplicate'))
  await expect(field(page, 'Title')).toHaveValue(`Walnut ${mark}`)

  await page.goto('/admin/create')
  await tabTo(page, tabs.getByRole('tab', { name: 'Blank document' }))
  await page.keyboard.press('End')
  const buffer = Buffer.from(`---\ntitle: Oak ${mark}\n---\nGalls and iron.\n`)
  await give(page, page.getByLabel('MDX or Markdown file'), [
    { name: 'oak.mdx', mimeType: 'text/markdown', buffer },
  ])
  await expect(page.getByText('Fields to import: Title and Text.')).toBeVisible()
  await press(page, button(page, 'Create document'))
  await expect(field(page, 'Title')).toHaveValue(`Oak ${mark}`)
})

test('a text gets a link and an image, and is searched, shown as source and in full screen', async ({
  page,
  product,
}) => {
  test.slow()
  const mark = crypto.randomUUID().slice(0, 8)
  const { id } = await publishedUpdate(product.url, {
    title: `Iron ${mark}`,
    body: '## Water\n\nWash the paper',
  })
  await signInByKeys(page, `/admin/edit/${id}`)
  await tabTo(page, text(page))
  await page.keyboard.press('ControlOrMeta+End')
  await page.keyboard.press('ControlOrMeta+Shift+ArrowLeft')
  await page.keyboard.press('ControlOrMeta+k')
  const link = page.getByRole('dialog', { name: 'Link' })
  await expect(link.getByRole('combobox', { name: 'URL or page' })).toBeFocused()
  await page.keyboard.type(mark)
  await expect(link.getByRole('option').first()).toContainText(`Iron ${mark}`)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await press(page, link.getByRole('button', { name: 'Insert link' }))
  await expect(text(page)).toBeFocused()
  await expect(text(page).getByRole('link', { name: 'paper' })).toBeVisible()

  await page.keyboard.press('ControlOrMeta+End')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Alt+F10')
  const tools = page.getByRole('toolbar', { name: 'Text toolbar' })
  await arrowTo(page, tools.getByRole('button', { name: 'Image' }), 'ArrowRight')
  await page.keyboard.press('Enter')
  const picker = page.getByRole('dialog', { name: 'Choose image' })
  const tiles = picker.getByRole('group').getByRole('button')
  await expect(tiles.first()).toBeVisible()
  await press(page, tiles.first())
  await press(page, picker.getByRole('button', { name: 'Choose 1 file' }))
  await expect(picker).toBeHidden()
  await expect(text(page).getByRole('figure')).toHaveCount(1)

  await findAndReplace(page)
  await useTool(page, 'More')
  await choose(page, page.getByRole('menuitemcheckbox', { name: 'Outline' }))
  const outline = page.getByRole('navigation', { name: 'Text outline' })
  await press(page, outline.getByRole('button', { name: 'Water' }))
  await expect(text(page)).toBeFocused()
  await useTool(page, 'More')
  await choose(page, page.getByRole('menuitemcheckbox', { name: 'Focus mode' }))
  const asleep = page
    .locator('[inert]')
    .filter({ has: page.getByRole('navigation', { name: 'Document languages' }) })
  await expect(asleep).not.toHaveCount(0)
  await tabTo(page, text(page))
  await page.keyboard.press('Escape')
  await expect(asleep).toHaveCount(0)
  await useTool(page, 'More')
  await choose(page, page.getByRole('menuitemcheckbox', { name: 'Source' }))
  const source = text(page).and(page.locator('textarea'))
  await tabTo(page, source)
  await expect(source).toHaveValue(/^## Water\n\nRinse the \[paper\]\(.*\)\n\n<Figure /)
})

test('a version is compared and restored, and a publication is scheduled', async ({ page, product }) => {
  test.slow()
  const mark = crypto.randomUUID().slice(0, 8)
  const { id } = await publishedUpdate(product.url, { title: `Alum ${mark}`, body: 'First words.' })
  await signInByKeys(page, `/admin/edit/${id}`)
  await tabTo(page, text(page))
  await page.keyboard.press('ControlOrMeta+End')
  await page.keyboard.type(' And more of them.')
  await page.keyboard.press('ControlOrMeta+s')
  await expect(saved(page)).toBeVisible()

  await page.keyboard.press('ControlOrMeta+Shift+h')
  const versions = page.getByRole('dialog', { name: 'Versions' })
  await press(page, versions.getByRole('button', { name: 'Compare with current: version 1' }))
  const changed = page.getByRole('dialog', { name: 'Changes' })
  await expect(changed.getByRole('heading', { name: 'Text' })).toBeVisible()
  await expect(changed).toContainText('And more of them.')
  await expectAccessible(page)
  await press(page, changed.getByRole('button', { name: 'Restore version 1' }))
  await expect(changed).toBeHidden()
  await expect(text(page)).toHaveText('First words.')
  await page.keyboard.press('F8')
  const notices = page.getByRole('region', { name: /^Notifications/ })
  await press(page, notices.getByRole('button', { name: 'Undo' }))
  await expect(text(page)).toHaveText('First words. And more of them.')

  await press(page, button(page, 'More actions'))
  await choose(page, page.getByRole('menuitem', { name: 'Schedule…' }))
  const schedule = page.getByRole('dialog', { name: 'Schedule' })
  await write(page, schedule.getByLabel('Date', { exact: true }), '11/11/2099')
  await page.keyboard.press('Tab')
  await write(page, schedule.getByLabel('Time', { exact: true }), '12:30')
  await page.keyboard.press('Tab')
  await pressAndWait(page, schedule.getByRole('button', { name: 'Schedule' }), /\/schedule/)
  await expect(
    page
      .getByText(/11 Nov 2099/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible()
})

test('an out-of-date translation is marked as up to date', async ({ page, product }) => {
  const { id } = await publishedUpdate(product.url, { title: 'Cochineal', body: 'First words.' })
  const editor = await signIn(product.url)
  const path = `/api/documents/updates/${id}`
  const { layers } = await editor.call('GET', path, documentWithLayers)
  const data = { ...layers.en?.data, body: 'Other words.' }
  const version = layers.en?.version ?? 0
  const { layer } = await editor.call('PUT', `${path}/en`, savedDraft, { version, data })
  await editor.call('POST', `${path}/publish`, z.unknown(), {
    layers: { en: layer.version, '*': layers['*']?.version ?? 0 },
  })
  await signInByKeys(page, `/admin/edit/${id}?language=el`)
  const stale = page.getByText('1 change in English since this was translated')
  await expect(stale).toBeVisible()
  await press(page, page.locator('.stale-field summary'))
  await press(page, page.getByRole('note').getByRole('button', { name: 'Mark as up to date' }))
  await expect(stale).toBeHidden()
})

test('a conflict between two texts is resolved', async ({ page, product }) => {
  test.slow()
  const { id } = await publishedUpdate(product.url, { title: 'Madder', body: 'Red.' })
  await signInByKeys(page, `/admin/edit/${id}`)
  await expect(field(page, 'Title')).toHaveValue('Madder')
  await page.context().setOffline(true)
  await write(page, field(page, 'Title'), 'Madder by me')
  await expect(page.getByText('Offline: saved on this device')).toBeVisible()
  const editor = await signIn(product.url)
  const path = `/api/documents/updates/${id}`
  const { layers } = await editor.call('GET', path, documentWithLayers)
  const version = layers.en?.version ?? 0
  const data = { ...layers.en?.data, title: 'Madder by another' }
  await editor.call('PUT', `${path}/en`, z.unknown(), { version, data })
  await page.context().setOffline(false)
  await press(page, button(page, 'Resolve conflict'))
  await expect(page.getByRole('heading', { name: 'You edited this in another window' })).toBeFocused()
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - heading /You edited this in another window/
  `)
  await write(page, page.getByRole('textbox', { name: /^Combined text/ }), 'Madder by both')
  await press(page, button(page, 'Resolve and save'))
  await expect(field(page, 'Title')).toHaveValue('Madder by both')
  await expect(saved(page)).toBeVisible()
})

test('an update is written in the quick composer with an image of the library', async ({ page, product }) => {
  const mark = crypto.randomUUID().slice(0, 8)
  await signInByKeys(page, '/admin/updates-simple')
  await write(page, field(page, 'Title'), `Weld ${mark}`)
  await write(page, page.getByRole('textbox', { name: /^Text/ }), 'Yellow.')
  await press(page, button(page, 'Choose from library'))
  const picker = page.getByRole('dialog', { name: 'Choose image' })
  await press(page, picker.getByRole('group').getByRole('button').first())
  await expect(page.getByRole('region', { name: 'Image' }).getByRole('img')).toBeVisible()
  const tabs = page.getByRole('tablist')
  await tabTo(page, tabs.getByRole('tab', { selected: true }))
  await arrowTo(page, tabs.getByRole('tab', { name: 'Eesti' }), 'ArrowRight')
  await write(page, field(page, 'Title'), `Reseeda ${mark}`)
  await write(page, page.getByRole('textbox', { name: /^Text/ }), 'Kollane.')
  await press(page, button(page, 'Publish 2 languages'))
  await expect(page.getByText('Published in English and Estonian')).toBeVisible()
  expect((await page.request.get(`${product.url}/et/updates/reseeda-${mark}`)).status()).toBe(200)
})

test('the footer and search engine texts are written and published', async ({ page, product }) => {
  test.slow()
  const mark = crypto.randomUUID().slice(0, 8)
  await signInByKeys(page, '/admin/global/footer')
  await write(page, field(page, 'Text at the bottom'), `Made of light, ${mark}`)
  await publishByKeys(page)
  await run(page, 'Search engines')
  const titles = field(page, 'Title template')
  await write(page, titles, `%s, ${mark}`)
  await publishByKeys(page)
  const answer = await (await page.request.get(`${product.url}/contact`)).text()
  expect(answer).toContain(`Made of light, ${mark}`)
  expect(answer).toMatch(new RegExp(`<title>[^<]+, ${mark}</title>`))
  // Restores the value, because later tests use the same product.
  await write(page, titles, ' ')
  await page.keyboard.press('Backspace')
  await publishByKeys(page)
})

async function findAndReplace(page: Page): Promise<void> {
  await tabTo(page, text(page))
  await page.keyboard.press('ControlOrMeta+f')
  const finding = page.getByRole('search', { name: 'Find and replace' })
  await expect(finding.getByRole('searchbox', { name: 'Find' })).toBeFocused()
  await page.keyboard.type('wash')
  await expect(finding.getByText('1 of 1')).toBeVisible()
  await write(page, finding.getByRole('textbox', { name: 'Replace with' }), 'Rinse')
  await press(page, finding.getByRole('button', { name: 'Replace 1 match' }))
  await expect(text(page)).toContainText('Rinse the paper')
  await page.keyboard.press('Escape')
  await expect(text(page)).toBeFocused()
}

/**
 * Alt+F10 moves from the text to its toolbar, because Ctrl+K inserts a link there. With a selection, the
 * selection toolbar comes first.
 */
async function useTool(page: Page, name: string): Promise<void> {
  await tabTo(page, text(page))
  await page.keyboard.press('ControlOrMeta+End')
  await expect(page.getByText(/words? of \d+ selected/)).toBeHidden()
  await page.keyboard.press('Alt+F10')
  const tools = page.getByRole('toolbar', { name: 'Text toolbar' })
  await arrowTo(page, tools.getByRole('button', { name, exact: true }), 'ArrowRight')
  await page.keyboard.press('Enter')
}

async function publishByKeys(page: Page): Promise<void> {
  await page.keyboard.press('ControlOrMeta+Shift+Enter')
  const confirm = page.getByRole('dialog', { name: 'Publish' }).getByRole('button', { name: /^Publish/ })
  await expect(confirm).not.toHaveAttribute('aria-disabled', 'true')
  await pressAndWait(page, confirm, /\/publish$/)
}
