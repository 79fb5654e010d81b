/** A minimal site for tests of the server: it reads what a real site reads, and renders it plainly. */

import type { RenderedPage, RenderRequest, Site } from '@cyanotype/content/contracts/site-renderer.ts'
import { readLocale } from '@cyanotype/content/model/index.ts'

export interface SmallSite extends Site {
  /** Every rendered URL in order, with its preview state. */
  readonly rendered: string[]
  readonly previews: RenderRequest['preview'][]
  /** Each render awaits this after it has read its content. */
  afterRead: () => Promise<void>
}

export const inlineScriptHash = 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='

export function smallSite(): SmallSite {
  const rendered: string[] = []
  const previews: SmallSite['previews'] = []
  const site: SmallSite = {
    rendered,
    previews,
    afterRead: async () => {},
    queryKeys: (path) => (path.endsWith('/updates') ? ['after'] : []),
    async render(request) {
      rendered.push(request.url)
      previews.push(request.preview)
      const page = await pageFor(request)
      await site.afterRead()
      return page
    },
  }
  return site
}

async function pageFor({ url, reader, preview, isDeleted }: RenderRequest): Promise<RenderedPage> {
  const { locale, path } = readLocale(url.split('?')[0] ?? '/')
  if (path === '/') return page(locale, `Home ${(await reader.single('home', locale))?.publishedAt ?? ''}`)
  if (path === '/broken') throw new Error('a template broke at /srv/site/secret-place.ts')
  if (path === '/updates') {
    const { items } = await reader.list('updates', locale, { limit: 20 })
    return page(locale, items.map(({ data }) => data.title).join(', '))
  }
  const slug = /^\/updates\/([^/]+)$/.exec(path)?.[1]
  const update = slug && (await reader.bySlug('updates', locale, decodeURIComponent(slug)))
  if (!update) return page(locale, `Page ${isDeleted ? 'gone' : 'not found'}: ${url}`, 404)
  return page(
    locale,
    `${typeof preview === 'object' ? 'Preview: ' : ''}${update.data.title} | ${update.data.body}`,
  )
}

function page(locale: string, text: string, status = 200): RenderedPage {
  const escaped = text.replace(/[&<>"]/g, (letter) => `&#${letter.codePointAt(0)};`)
  const html = `<!doctype html><html lang="${locale}"><title>Small</title><main id="main-content">${escaped}</main></html>`
  return {
    status,
    html,
    payload: () => JSON.stringify([{ data: 1 }, { text: 2 }, text]),
    scriptHashes: [inlineScriptHash],
  }
}
