/** Lists of many documents, bulk actions, and the screens beside them: trash and messages. */
import type { Page } from '@playwright/test'
import { documentWithLayers, signIn } from '../../tools/testing/editor.ts'
import { multiplyDocuments, writeDocument } from '../../tools/testing/many-documents.ts'
import { removeDataFolder, startProduct } from '../../tools/testing/product.ts'
import { filledFolder } from '../demonstration-folder.ts'
import { expect, expectAccessible, test } from '../test.ts'
import { publishedUpdate } from '../updates.ts'
import { signInAs } from './users.ts'

const row = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(name) })

test('a document is found, moved to the trash by key, and restored by undo', async ({ page, product }) => {
  const title = `Found again ${Date.now()}`
  await publishedUpdate(product.url, { title, body: 'Words.' })
  await signInAs(page, product.url, 'editor')
  await page.goto('/admin/updates')
  await expect(page.getByRole('grid', { name: 'Updates' })).not.toHaveAttribute('aria-busy', 'true')
  await page.keyboard.press('/')
  await page.keyboard.type(title)
  await expect(page).toHaveURL(/q=Found/)
  await expect(row(page, title)).toBeVisible()
  await page.getByRole('searchbox').blur()
  await page.keyboard.press('j')
  await expect(page.getByRole('link', { name: title })).toBeFocused()
  await page.keyboard.press('x')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Move to trash' }).click()
  await expect(row(page, title)).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row(page, title).getByText('English: Published')).toBeAttached()
})

test('a list of ten thousand documents scrolls, and keeps its position after a return', {
  tag: '@full',
}, async ({ page }) => {
  test.slow()
  const dataFolder = await filledFolder()
  const first = await startProduct({ dataFolder })
  const editor = await signIn(first.url)
  const ids: string[] = []
  for (let number = 0; number < 20; number += 1) ids.push(await writeDocument(editor, number))
  await first.stop()
  multiplyDocuments(`${dataFolder}/cyanotype.db`, ids, 10_000)
  const product = await startProduct({ dataFolder })
  try {
    await signInAs(page, product.url, 'owner')
    await page.goto(`${product.url}/admin/updates?sort=title&direction=ascending`)
    await expect(page.getByText('More than 1,000 documents')).toBeVisible()
    const links = page.getByRole('rowheader').getByRole('link')
    const before = await links.first().textContent()
    for (let times = 0; times < 12; times += 1) {
      await links.last().focus()
      await page.keyboard.press('PageDown')
    }
    await expect(links.filter({ hasText: before ?? '' })).toHaveCount(0)
    const name = (await page.locator('a:focus').textContent()) ?? ''
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/admin\/edit\//)
    await page.goBack()
    await expect(page.getByRole('link', { name, exact: true })).toBeFocused()
    // Stops the prefetches of the screen before the product ends.
    await page.goto('about:blank')
  } finally {
    await product.stop()
    await removeDataFolder(dataFolder)
  }
})

test('documentation is listed as a tree of its URLs, and flat in another order', { tag: '@full' }, async ({
  page,
  product,
}) => {
  const mark = crypto.randomUUID().slice(0, 8)
  const editor = await signIn(product.url)
  for (const path of ['more', 'guides/wash/water', 'guides', 'guides/wash', 'guides/zinc']) {
    const data = { title: `${path.split('/').at(-1)} ${mark}`, slug: `${mark}-${path}`, body: 'Words.' }
    await editor.call('POST', '/api/documents/docs', documentWithLayers, { locale: 'en', data })
  }
  await signInAs(page, product.url, 'editor')
  await page.goto('/admin/docs')
  const names = page.getByRole('rowheader').filter({ hasText: mark })
  await expect(names).toHaveText([
    `guides ${mark}`,
    `wash ${mark} level 2`,
    `water ${mark} level 3`,
    `zinc ${mark} level 2`,
    `more ${mark}`,
  ])
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Title', exact: true }).click()
  await expect(names).toHaveText(['guides', 'more', 'wash', 'water', 'zinc'].map((name) => `${name} ${mark}`))
})

test('a contact message is read, answered and deleted', { tag: '@full' }, async ({ page, product }) => {
  const name = `Kati ${Date.now()}`
  const data = {
    name,
    email: 'kati@example.org',
    message: 'May we print a fern?',
    page: '/contact',
    locale: 'en',
    seconds: 20,
  }
  const sent = await page.request.post(`${product.url}/api/enquiries`, { data })
  expect(sent.status(), await sent.text()).toBe(201)
  await signInAs(page, product.url, 'owner')
  await page.goto('/admin/enquiries')
  await page.getByRole('link', { name }).click()
  const message = page.getByRole('article', { name: `Message from ${name}` })
  await expect(message.getByRole('radio', { name: 'Read' })).toBeChecked()
  await expectAccessible(page)
  await message.getByText('Answered').click()
  await expect(row(page, name).getByText('Answered')).toBeVisible()
  await message.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByRole('button', { name: 'Delete permanently' }).click()
  await expect(page.getByRole('link', { name })).toHaveCount(0)
})
