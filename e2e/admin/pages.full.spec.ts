/** An organisation's own pages: written in two languages, read without script, in a menu, and moved. */
import { documentHref } from '@cyanotype/content/model/index.ts'
import type { Page } from '@playwright/test'
import { z } from 'zod'
import { documentWithLayers, signIn } from '../../tools/testing/editor.ts'
import { field, publish } from '../admin.ts'
import { expect, expectAccessible, test } from '../test.ts'
import { signInAs } from './users.ts'

type Texts = Readonly<Record<'en' | 'el', { readonly title: string; readonly slug: string }>>

type Editor = Awaited<ReturnType<typeof signIn>>

async function publishPage(editor: Editor, { en, el }: Texts): Promise<string> {
  const write = (data: Texts['en']) => ({ ...data, summary: 'In short.', body: '## Part\n\nText.' })
  const path = '/api/documents/pages'
  const { id } = await editor.call('POST', path, documentWithLayers, { locale: 'en', data: write(en) })
  await editor.call('PUT', `${path}/${id}/el`, z.unknown(), { version: 0, data: write(el) })
  await editor.call('PUT', `${path}/${id}/*`, z.unknown(), { version: 0, data: { order: 1 } })
  const { layers } = await editor.call('GET', `${path}/${id}`, documentWithLayers)
  await editor.call('POST', `${path}/${id}/publish`, z.unknown(), {
    layers: { en: layers.en?.version, el: layers.el?.version, '*': layers['*']?.version },
  })
  return id
}

async function addToMenu(editor: Editor, item: object): Promise<void> {
  const path = '/api/documents/navigation/navigation'
  const { en } = (await editor.call('GET', path, documentWithLayers)).layers
  const { main = [] } = z.looseObject({ main: z.array(z.unknown()).optional() }).parse(en?.data ?? {})
  const data = { main: [...main, item] }
  await editor.call('PUT', `${path}/en`, z.unknown(), { version: en?.version ?? 0, data })
  const { layers } = await editor.call('GET', path, documentWithLayers)
  await editor.call('POST', `${path}/publish`, z.unknown(), { layers: { en: layers.en?.version } })
}

/** Creates a page below another one, and returns to that. */
async function createBelow(page: Page, parent: string): Promise<void> {
  await page.goto(`/admin/edit/${parent}?language=en`)
  await page.getByRole('button', { name: 'More actions', exact: true }).click()
  await page.getByRole('menuitem', { name: 'New page below' }).click()
  await expect(field(page, 'Title')).toBeFocused()
  await page.keyboard.type('Our board')
  await expect(field(page, 'Path')).toHaveValue('about/our-board')
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await page.goto(`/admin/edit/${parent}?language=en`)
}

test('own pages form a tree in each language, can be in a menu, and leave a redirect when they move', async ({
  page,
  product,
  browser,
}) => {
  const editor = await signIn(product.url)
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: product.url })
  const visitor = await context.newPage()
  const statusOf = async (path: string) => (await visitor.goto(path))?.status()
  expect(await statusOf('/about')).toBe(404)

  const parent = await publishPage(editor, {
    en: { title: 'About us', slug: 'about' },
    el: { title: 'Σχετικά', slug: 'σχετικά' },
  })
  expect(await statusOf('/about')).toBe(200)
  await expect(visitor.locator('.own-page-below')).toHaveCount(0)
  const child = await publishPage(editor, {
    en: { title: 'Our team', slug: 'about/team' },
    el: { title: 'Η ομάδα', slug: 'σχετικά/ομάδα' },
  })

  await visitor.goto('/about')
  await visitor.locator('.own-page-below').getByRole('link', { name: 'Our team' }).click()
  await expect(visitor).toHaveURL('/about/team')
  await expect(visitor.getByRole('heading', { level: 1, name: 'Our team' })).toBeVisible()
  await expect(visitor.locator('.breadcrumbs a')).toHaveAttribute('href', '/about')
  await visitor.goto('/el/about/team')
  await expect(visitor).toHaveURL(encodeURI('/el/σχετικά/ομάδα'))
  await expect(visitor.locator('.breadcrumbs a')).toHaveText('Σχετικά')
  expect(await statusOf('/et/about/team')).toBe(200)
  await expect(visitor.getByRole('heading', { level: 1, name: 'Our team' })).toBeVisible()
  await visitor.goto('/search?q=team&in=pages')
  await expect(visitor.locator('.search-results a[href="/about/team"]').first()).toBeVisible()

  await addToMenu(editor, { text: 'Our team', href: documentHref('pages', child), items: [] })
  await visitor.goto('/')
  await expect(visitor.locator('header a[href="/about/team"]').first()).toBeAttached()

  await signInAs(page, product.url, 'editor')
  await page.goto('/admin/pages-list')
  await expect(page.getByRole('link', { name: 'About us' }).first()).toBeVisible()
  await expectAccessible(page)
  await createBelow(page, parent)
  await field(page, 'Path').fill('updates')
  await page.getByRole('button', { name: 'Publish…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Publish' })
  await expect(dialog).toContainText('The slug “updates” is reserved by the system.')
  await page.keyboard.press('Escape')
  await field(page, 'Path').fill('who-we-are')
  await publish(page)

  await visitor.goto('/about')
  await expect(visitor).toHaveURL('/who-we-are')
  await expect(visitor.getByRole('heading', { level: 1, name: 'About us' })).toBeVisible()
  await visitor.goto('/about/team')
  await expect(visitor.locator('.breadcrumbs')).toHaveCount(0)
  await context.close()
})
