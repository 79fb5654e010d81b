/** Route patterns: a span is named after what is requested. Each URL as a name of its own would be too many. */
import { collections, model, readLocale, siteSections } from '@cyanotype/content/model/index.ts'
import { openCallFinder } from '../../http/calls/call-router.ts'
import type { AnyCall } from '../../http/calls/define-call.ts'
import { routeClassOf } from '../metrics/route-class.ts'

const payload = '/_payload.json'
const staticImage =
  /^\/docs\/images\/|^\/(?:favicon\.ico|icon\.svg|(?:apple-touch-icon|icon-[a-z0-9-]+)\.png)$/

/** Health checks, metrics and static files make no spans, nor does an event stream, which stays open. */
export function isTraced(url: string): boolean {
  const kind = routeClassOf(url)
  return !['health', 'metrics', 'media', 'asset', 'live'].includes(kind) && !staticImage.test(pathOf(url))
}

/** `undefined` for a path of the API without a call, and for a file that is not of the site. */
export function openRoutePatterns(
  calls: readonly Pick<AnyCall, 'at'>[],
): (method: string, url: string) => string | undefined {
  const callsAt = openCallFinder(calls)
  return (method, url) => {
    const path = pathOf(url)
    switch (routeClassOf(url)) {
      case 'api': {
        const there = callsAt(path)
        const call = there.find((one) => one.method === method) ?? there[0]
        return call?.call.at.split(' ')[1]
      }
      case 'image':
        return '/_ipx/{modifiers}/{path}'
      case 'admin':
        return path.endsWith('/admin') ? '/admin' : '/admin/{path}'
      case 'file':
        return path.endsWith(payload) ? payloadPattern(path) : filePattern(path)
      default:
        return pagePattern(path)
    }
  }
}

export const pathOf = (url: string) => url.split('?', 1)[0] ?? ''

/** Feeds, the sitemap, and pages of the documentation as Markdown or as an image. */
function filePattern(path: string): string | undefined {
  const [, ending] = /\.(xml|json|txt|webmanifest|md|png)$/.exec(path) ?? []
  return ending && `/{path}.${ending}`
}

const fixed: ReadonlySet<string> = new Set([
  ...Object.values(model).flatMap(({ page }) => (page?.includes('{') === false ? [page] : [])),
  ...Object.keys(siteSections).map((section) => `/${section}`),
])

const ownPage = model.pages.page
const ofCollections = Object.values(collections).flatMap(({ page = '' }) =>
  page.includes('{') && page !== ownPage ? [{ page, shape: shapeOf(page) }] : [],
)

function shapeOf(page: string): RegExp {
  return new RegExp(`^${page.replace('{slug}', '.+').replace(/\{\w+\}/g, '[^/]+')}$`)
}

/** As in the content model. Any other path may be that of an own page. */
function pagePattern(localizedPath: string): string {
  const { path } = readLocale(localizedPath)
  const prefix = path === localizedPath ? '' : '/{locale}'
  if (path === '/' && prefix !== '') return prefix
  if (fixed.has(path)) return prefix + path
  return prefix + (ofCollections.find(({ shape }) => shape.test(path))?.page ?? ownPage)
}

function payloadPattern(path: string): string {
  const page = path.slice(0, -payload.length)
  return page === '' ? payload : pagePattern(page) + payload
}
