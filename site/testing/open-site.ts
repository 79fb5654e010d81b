/**
 * Opens the site from its sources, without a build and without a port: the development middleware of Vike
 * loads them.
 */
import { fileURLToPath } from 'node:url'
import type { RenderRequest } from '@cyanotype/content/contracts/site-renderer.ts'
import { createDevMiddleware, getGlobalContextAsync } from 'vike/server'
import { makeSite } from '../rendering/create-site.ts'
import type { RenderFastPath } from '../rendering/render-fast-path.ts'
import { seedReader } from './seed-reader.ts'

const siteRoot = fileURLToPath(new URL('..', import.meta.url))

/** Opened once for all test files of a process, because loading the sources takes seconds. */
const opened = new Map<string, Promise<unknown>>()

function openTools(root: string): Promise<unknown> {
  return createDevMiddleware({
    root,
    viteConfig: {
      configFile: `${siteRoot}vite.config.ts`,
      // A development server may run beside the tests, so nothing is shared with it.
      server: { middlewareMode: true, hmr: false, ws: false },
      optimizeDeps: { noDiscovery: true, include: [] },
      logLevel: 'error',
    },
  })
}

/** `root` is the folder of `pages`. */
export async function openSite(renderFastPath?: RenderFastPath, root = siteRoot) {
  const tools = opened.get(root) ?? openTools(root)
  opened.set(root, tools)
  await tools

  const { pages } = await getGlobalContextAsync(false)
  const site = makeSite(() => pages, renderFastPath)
  /** Renders a page with the demonstration content, or with changes that a test makes to it. */
  return (url: string, given: Partial<RenderRequest> = {}) =>
    site.render({ url, origin: 'https://house.example', reader: seedReader(), preview: false, ...given })
}
