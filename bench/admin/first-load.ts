/**
 * First load: everything that a browser fetches when it first opens a screen, in bytes on the wire, by kind.
 */
import type { Browser, CDPSession, Page } from 'playwright-core'
import { signInWith, waitUntilKeysWork } from './usable-list.ts'

export interface FirstLoad {
  readonly path: string
  /** Until the screen is usable. */
  readonly kilobytes: number
  /** Including what is prefetched afterwards. */
  readonly afterwards: number
  readonly parts: Readonly<Record<string, string>>
}

/** Loading is complete after this many milliseconds without a request. */
const quiet = 2_000

/** Signs in first if the URL of the product is given. */
export async function firstLoad(browser: Browser, address: string, signedInAt?: string): Promise<FirstLoad> {
  const context = await browser.newContext({ locale: 'en-GB' })
  if (signedInAt !== undefined) await signInWith(context, signedInAt)
  const page = await context.newPage()
  const network = await context.newCDPSession(page)
  const bytes = await count(network)
  await page.goto(address)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  if (signedInAt !== undefined) await waitUntilKeysWork(page)
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  const parts = Object.fromEntries(
    [...bytes].map(([kind, size]) => [kind, `${(size / 1024).toFixed(1)} KB`] as const),
  )
  const kilobytes = sumOf(bytes) / 1024
  await untilQuiet(page, bytes)
  const afterwards = sumOf(bytes) / 1024
  await context.close()
  return { path: new URL(address).pathname, kilobytes, afterwards, parts }
}

/** By kind. Grows with each response. */
async function count(network: CDPSession): Promise<ReadonlyMap<string, number>> {
  await network.send('Network.enable')
  const kinds = new Map<string, string>()
  const bytes = new Map<string, number>()
  network.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type))
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'Other'
    bytes.set(kind, (bytes.get(kind) ?? 0) + encodedDataLength)
  })
  return bytes
}

async function untilQuiet(page: Page, bytes: ReadonlyMap<string, number>): Promise<void> {
  for (let before = -1; before !== sumOf(bytes); ) {
    before = sumOf(bytes)
    await page.waitForTimeout(quiet)
  }
}

function sumOf(bytes: ReadonlyMap<string, number>): number {
  return [...bytes.values()].reduce((total, size) => total + size, 0)
}
