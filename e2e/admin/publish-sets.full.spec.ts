/** Publish sets: documents are collected in the editor, previewed, published together and undone. */
import type { Browser, Locator, Page } from '@playwright/test'
import { z } from 'zod'
import type { Editor } from '../../tools/testing/editor.ts'
import { documentWithLayers, signIn } from '../../tools/testing/editor.ts'
import { expect, expectAccessible, test } from '../test.ts'
import { signInAs } from './users.ts'

test.use({ expectedMessages: [/404/] })

async function draft(editor: Editor, type: string, locale: string, data: object): Promise<string> {
  const { id } = await editor.call('POST', `/api/documents/${type}`, documentWithLayers, { locale, data })
  return id
}

/** Reads pages as a visitor without scripting. */
async function openReader(browser: Browser, url: string) {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: url })
  const page = await context.newPage()
  return { page, close: () => context.close() }
}

/** An update in English and Greek, and a page. None is public. */
async function drafts(url: string) {
  const editor = await signIn(url)
  const data = { title: 'Spring at the press', slug: 'spring-press', body: 'Text.' }
  const update = await draft(editor, 'updates', 'en', data)
  const greek = { title: 'Άνοιξη', slug: 'anoixi', body: 'Κείμενο.' }
  await editor.call('PUT', `/api/documents/updates/${update}/el`, z.unknown(), { version: 0, data: greek })
  const own = await draft(editor, 'pages', 'en', { title: 'Spring page', slug: 'spring-page' })
  return { update, own }
}

const addresses = ['/updates/spring-press', '/el/updates/anoixi', '/spring-page']

async function openAddDialog(page: Page, id: string): Promise<Locator> {
  await page.goto(`/admin/edit/${id}?language=en`)
  await page.getByRole('button', { name: 'More actions', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Add to publish set…' }).click()
  return page.getByRole('dialog', { name: 'Add to publish set' })
}

/** The preview shows the documents in lists and at their addresses. */
async function checkPreview(page: Page, url: string): Promise<void> {
  const opened = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Preview', exact: true }).click()
  const preview = await opened
  await expect(preview.getByText('Preview: the site as it will be', { exact: false })).toBeVisible()
  await preview.goto(`${url}/updates`)
  await expect(preview.getByRole('link', { name: 'Spring at the press' }).first()).toBeVisible()
  await preview.goto(`${url}/spring-page`)
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Spring page')
  await preview.goto(`${url}/?preview=`)
  await preview.close()
}

test('an update, its Greek translation and a page are published and undone together', async ({
  page,
  product,
  browser,
}) => {
  const { update, own } = await drafts(product.url)
  await signInAs(page, product.url, 'editor')
  const dialog = await openAddDialog(page, update)
  await dialog.getByRole('textbox', { name: 'Name of the new set' }).fill('Spring')
  await expect(dialog.getByRole('checkbox', { name: 'Greek' })).toBeChecked()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Add 1 document' }).click()
  await expect(dialog).toBeHidden()
  await openAddDialog(page, own)
  await expect(dialog.getByRole('radio', { name: 'Spring' })).toBeChecked()
  await dialog.getByRole('button', { name: 'Add 1 document' }).click()
  await page.getByRole('button', { name: 'Open set' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Spring' })).toBeVisible()
  await expect(page.getByRole('list', { name: 'Documents' }).getByRole('link')).toHaveCount(2)
  await expectAccessible(page)
  await checkPreview(page, product.url)

  const reader = await openReader(browser, product.url)
  const statuses = async () => {
    const found: number[] = []
    for (const address of addresses) found.push((await reader.page.goto(address))?.status() ?? 0)
    return found
  }
  expect(await statuses()).toEqual([404, 404, 404])
  await page.getByRole('button', { name: 'Publish…' }).click()
  await page.getByRole('button', { name: 'Publish 2 documents' }).click()
  await expect(page.getByRole('button', { name: 'Undo publication…' })).toBeVisible()
  expect(await statuses()).toEqual([200, 200, 200])

  await page.getByRole('button', { name: 'Undo publication…' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo publication' }).click()
  await expect(page.getByText(/and undone later\.$/)).toBeVisible()
  expect(await statuses()).toEqual([404, 404, 404])
  await reader.close()
})
