/**
 * Failures during navigation: of the network, of the server, or because of a new build. There is always a
 * page or a message.
 */
import type { Page, Route } from '@playwright/test'
import type { Product } from '../tools/testing/product.ts'
import { removeDataFolder, startProduct } from '../tools/testing/product.ts'
import { filledFolder } from './demonstration-folder.ts'
import { addLink, isVisitOf, markDocument, payloads, pointAt, waitForClientNavigation } from './navigation.ts'
import { expect, test } from './test.ts'

const hour = 3_600_000

test.use({ expectedMessages: [/Failed to load resource/] })

test('a page that is cut off is reported as unreachable', async ({ page }) => {
  await page.goto('/updates')
  await waitForClientNavigation(page)
  await page.evaluate(() => {
    const real = window.fetch
    window.fetch = async (...args) => {
      const response = await real(...args)
      if (!response.url.includes('_payload.json')) return response
      const half = new ReadableStream({
        start(body) {
          body.enqueue(new TextEncoder().encode('[{"data":1'))
          body.error(new TypeError('network error'))
        },
      })
      return new Response(half, response)
    }
  })
  await page.getByRole('link', { name: 'Documentation' }).first().click()
  await expect(page.locator('.toast')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Updates')
})

test('a page opens without its stylesheet', async ({ page }) => {
  await page.goto('/updates')
  const stayed = await markDocument(page)
  await page.route('**/*.css', (route) => route.abort())
  const link = page.getByRole('link', { name: 'Documentation' }).first()
  await pointAt(link)
  await link.click()
  await expect(page).toHaveURL('/docs')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await stayed()).toBe(true)
})

test('the browser opens the page if the response is not page data', async ({ page }) => {
  await page.goto('/updates')
  await waitForClientNavigation(page)
  await (await addLink(page, '/nowhere')).click()
  await expect(page.getByText('Page not found: /nowhere')).toBeVisible()
  await page.goto('/updates')
  await waitForClientNavigation(page)
  const stayed = await markDocument(page)
  await page.route(payloads, (route) => route.fulfill({ body: 'no data' }))
  await page.getByRole('link', { name: 'Documentation' }).first().click()
  await expect(page).toHaveURL('/docs')
  expect(await stayed()).toBe(false)
})

test('the browser loads the page if code cannot be fetched, once within ten seconds', async ({ page }) => {
  const opened: string[] = []
  const start = Date.now()
  await page.clock.setFixedTime(start)
  page.on('request', (request) => {
    if (request.isNavigationRequest()) opened.push(request.url())
  })
  await page.route('**/assets/chunks/**', async (route) => {
    const response = await route.fetch()
    // React, which is by far the largest part.
    if ((await response.body()).length > 100_000) await route.abort()
    else await route.fulfill({ response })
  })
  const tab = page.getByRole('tablist').first().getByRole('tab').nth(1)
  const press = async () => {
    const failed = page.waitForEvent('requestfailed')
    await tab.dispatchEvent('focusin')
    await tab.click()
    await failed
  }
  await page.goto('/docs/editors/components')
  await press()
  await expect.poll(() => opened.length).toBe(2)
  await page.waitForLoadState()
  await press()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(opened).toHaveLength(2)
  await page.clock.setFixedTime(start + 10_000)
  let release = () => {}
  const isReleased = new Promise<void>((resolve) => {
    release = resolve
  })
  let questions = 0
  await page.route('**/_nuxt/builds/latest.json', async (route) => {
    questions++
    await isReleased
    await route.continue()
  })
  await tab.click()
  await expect.poll(() => questions).toBe(1)
  // A second failure while the first is being handled counts as the same failure.
  await tab.click()
  await tab.click()
  release()
  await expect.poll(() => opened.length).toBe(3)
  await page.waitForLoadState()
  expect(opened).toHaveLength(3)
  // Pending requests of the opening page finish before the test ends.
  await page.unrouteAll({ behavior: 'wait' })
})

