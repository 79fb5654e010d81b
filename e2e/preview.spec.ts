/** Preview of drafts by link: in a window of its own, and in a frame of an allowed tool. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { z } from 'zod'
import { documentWithLayers, signIn } from '../tools/testing/editor.ts'
import type { Product } from '../tools/testing/product.ts'
import { removeDataFolder } from '../tools/testing/product.ts'
import { signInTo } from './admin.ts'
import { filledFolder } from './demonstration-folder.ts'
import { startPersistentProduct } from './shared-product.ts'
import { test as base, expect, expectAccessible } from './test.ts'

interface Tools {
  /** The origin of a tool that may frame previews, and of another that may not. */
  tool: string
  foreignTool: string
}

/** A page that frames another page, and records its messages. */
const framing = `<!doctype html><title>A tool</title><iframe title="Preview" width="800" height="600"></iframe><script>
  window.received = []
  addEventListener('message', ({ origin, data }) => received.push({ origin, ...data }))
  document.querySelector('iframe').src = new URLSearchParams(location.search).get('show')
</script>`

async function serveTool(use: (url: string) => Promise<void>): Promise<void> {
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html').end(framing)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await use(`http://127.0.0.1:${port}`)
  server.close()
}

const test = base.extend<object, Tools>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture dependencies from this pattern.
  tool: [async ({}, use) => serveTool(use), { scope: 'worker' }],
  // biome-ignore lint/correctness/noEmptyPattern: as above.
  foreignTool: [async ({}, use) => serveTool(use), { scope: 'worker' }],
  product: [
    async ({ tool }, use) => {
      const dataFolder = await filledFolder()
      const product = await startPersistentProduct({ dataFolder, env: { PREVIEW_HOST: tool } })
      await use(product)
      await product.stop()
      await removeDataFolder(dataFolder)
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

/** Creates a draft that was never published, and its preview link. */
async function draftOf({ url }: Product) {
  const editor = await signIn(url)
  const slug = `draft-${crypto.randomUUID()}`
  const data = { title: 'Written today', slug, body: 'Not public yet.' }
  const { id } = await editor.call('POST', '/api/documents/updates', documentWithLayers, {
    locale: 'en',
    data,
  })
  const path = `/api/documents/updates/${id}`
  const made = z.object({ id: z.string(), url: z.string() })
  const preview = await editor.call('POST', `${path}/preview`, made, { locale: 'en' })
  const rename = (title: string) =>
    editor.call('PUT', `${path}/en`, z.unknown(), { version: 1, data: { title } })
  const revoke = () => editor.call('DELETE', `/api/previews/${preview.id}`, z.undefined())
  return { id, slug, address: preview.url, rename, revoke }
}

const receivedMessages = (page: Page) => page.evaluate(() => Reflect.get(window, 'received'))

test('a draft opens by its link, which then has a clean URL, until the preview is left', async ({
  page,
  product,
}) => {
  const { slug, address } = await draftOf(product)
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Written today')
  await expect(page).toHaveURL(`/updates/${slug}`)
  await expectAccessible(page)
  expect(await page.evaluate(() => sessionStorage.getItem('previewToken'))).toMatch(/^[\w.-]+$/)

  await page.goto('/updates')
  await page.goto(`/updates/${slug}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Written today')
})

test.describe('left', () => {
  test.use({ expectedMessages: [/404/] })

  test('a preview leaves nothing behind', async ({ page, product }) => {
    const { slug, address } = await draftOf(product)
    await page.goto(address)
    await page.getByRole('link', { name: 'Exit preview' }).click()
    await expect(page.getByText(`Page not found: /updates/${slug}`)).toBeVisible()
    await expect(page).toHaveURL(`/updates/${slug}`)
    expect(await page.evaluate(() => ({ ...sessionStorage }))).not.toHaveProperty('previewToken')
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('previewToken')
  })
})

test.describe('revoked', () => {
  test.use({ expectedMessages: [/404/] })

  test('a link says so, and the browser forgets the preview', async ({ page, product }) => {
    const { slug, address, revoke } = await draftOf(product)
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Written today')
    await revoke()
    const notice = page.getByRole('complementary', { name: 'Preview' })
    await page.goto('/updates')
    await expect(notice).toHaveText(/^This preview link was revoked\. Ask the sender for a new one/)
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('previewToken')
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(notice).toBeHidden()
    await page.goto(address)
    await expect(notice).toBeVisible()
    await expect(page).toHaveURL(`/updates/${slug}`)
    await expectAccessible(page)
  })
})

test.describe('shared', () => {
  test.use({ expectedMessages: [/404/] })

  test('a link made in the admin shows the draft to a signed-out visitor, until it is revoked', async ({
    page,
    product,
    browser,
  }) => {
    const { id, slug } = await draftOf(product)
    await signInTo(page, `/admin/edit/${id}?language=en`)
    await page.getByRole('button', { name: 'More actions', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Share preview…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Share preview' })
    await expect(dialog.getByText('No preview links yet')).toBeVisible()
    await dialog.getByText('1 day', { exact: true }).click()
    await dialog.getByRole('button', { name: 'Create link' }).click()
    const address = await dialog.getByRole('textbox', { name: 'Preview link' }).inputValue()
    const revoke = dialog.getByRole('button', { name: /^Revoke link by / })
    await expect(revoke).toHaveCount(1)
    await expectAccessible(page)

    const visitor = await (await browser.newContext({ baseURL: product.url })).newPage()
    await visitor.goto(address)
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Written today')
    await revoke.click()
    await expect(dialog.getByText('No preview links yet')).toBeVisible()
    await expect(dialog.getByRole('textbox', { name: 'Preview link' })).toBeHidden()
    await expect(dialog.getByRole('heading', { name: 'Preview links' })).toBeFocused()
    await visitor.goto(`/updates/${slug}`)
    await expect(visitor.getByText('This preview link was revoked.', { exact: false })).toBeVisible()
    await visitor.context().close()
  })
})

test.describe('closed in the admin', () => {
  test.use({ expectedMessages: [/404/] })

  test('a preview shows drafts nowhere else, and none after it was closed', async ({ page, product }) => {
    const { id, slug } = await draftOf(product)
    await signInTo(page, `/admin/edit/${id}?part=preview`)
    const frame = page.frameLocator('iframe')
    await expect(frame.getByRole('heading', { level: 1 })).toHaveText('Written today')
    const visitor = await page.context().newPage()
    await visitor.goto(`${product.url}/updates/${slug}`)
    await expect(visitor.getByText(`Page not found: /updates/${slug}`)).toBeVisible()

    // The preview continues from page to page, once its script has started.
    const started = () => page.evaluate(() => sessionStorage.getItem('previewPath'))
    await expect.poll(started).toBe(`/updates/${slug}`)
    await frame.getByRole('link', { name: 'Updates' }).first().click()
    await expect(frame.getByRole('link', { name: 'Exit preview' })).toBeVisible()
    await expect(frame.getByRole('heading', { level: 1 })).toHaveText('Updates')

    const opened = page.waitForEvent('popup')
    await page.getByRole('button', { name: 'Open in new tab' }).click()
    await expect((await opened).getByRole('heading', { level: 1 })).toHaveText('Written today')
    await page.getByRole('button', { name: 'Preview', exact: true }).click()
    await expect(page.locator('iframe')).toHaveCount(0)
    await visitor.reload()
    await expect(visitor.getByText(`Page not found: /updates/${slug}`)).toBeVisible()
  })
})

test('an allowed tool frames the preview, controls it, and shows changes', async ({
  page,
  product,
  tool,
}) => {
  const { id, slug, address, rename } = await draftOf(product)
  await page.goto(`${tool}/?show=${encodeURIComponent(product.url + address)}`)
  const frame = page.frameLocator('iframe')
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText('Written today')
  await expect
    .poll(() => receivedMessages(page))
    .toContainEqual({
      origin: product.url,
      type: 'nuxt-content:preview:ready',
      payload: { path: `/updates/${slug}` },
    })

  await frame.getByRole('heading', { level: 1 }).click()
  await expect
    .poll(() => receivedMessages(page))
    .toContainEqual({
      origin: product.url,
      type: 'cyanotype:preview:source',
      payload: { type: 'updates', id, locale: 'en', field: 'title' },
    })

  const send = (message: object) =>
    page.evaluate(
      ([data, origin]) => document.querySelector('iframe')?.contentWindow?.postMessage(data, origin),
      [message, product.url] as const,
    )
  await rename('Written again')
  await send({ type: 'nuxt-content:editor:file-changed', payload: { additions: [], deletions: [] } })
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText('Written again')

  await send({ type: 'nuxt-content:editor:file-selected', payload: { path: 'https://evil.example/' } })
  await send({ type: 'nuxt-content:editor:file-selected', payload: { path: '/updates' } })
  await expect
    .poll(() => receivedMessages(page))
    .toContainEqual({
      origin: product.url,
      type: 'nuxt-content:preview:navigate',
      payload: { path: '/updates', navigate: true },
    })
})

test.describe('any other site', () => {
  test.use({ expectedMessages: [/frame/i] })

  test('cannot frame the preview', async ({ page, product, foreignTool }) => {
    const { address } = await draftOf(product)
    await page.goto(`${foreignTool}/?show=${encodeURIComponent(product.url + address)}`)
    await expect.poll(() => page.frames()[1]?.url()).toMatch(/^chrome-error:/)
    expect(await receivedMessages(page)).toEqual([])
  })
})
