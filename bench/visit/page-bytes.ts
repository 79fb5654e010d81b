/** Bytes on the wire of a page, and its number of requests. */

import { once } from 'node:events'
import { createServer } from 'node:http'
import { brotliCompressSync } from 'node:zlib'
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

/** Baseline: the text of a page without styles, scripts and images, which is as fast as a page can be. */
export async function barePage(address: string): Promise<{ readonly url: string; close(): void }> {
  const html = await (await fetch(address, { headers: { accept: 'text/html' } })).text()
  const text = html
    .replaceAll(/<(script|style|svg|noscript)\b[\s\S]*?<\/\1>/g, '')
    .replaceAll(/<(?:link|img|source)\b[^>]*>/g, '')
  const body = brotliCompressSync(text)
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' })
    response.end(body)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const at = server.address()
  const port = typeof at === 'object' ? at?.port : undefined
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return { url: `http://127.0.0.1:${port}/`, close }
}
