/**
 * Runs the product and three plain servers that render a page for each request: like the product without its
 * page cache, the same through all of Vike, and the same HTML with React alone. It sends their ports.
 */
import { createServer } from 'node:http'
import type { RenderRequest, Site } from '@cyanotype/content/contracts/site-renderer.ts'
import { renderToString } from 'react-dom/server'
import { readConfig } from '../../server/config/config.ts'
import { start } from '../../server/main.ts'
import { elementsOf } from './elements.ts'

interface BuiltSite {
  readonly site: Site
  readonly builtSite: () => Site
}

let lastRequest: RenderRequest | undefined
const { site, builtSite }: BuiltSite = await import(
  String(new URL('../../site/built-site.ts', import.meta.url))
)
const recordingSite: Site = {
  ...site,
  render(request) {
    lastRequest = request
    return site.render(request)
  },
}
const load = { isTooMuch: () => false, start: () => () => {} }
const { url } = await start({
  config: readConfig(process.env),
  site: recordingSite,
  load,
  demonstration: false,
})

process.on('message', (path: string) => {
  void open(path).then((ports) => process.send?.(ports))
})
process.send?.(url)

async function open(path: string): Promise<readonly number[]> {
  const html = await (await fetch(url + path)).text()
  const request = lastRequest
  if (request?.url !== path) throw new Error('The page was not rendered.')
  const elements = elementsOf(html)
  const byVike = builtSite()
  if ((await byVike.render(request)).html !== html || (await site.render(request)).html !== html)
    throw new Error('The servers do not send the same page.')
  return [
    await listen(async () => (await site.render(request)).html),
    await listen(async () => (await byVike.render(request)).html),
    await listen(async () => `<!doctype html>${renderToString(elements)}`),
  ]
}

function listen(render: () => Promise<string>): Promise<number> {
  const server = createServer({ keepAliveTimeout: 65_000 }, (_request, response) => {
    void render().then((html) => {
      response.writeHead(200, { 'content-type': 'text/html', 'content-length': Buffer.byteLength(html) })
      response.end(html)
    })
  })
  return new Promise((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', () => {
      const address = server.address()
      if (typeof address === 'object' && address !== null) resolve(address.port)
    })
  })
}