test.describe('with its own server', () => {
  let product: Product
  let dataFolder: string
  test.beforeEach(async ({ page }) => {
    dataFolder = await filledFolder()
    product = await startProduct({ dataFolder })
    await page.goto(`${product.url}/updates`)
    await waitForClientNavigation(page)
  })
  test.afterEach(async () => {
    await product.kill()
    await removeDataFolder(dataFolder)
  })
  // A synthetic click, because a real one would wait for the page.
  const clickDocumentation = (page: Page) =>
    page.getByRole('link', { name: 'Documentation' }).first().dispatchEvent('click')

  test('a stopped server is reported, and the current page stays', async ({ page }) => {
    await product.kill()
    await clickDocumentation(page)
    await expect(page.locator('.toast')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Updates')
  })

  test('a server that stops during a request is reported, and the current page stays', async ({ page }) => {
    process.kill(product.pid, 'SIGSTOP')
    const request = page.waitForRequest(payloads)
    await clickDocumentation(page)
    await request
    await product.kill()
    await expect(page.locator('.toast')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Updates')
    await expect(page.getByRole('progressbar')).toBeHidden()
  })

  test('a server that never answers has ten seconds, then the browser loads the page', async ({ page }) => {
    // Makes the ten seconds pass at once.
    await page.evaluate(() => {
      AbortSignal.timeout = (milliseconds) => {
        document.documentElement.dataset.patience = String(milliseconds)
        return AbortSignal.abort(new DOMException('It took too long.', 'TimeoutError'))
      }
      // A page that is unloading cannot be queried, but still reports its content.
      setInterval(() => {
        const { patience } = document.documentElement.dataset
        console.info(patience, document.querySelector('h1')?.textContent)
      }, 50)
    })
    process.kill(product.pid, 'SIGSTOP')
    const opened = page.waitForRequest((request) => isVisitOf(request, '/docs'))
    await clickDocumentation(page)
    await opened
    await page.waitForEvent('console', (message) => message.text() === '10000 Updates')
    process.kill(product.pid, 'SIGCONT')
    await expect(page).toHaveURL(`${product.url}/docs`)
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Updates')
  })
})

test('a network that fails during navigation is reported, and the current page stays', async ({
  page,
  context,
}) => {
  await page.goto('/updates')
  await waitForClientNavigation(page)
  const cutOff = (route: Route) => context.setOffline(true).then(() => route.continue())
  // Once: prefetches after the network is back must not call this handler, because the test may be over.
  await page.route(payloads, cutOff, { times: 1 })
  await page.getByRole('link', { name: 'Documentation' }).first().click()
  await expect(page.locator('.toast')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Updates')
  await context.setOffline(false)
})

test('a new build is checked for each hour and announced, and the browser loads the next page', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto('/updates')
  const looks: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/builds/latest.json')) looks.push(request.url())
  })
  await page.clock.fastForward(hour - 1000)
  expect(looks).toEqual([])
  await page.clock.fastForward(1000)
  await expect.poll(() => looks.length).toBe(1)
  expect(looks[0]).toMatch(/\/_nuxt\/builds\/latest\.json\?\d+$/)
  await expect(page.locator('.toast')).toHaveCount(0)
  await page.route('**/builds/latest.json*', (route) =>
    route.fulfill({ json: { id: 'newer', timestamp: 1 } }),
  )
  await page.clock.fastForward(hour)
  // Only a Radix toast has this attribute. Without the server it would be plain HTML.
  await expect(page.locator('.toast[data-toast]').getByText('A new version of this site')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible()
  const stayed = await markDocument(page)
  await page.getByRole('link', { name: 'Documentation' }).first().click()
  await expect(page).toHaveURL('/docs')
  expect(await stayed()).toBe(false)
})

test.describe('the build manifest', () => {
  test('is requested a second after the page, unless the connection is very slow', async ({ page }) => {
    await page.goto('/updates')
    // The browser lists a resource once it is complete, which may be after the response.
    const waited = () =>
      page.evaluate(() => {
        const start = (part: string) =>
          performance.getEntriesByType('resource').find(({ name }) => name.includes(part))?.startTime
        return (start('/builds/meta/') ?? 0) - (start('client_main') ?? Number.POSITIVE_INFINITY)
      })
    await expect.poll(waited).toBeGreaterThanOrEqual(1000)
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { effectiveType: 'slow-2g' } })
    })
    let requests = 0
    await page.route('**/builds/meta/**', (route) => {
      requests++
      return route.continue()
    })
    await page.clock.install()
    await page.goto('/docs')
    await page.clock.runFor(5000)
    expect(requests).toBe(0)
  })

  for (const status of [404, 403]) {
    test(`may be missing (${status}), and a new build is still found`, async ({ page }) => {
      await page.route('**/builds/meta/**', (route) => route.fulfill({ status, json: {} }))
      await page.route('**/builds/latest.json*', (route) =>
        route.fulfill({ json: { id: 'newer', timestamp: 1 } }),
      )
      await page.clock.install()
      await page.goto('/updates')
      await page.clock.fastForward(hour)
      await expect(page.locator('.toast')).toBeVisible()
    })
  }
})
