/** The site as its sources are now, without a build: Vike's own development tools read them, and nothing listens. */
import type { RenderRequest } from '@cyanotype/content/contracts/site-renderer.ts'
import { createDevMiddleware, getGlobalContextAsync } from 'vike/server'
import { makeSite } from '../rendering/create-site.ts'
import type { RenderFastPath } from '../rendering/render-fast-path.ts'
import { seedReader } from './seed-reader.ts'

const siteRoot = new URL('..', import.meta.url).pathname

/** Opened once for all test files of a process, which render the same sources: reading them takes seconds. */
const opened = new Map<string, Promise<unknown>>()

function openTools(root: string): Promise<unknown> {
  return createDevMiddleware({
    root,
    viteConfig: {
      configFile: `${siteRoot}vite.config.ts`,
      // A development server may be running beside the tests: nothing is shared with it.
      server: { middlewareMode: true, hmr: false, ws: false },
      optimizeDeps: { noDiscovery: true, include: [] },
      logLevel: 'error',
    },
  })
}

/** `root` is the folder that `pages` is in. */
export async function openSite(renderFastPath?: RenderFastPath, root = siteRoot) {
  const tools = opened.get(root) ?? openTools(root)
  opened.set(root, tools)
  await tools

  const { pages } = await getGlobalContextAsync(false)
  const site = makeSite(() => pages, renderFastPath)
  /** A page of the demonstration, or of the demonstration as a test changes it. */
  return (url: string, given: Partial<RenderRequest> = {}) =>
    site.render({ url, origin: 'https://house.example', reader: seedReader(), preview: false, ...given })
}
