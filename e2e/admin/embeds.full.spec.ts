/** Embeds: pasted in the editor, published, and loaded only after a visitor agrees. */
import type { Locator, Page } from '@playwright/test'
import { z } from 'zod'
import { documentWithLayers, signIn } from '../../tools/testing/editor.ts'
import { publish, writeSource } from '../admin.ts'
import { expect, expectAccessible, test } from '../test.ts'
import { signInAs } from './users.ts'

const services = /^https:\/\/(?:[\w-]+\.)*(?:youtube-nocookie\.com|youtube\.com|mastodon\.example)\//

/** Answers for the services, and notes what was requested from them. */
async function mockServices(page: Page): Promise<string[]> {
  const requested: string[] = []
  const post = `<!doctype html><html lang="en"><title>Post</title><p>Post</p><script>
    addEventListener('message', ({ data, source }) => source.postMessage({ ...data, height: 333 }, '*'))
  </script></html>`
  await page.context().route(services, (route) => {
    requested.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: post })
  })
  return requested
}

async function paste(text: Locator, address: string): Promise<void> {
  await text.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', pasted)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, address)
}

async function openUpdate(page: Page, url: string, slug: string): Promise<void> {
  const editor = await signIn(url)
  const path = '/api/documents/pages'
  const { id } = await editor.call('POST', path, documentWithLayers, {
    locale: 'en',
    data: { title: slug, slug },
  })
  await editor.call('PUT', `${path}/${id}/*`, z.unknown(), { version: 0, data: { template: 'wide' } })
  await signInAs(page, url, 'editor')
  await page.goto(`/admin/edit/${id}?language=en`)
}

test('a pasted address becomes an embed, and its frame loads only when a visitor presses the button', async ({
  page,
  product,
  browser,
}) => {
  const requested = await mockServices(page)
  await openUpdate(page, product.url, 'films')
  const text = page.getByRole('textbox', { name: 'Text', exact: true })
  await text.click()
  await paste(text, 'https://youtu.be/aqz-KE-bpKQ?t=1m30s&si=counted')
  await expect(text.locator('.embed')).toContainText('Load from YouTube')
  await text.getByRole('textbox', { name: 'Title' }).fill('Star trails')
  await publish(page)
  expect(requested).toEqual([])

  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: product.url })
  const reader = await context.newPage()
  await reader.setViewportSize({ width: 320, height: 800 })
  await reader.goto('/films')
  await expect(reader.getByRole('link', { name: 'Open on YouTube' })).toBeVisible()
  await expect(reader.getByRole('button', { name: 'Load from YouTube' })).toBeHidden()
  expect(await reader.locator('html').evaluate(({ scrollWidth }) => scrollWidth)).toBeLessThanOrEqual(320)
  await context.close()

  const response = await page.goto('/films')
  expect(response?.headers()['content-security-policy']).toContain(
    '; frame-src https://www.youtube-nocookie.com; ',
  )
  await expectAccessible(page)
  expect(requested).toEqual([])
  await page.getByRole('button', { name: 'Load from YouTube' }).press('Enter')
  const frame = page.locator('main iframe')
  await expect(frame).toHaveAttribute('src', 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?start=90')
  await expect(frame).toHaveAttribute('title', 'Star trails')
  await expect(frame).toBeFocused()
  await expect(page.frameLocator('main iframe').getByText('Post')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Load from YouTube' })).toBeHidden()
  expect(requested).toEqual(['https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?start=90'])
})

test('a page with an embed is loaded as a document, and its post has its own height', async ({
  page,
  product,
}) => {
  const requested = await mockServices(page)
  await openUpdate(page, product.url, 'posts')
  await writeSource(page, '<Embed href="https://mastodon.example/@ada/109501234567890123" />\n')
  await publish(page)

  await page.goto('/updates')
  await page.evaluate(() => {
    const link = document.createElement('a')
    link.href = '/posts'
    link.textContent = 'To the posts'
    document.querySelector('main')?.prepend(link)
    document.documentElement.dataset.before = ''
  })
  await page.getByRole('link', { name: 'To the posts' }).hover()
  await page.getByRole('link', { name: 'To the posts' }).click()
  await expect(page).toHaveURL('/posts')
  await expect(page.getByText('Post on mastodon.example')).toBeVisible()
  await expect(page.locator('html[data-before]')).toHaveCount(0)
  expect(requested).toEqual([])
  await page.getByRole('button', { name: 'Load from mastodon.example' }).click()
  await expect(page.locator('main iframe')).toHaveCSS('height', '333px')

  expect((await page.request.get('/updates')).headers()['content-security-policy']).not.toContain('frame-src')
})

test('the preview shows an embed while it is written, and loads it on request', async ({ page, product }) => {
  const requested = await mockServices(page)
  await openUpdate(page, product.url, 'previewed')
  const preview = page.frameLocator('iframe[title="Page preview"]')
  await page.getByRole('button', { name: 'Preview', exact: true }).click()
  await expect(preview.getByRole('heading', { level: 1 })).toBeVisible()
  const text = page.getByRole('textbox', { name: 'Text', exact: true })
  await text.click()
  await paste(text, 'https://www.youtube.com/watch?v=aqz-KE-bpKQ')
  await expect(preview.getByText('Video on YouTube')).toBeVisible()
  expect(requested).toEqual([])
  await preview.getByRole('button', { name: 'Load from YouTube' }).click()
  await expect(preview.locator('main iframe')).toBeVisible()
  await expect.poll(() => requested.length).toBe(1)
})
