/** Serves a folder on a free port of the loopback address for the browser of the tests. */
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname } from 'node:path'

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

export interface Served {
  readonly url: string
  readonly close: () => void
}

export async function serveFolder(folder: URL): Promise<Served> {
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const file = new URL(`.${pathname}`, folder)
    const content = file.href.startsWith(folder.href)
      ? await readFile(file).catch(() => undefined)
      : undefined
    if (content === undefined) {
      response.writeHead(404).end()
      return
    }
    response.writeHead(200, { 'content-type': types[extname(pathname)] ?? 'application/octet-stream' })
    response.end(content)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')
  return {
    url: `http://127.0.0.1:${address.port}/`,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
