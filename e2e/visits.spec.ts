/** Counting of visits: by the own client, and by unmodified trackers of third parties. */
import type { Page, Request } from '@playwright/test'
import { z } from 'zod'
import { signIn } from '../tools/testing/editor.ts'
import { bundleModule } from './bundle-module.ts'
import { pointAt } from './navigation.ts'
import { host, test } from './public-site.ts'
import { expect } from './test.ts'

const totals = z.object({ pages: z.array(z.object({ name: z.string(), times: z.int() })) })

async function visitCount(url: string, path: string): Promise<number> {
  const today = new Date().toISOString().slice(0, 10)
  const editor = await signIn(url)
  const { pages } = await editor.call('GET', `/api/analytics?from=${today}&to=${today}`, totals)
  return pages.find(({ name }) => name === path)?.times ?? 0
}

const isVisit = (request: Request) => request.url().endsWith('/api/event')

function visitsOf(page: Page): Request[] {
  const visits: Request[] = []
  page.on('request', (request) => {
    if (isVisit(request)) visits.push(request)
  })
  return visits
}

test('each page load or navigation is counted once, in the format of trackers', async ({
  page,
  baseURL,
  product,
}) => {
  const visits = visitsOf(page)
  const [first] = await Promise.all([page.waitForResponse('**/api/event'), page.goto('/updates')])
  expect(first.status()).toBe(202)
  expect(first.headers()['x-plausible-dropped']).toBeUndefined()
  const request = first.request()
  expect(request.headers()['content-type']).toBe('text/plain')
  expect(request.headers().cookie).toBeUndefined()
  expect(JSON.parse(request.postData() ?? '')).toEqual({
    n: 'pageview',
    u: `${baseURL}/updates`,
    d: host,
    r: '',
    w: page.viewportSize()?.width,
    h: 0,
  })
  const link = page.getByRole('link', { name: 'Contact' }).first()
  await pointAt(link)
  await link.click()
  await expect(page).toHaveURL('/contact')
  await expect
    .poll(() => visits.map((visit) => JSON.parse(visit.postData() ?? '').u))
    .toEqual([`${baseURL}/updates`, `${baseURL}/contact`])
  await page.goBack()
  await expect.poll(() => visits.length).toBe(3)
  await expect.poll(() => visitCount(product.url, '/updates')).toBe(2)
  await expect.poll(() => visitCount(product.url, '/contact')).toBe(1)
})

test.describe('a visitor who is not counted', () => {
  const actions: Record<string, (page: Page) => Promise<unknown>> = {
    'opted out in this browser': (page) =>
      page.addInitScript(() => localStorage.setItem('plausible_ignore', 'true')),
    'sends Do Not Track': (page) =>
      page.addInitScript(() => Object.defineProperty(navigator, 'doNotTrack', { value: '1' })),
    'sends Global Privacy Control': (page) =>
      page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })),
  }
  for (const [way, prepare] of Object.entries(actions)) {
    test(`${way}, and nothing is sent`, async ({ page }) => {
      await prepare(page)
      const visits = visitsOf(page)
      await page.goto('/updates')
      await page.waitForResponse('**/builds/meta/**')
      expect(visits).toEqual([])
    })
  }

  test('works on this machine, and nothing is sent', async ({ page, product }) => {
    const visits = visitsOf(page)
    for (const name of ['127.0.0.1', 'localhost']) {
      await page.goto(`${product.url.replace('127.0.0.1', name)}/updates`)
      await page.waitForResponse('**/builds/meta/**')
    }
    expect(visits).toEqual([])
  })
})

test.describe('third-party trackers', () => {
  const props = { plan: 'a' }
  const revenue = { currency: 'EUR', amount: '10.29' }

  /** Runs on the page: counts a page view with the bundled tracker. */
  const trackers = {
    'plausible-tracker': ({ apiHost, domain, url }: Options) => {
      const { default: Plausible } = Reflect.get(globalThis, 'tracker')
      return new Promise((resolve) => {
        Plausible({ apiHost, domain }).trackPageview({ url }, { callback: () => resolve(202) })
      })
    },
    '@barbapapazes/plausible-tracker': ({ apiHost, domain, url, props, revenue }: Options) => {
      const { createPlausibleTracker } = Reflect.get(globalThis, 'tracker')
      return new Promise((resolve) => {
        const callback = ({ status }: { status: number | null }) => resolve(status)
        createPlausibleTracker({ apiHost, domain }).trackPageview({ data: { url }, props, revenue, callback })
      })
    },
  }

  interface Options {
    readonly apiHost: string
    readonly domain: string
    readonly url: string
    readonly props: typeof props
    readonly revenue: typeof revenue
  }

  for (const [name, track] of Object.entries(trackers)) {
    test(`${name} is answered and counted`, async ({ page, baseURL, product }) => {
      await page.goto('/contact')
      await page.evaluate(await bundleModule(name, 'tracker'))
      const path = `/tracked-by-${name.replaceAll(/\W/g, '-')}`
      const url = `${baseURL}${path}`
      const response = page.waitForResponse(
        (response) => isVisit(response.request()) && response.request().postData()?.includes(path) === true,
      )
      const status = page.evaluate(track, { apiHost: baseURL ?? '', domain: host, url, props, revenue })
      expect((await response).status()).toBe(202)
      expect(await status).toBe(202)
      await expect.poll(() => visitCount(product.url, path)).toBe(1)
    })
  }
})

test.describe('on a not-found page', () => {
  test.use({ expectedMessages: [/status of 404|Cross-Origin-Opener-Policy/] })

  test('a visit is sent, so that a missing translation can be counted', async ({ page, baseURL }) => {
    const path = '/el/updates/night-plates'
    const [counted] = await Promise.all([page.waitForResponse('**/api/event'), page.goto(path)])
    expect(counted.status()).toBe(202)
    expect(JSON.parse(counted.request().postData() ?? '').u).toBe(baseURL + path)
  })
})
