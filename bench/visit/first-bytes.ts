/** Bytes on the wire of a page, and its number of requests. */
import type { Browser } from 'playwright-core'

export interface FirstBytes {
  readonly requests: number
  readonly kilobytes: number
  readonly withoutFonts: number
}

export async function firstBytes(browser: Browser, address: string): Promise<FirstBytes> {
  const context = await browser.newContext({ locale: 'en-GB' })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  const kinds = new Map<string, string>()
  const sizes: { readonly kind: string; readonly bytes: number }[] = []
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type))
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    sizes.push({ kind: kinds.get(requestId) ?? 'Other', bytes: encodedDataLength })
  })
  await page.goto(address, { waitUntil: 'load' })
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  const sum = (counted: typeof sizes) => counted.reduce((total, { bytes }) => total + bytes, 0) / 1024
  const found = {
    requests: sizes.length,
    kilobytes: sum(sizes),
    withoutFonts: sum(sizes.filter(({ kind }) => kind !== 'Font')),
  }
  await context.close()
  return found
}
