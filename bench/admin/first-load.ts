/** All that a browser fetches when it opens a screen for the first time, as it comes over the wire, by kind. */
import type { Browser } from 'playwright-core'
import { signInWith } from './signed-in.ts'

export interface FirstLoad {
  readonly path: string
  readonly kilobytes: number
  readonly parts: Readonly<Record<string, string>>
}

/** Signed in where the product is named. What is fetched ahead, once the screen is there and idle, does not count. */
export async function firstLoad(browser: Browser, address: string, signedInAt?: string): Promise<FirstLoad> {
  const context = await browser.newContext({ locale: 'en-GB' })
  if (signedInAt !== undefined) await signInWith(context, signedInAt)
  const page = await context.newPage()
  const network = await context.newCDPSession(page)
  await network.send('Network.enable')
  const kinds = new Map<string, string>()
  const bytes = new Map<string, number>()
  network.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type))
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'Other'
    bytes.set(kind, (bytes.get(kind) ?? 0) + encodedDataLength)
  })
  await page.goto(address)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  if (signedInAt !== undefined) await page.getByRole('row').nth(1).waitFor()
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  const parts = Object.fromEntries(
    [...bytes].map(([kind, size]) => [kind, `${(size / 1024).toFixed(1)} KB`] as const),
  )
  const sum = [...bytes.values()].reduce((total, size) => total + size, 0)
  await context.close()
  return { path: new URL(address).pathname, kilobytes: sum / 1024, parts }
}
