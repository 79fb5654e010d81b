/** Links of a Markdown text to pages of the site, with their path in a language. */
import { sharedPaths } from '@cyanotype/content/contracts/shared-paths.ts'
import { literalOfAttribute } from '@cyanotype/content/mdx/parse/literal.ts'
import { nodesOf } from '@cyanotype/content/mdx/parse/mdx-tree-cache.ts'
import type { Locale } from '@cyanotype/content/model/index.ts'
import { defaultLocale, localizedPath, readLocale } from '@cyanotype/content/model/index.ts'
import type { Nodes } from 'mdast'

/** A URL, and where it is written in the source. */
interface WrittenUrl {
  readonly url: string
  readonly at: number
}

/** Paths of other sites, of files and of the server are the same in every language. Code stays as it is. */
export function withLocalPaths(source: string, locale: Locale): string {
  if (locale === defaultLocale()) return source
  const urls = nodesOf(source)
    .flatMap((node) => urlsOf(node, source))
    .filter(isPage)
    .toArray()
  let text = source
  // From the end, so that the earlier places stay.
  for (const { url, at } of urls.toSorted((one, other) => other.at - one.at))
    text = text.slice(0, at) + localizedPath(locale, url) + text.slice(at + url.length)
  return text
}

function urlsOf(node: Nodes, source: string): readonly WrittenUrl[] {
  switch (node.type) {
    case 'link':
    case 'definition':
      return written(node.url, node.position, source)
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return node.attributes.flatMap((one) => {
        const href =
          one.type === 'mdxJsxAttribute' && one.name === 'href' ? literalOfAttribute(one) : undefined
        return typeof href === 'string' ? written(href, one.position, source) : []
      })
    default:
      return []
  }
}

/** The last place, because the text of a link may contain its URL. None if the URL is written with escapes. */
function written(url: string, position: Nodes['position'], source: string): readonly WrittenUrl[] {
  const { start, end } = position ?? {}
  if (start?.offset === undefined || end?.offset === undefined) return []
  const inside = source.slice(start.offset, end.offset).lastIndexOf(url)
  return inside === -1 ? [] : [{ url, at: start.offset + inside }]
}

function isPage({ url }: WrittenUrl): boolean {
  const isPath = /^\/(?!\/)/.test(url) && !sharedPaths.test(url)
  return isPath && readLocale(url).locale === defaultLocale()
}
