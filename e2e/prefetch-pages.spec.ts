/** Prefetching of pages: what is fetched ahead, and what is not. */
import { brotliCompressSync, constants } from 'node:zlib'
import type { Page } from '@playwright/test'
import { fetchRaw } from '../bench/http-clients.ts'
import { addLink, markDocument, payloads, pointAt, waitForClientNavigation } from './navigation.ts'
import { everyPage } from './site-map.ts'
import { expect, test } from './test.ts'

/** Holds all responses until they are released, and records the requests. */
async function holdPayloads(page: Page) {
  const requested: string[] = []
  const waiting: (() => void)[] = []
  await page.route(payloads, async (route) => {
    requested.push(new URL(route.request().url()).pathname.replace('/_payload.json', ''))
    await new Promise<void>((resolve) => waiting.push(resolve))
    await route.continue()
  })
  return { asked: requested, letGo: () => waiting.shift()?.() }
}

/** Touches links one after the other without a click. */
async function touchLinks(page: Page, count: number): Promise<string[]> {
  return page.evaluate((count) => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('.docs-list a')]
    const touched = links.slice(0, count)
    for (const link of touched) link.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
    return touched.map(({ pathname }) => pathname)
  }, count)
}

test('at most four pages are prefetched at the same time, and each once', async ({ page }) => {
  await page.goto('/docs')
  await waitForClientNavigation(page)
  const { asked: requested, letGo } = await holdPayloads(page)
  const touched = await touchLinks(page, 6)
  await touchLinks(page, 6)
  await expect.poll(() => requested.length).toBe(4)
  expect(new Set(requested)).toEqual(new Set(touched.slice(0, 4)))
  letGo()
  await expect.poll(() => requested.slice(4)).toEqual(touched.slice(4, 5))
  for (let times = 0; times < 5; times++) letGo()
  await expect.poll(() => requested.slice(5)).toEqual(touched.slice(5))
})

test('the stylesheet of a prefetched page is prefetched too, and not requested again', async ({ page }) => {
  await page.goto('/updates')
  await waitForClientNavigation(page)
  const link = page.getByRole('link', { name: 'Documentation' }).first()
  const sheet = page.waitForResponse(/\.css$/)
  await link.hover()
  await (await sheet).finished()
  await link.click()
  await expect(page).toHaveURL('/docs')
  const taken = () =>
    page.evaluate(() => {
      const sheets = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.css'))
      return sheets.map((one) => {
        const { initiatorType, transferSize } = Object(one)
        return `${initiatorType}: ${transferSize > 0 ? 'sent' : 'there'}`
      })
    })
  await expect.poll(taken).toEqual(['fetch: sent', 'link: there'])
})

for (const connection of [
  { saveData: true, effectiveType: '4g' },
  { saveData: false, effectiveType: 'slow-2g' },
  { saveData: false, effectiveType: '2g' },
]) {
  test(`nothing is prefetched with ${JSON.stringify(connection)}, and links still work`, async ({ page }) => {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', { value })
    }, connection)
    const requested: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('_payload.json')) requested.push(request.url())
    })
    await page.goto('/docs')
    await waitForClientNavigation(page)
    const stayed = await markDocument(page)
    await touchLinks(page, 3)
    await page.getByRole('link', { name: 'Updates' }).first().click()
    await expect(page).toHaveURL('/updates')
    expect(await stayed()).toBe(true)
    expect(requested).toHaveLength(1)
  })
}

test('links in view are prefetched if the manifest lists them', async ({ page }) => {
  await page.route('**/builds/meta/*.json', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), prerendered: ['/updates'] } })
  })
  const request = page.waitForRequest(payloads)
  await page.goto('/docs')
  expect(new URL((await request).url()).pathname).toBe('/updates/_payload.json')
})

const packed = (text: string) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length

test('a second page has at most 6 KB unless it is a long text, and always less than the full page', {
  tag: '@full',
}, async ({ request, baseURL }) => {
  const weigh = async (path: string) => (await fetchRaw(new URL(path, baseURL).href)).body.length
  const pages = (await everyPage(baseURL)).filter(
    ({ path, status }) => status === 200 && !path.includes('lang='),
  )
  expect(pages.length).toBeGreaterThan(20)
  for (const { path, html } of pages) {
    const [pathname = '', query = ''] = path.split('?')
    const payload = `${pathname === '/' ? '' : pathname}/_payload.json?${query}`
    // Compressed the same way, because the server compresses frequent responses better.
    const data = await (await request.get(payload)).text()
    expect(packed(data), path).toBeLessThan(packed(html))
    if (html.length < 30_000) expect(await weigh(payload), path).toBeLessThanOrEqual(6 * 1024)
  }
})

test('a prefetched page is shown at once on click', async ({ page }) => {
  const times: number[] = []
  await page.goto('/docs')
  for (const path of ['/docs/start/install', '/updates', '/docs/editors/components', '/docs']) {
    const link = await addLink(page, path)
    await pointAt(link)
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
    const painted = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const main = document.getElementById('main-content')
          addEventListener(
            'click',
            ({ timeStamp }) => {
              const watch = new MutationObserver(() => {
                watch.disconnect()
                requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - timeStamp)))
              })
              if (main) watch.observe(main, { childList: true })
            },
            { capture: true, once: true },
          )
        }),
    )
    await link.click()
    times.push(Math.round(await painted))
    await expect(page).toHaveURL(path)
  }
  test.info().annotations.push({ type: 'from the click to the paint', description: `${times.join(', ')} ms` })
})
