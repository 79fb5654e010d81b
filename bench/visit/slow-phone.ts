/**
 * A slow phone on a slow connection, with the usual settings of page speed tests, and its results for a page.
 */
import type { Browser, Page } from 'playwright-core'

/** A round trip of 150 ms, and 1.6 Mbit a second. */
const line = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 93_750 }
const timesSlower = 4

export interface Visit {
  /** Largest Contentful Paint in milliseconds. */
  readonly largestPaint: number
  readonly layoutShift: number
  /** Total blocking time after the first paint: the milliseconds by which tasks were too long. */
  readonly blocked: number
}

/** A first visit to the page. */
export async function visitBySlowPhone(browser: Browser, address: string): Promise<Visit> {
  const context = await browser.newContext({
    locale: 'en-GB',
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', line)
  await session.send('Emulation.setCPUThrottlingRate', { rate: timesSlower })
  await page.addInitScript(watch)
  await page.goto(address, { waitUntil: 'load' })
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  await quiet(page)
  const visit = await page.evaluate(() => {
    const seen: unknown = Reflect.get(window, 'seen')
    return seen as Visit
  })
  await context.close()
  return visit
}

/** Waits until there were no requests and no work for a while. */
async function quiet(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
}

/** Runs in the page before its own scripts. */
function watch(): void {
  const seen = { largestPaint: 0, layoutShift: 0, blocked: 0 }
  Reflect.set(window, 'seen', seen)
  const listen = (type: string, onEntry: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(onEntry)).observe({ type, buffered: true })
  listen('largest-contentful-paint', ({ startTime }) => {
    seen.largestPaint = startTime
  })
  listen('layout-shift', (entry) => {
    seen.layoutShift += Number(Reflect.get(entry, 'value'))
  })
  let painted = Number.POSITIVE_INFINITY
  listen('paint', ({ startTime }) => {
    painted = Math.min(painted, startTime)
  })
  listen('longtask', ({ startTime, duration }) => {
    if (startTime > painted) seen.blocked += duration - 50
  })
}
