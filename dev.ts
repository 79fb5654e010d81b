/**
 * `npm run dev`: runs the product on one port, behind the development servers, which reload on changes.
 * Requests that they do not know (API calls, pages, media) go to the product, as in production.
 */
import { readFile } from 'node:fs/promises'
import type { Server, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { isAdminPath } from '@cyanotype/content/contracts/admin-paths.ts'
import { readInterfaceLocale } from '@cyanotype/content/model/index.ts'
import { createDevMiddleware, getGlobalContextAsync } from 'vike/server'
import { createServer as createViteServer } from 'vite'
import { htmlTag, languageTags } from './server/delivery/static-files/admin-page.ts'
import type { StartOptions } from './server/main.ts'
import { start } from './server/main.ts'
import { makeSite } from './site/rendering/create-site.ts'
import type { SitePages } from './site/rendering/query-keys.ts'
import { buildStorybookInBackground, fail, startMessage } from './tools/build/start.ts'

type Development = NonNullable<StartOptions['development']>
type Handler = Awaited<ReturnType<Development>>

const isAdmin = (path: string) => /^\/admin(\/|$)/.test(readInterfaceLocale(path).path)

const development: Development = async (server, product) => {
  const pages = await siteTools(server)
  const admin = await adminTools(server)
  return (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    if (isAdmin(pathname)) admin(request, response)
    else if (/^\/(api|media|storybook|docs\/images)(\/|$)/.test(pathname)) product(request, response)
    else pages(request, response, () => product(request, response))
  }
}

/** Vike changes its `pages` when a file changes. */
let vikeContext: { readonly pages: SitePages } = { pages: {} }

async function siteTools(server: Server) {
  const { devMiddleware } = await createDevMiddleware({
    root: join(import.meta.dirname, 'site'),
    viteConfig: { server: { middlewareMode: true, hmr: { server, path: '/@hmr/site' } } },
  })
  vikeContext = await getGlobalContextAsync(false)
  return devMiddleware
}

/**
 * Serves the HTML page of the admin at every URL of the admin that is not a file. Its router does the rest.
 */
async function adminTools(server: Server): Promise<Handler> {
  const root = join(import.meta.dirname, 'admin')
  const vite = await createViteServer({
    root,
    configFile: join(root, 'vite.config.ts'),
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server, path: '/@hmr/admin' } },
  })
  const sendPage = async (url: string, response: ServerResponse) => {
    const html = await readFile(join(root, 'index.html'), 'utf8')
    const { pathname } = new URL(url, 'http://localhost')
    response.statusCode = isAdminPath(readInterfaceLocale(pathname).path) ? 200 : 404
    response.setHeader('content-type', 'text/html; charset=utf-8')
    // The script URL must work from every path of the admin.
    const page = await vite.transformIndexHtml('/admin/', html)
    const localized = page
      .replace('<html lang="en">', htmlTag(url))
      .replace('</head>', `${languageTags()}</head>`)
    response.end(localized.replace('"./main.tsx"', '"/admin/main.tsx"'))
  }
  return (request, response) => {
    // Vite removes its base from the URL of the request.
    const { url = '/' } = request
    vite.middlewares(request, response, () => sendPage(url, response))
  }
}

try {
  const { url, firstOwnerToken } = await start({ site: makeSite(() => vikeContext.pages), development })
  console.log(startMessage(url, firstOwnerToken))
  await buildStorybookInBackground()
} catch (problem) {
  fail(problem)
}
