/** Baseline: the text of a page without styles, scripts and images, which is as fast as a page can be. */
import { once } from 'node:events'
import { createServer } from 'node:http'
import { brotliCompressSync } from 'node:zlib'

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
