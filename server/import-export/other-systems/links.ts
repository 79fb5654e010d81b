/** Links in imported texts: to a document of the same import, or to the full URL on the old site. */
import { documentHref } from '@cyanotype/content/model/index.ts'
import type { ForeignItem, ForeignSite } from './foreign-item.ts'
import { decoded } from './foreign-item.ts'

/** The origin of a folder of files, whose URL on the web may be unknown. */
export const folderOrigin = 'http://folder.invalid'

/** The address of a shortcode that names a file. It stays if no document was made from that file. */
export const referencePrefix = '@ref/'

export interface ImportedTarget {
  readonly item: ForeignItem
  readonly type: string
  readonly id: string
}

export function openLinks({ origin }: ForeignSite, targets: readonly ImportedTarget[]) {
  const hrefs = new Map<string, string>()
  for (const { item, type, id } of targets) {
    for (const address of [...item.oldPaths, ...item.otherAddresses])
      hrefs.set(address, documentHref(type, id))
  }
  const hosts = new Set([new URL(folderOrigin).host, ...(origin === undefined ? [] : [plainHost(origin)])])
  const documentAt = (url: URL) => {
    if (!hosts.has(plainHost(url))) return undefined
    // Names of files can contain spaces, unlike old paths.
    const path = decoded(url.pathname).replace(/(?<!\/)\/+$/, '')
    return hrefs.get(url.search === '' ? path : `/${url.search}`)
  }
  const namedFile = openNames(hrefs)
  return (item: ForeignItem) => {
    const bases = basesOf(item, origin)
    const targetOf = (href: string) => {
      for (const base of [...bases, folderOrigin]) {
        const url = URL.parse(href, base)
        const target = url === null ? undefined : documentAt(url)
        if (url !== null && target !== undefined) return target + url.hash
      }
      const [path = '', hash] = href.split('#')
      const target = namedFile(decoded(path))
      return target === undefined ? undefined : target + (hash === undefined ? '' : `#${hash}`)
    }
    return (address: string): string => {
      if (address.startsWith(referencePrefix))
        return targetOf(address.slice(referencePrefix.length)) ?? address
      // Ghost writes this instead of its own URL, and Docusaurus instead of its folder.
      const site = origin?.href.replace(/\/$/, '') ?? folderOrigin
      const href = address
        .trim()
        .replace(/^__GHOST_URL__(?=\/|$)/, site)
        .replace(/^@site(?=\/)/, '')
      if (href === '' || href.startsWith('#')) return href
      const urls = bases.flatMap((base) => URL.parse(href, base) ?? [])
      for (const url of urls) {
        const target = documentAt(url)
        if (target !== undefined) return target + url.hash
      }
      const [url] = urls.toReversed()
      if (URL.canParse(href) || url === undefined) return href
      return url.origin === folderOrigin ? url.pathname + url.search + url.hash : url.href
    }
  }
}

const extension = /\.(?:md|mdx|markdown)$/i
const withoutExtension = (path: string) => path.replace(extension, '').replace(/(?<!\/)\/+$/, '')
const lastOf = (path: string) => path.slice(path.lastIndexOf('/') + 1)

/** Finds a document by the end of a path, as Hugo does, or by the dated name of a post, as Jekyll does. */
function openNames(hrefs: ReadonlyMap<string, string>) {
  const all = [...hrefs].map(([address, href]) => ({ path: withoutExtension(address), href }))
  const byName = Map.groupBy(all, ({ path }) => lastOf(path))
  return (reference: string): string | undefined => {
    const path = withoutExtension(reference)
    const named = byName.get(lastOf(path)) ?? []
    const isDated = /^\d{4}-\d\d?-\d\d?-/.test(lastOf(path))
    const ending = named.filter((one) => `/${one.path}`.endsWith(`/${path.replace(/^\/+/, '')}`))
    const [found, ...others] = new Set(
      (ending.length > 0 || !isDated ? ending : named).map(({ href }) => href),
    )
    return others.length === 0 ? found : undefined
  }
}

const plainHost = ({ host }: URL) => host.replace(/^www\./, '')

/** Links are relative to the file, or to the page that was made from it. */
function basesOf({ place, oldPaths: [path] }: ForeignItem, origin: URL | undefined): readonly string[] {
  const page = path === undefined ? undefined : URL.parse(`${encodeURI(path)}/`, origin ?? folderOrigin)?.href
  return [place, page ?? ''].filter((base) => base !== '' && URL.canParse(base))
}
