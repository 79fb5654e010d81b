/**
 * Renders a text as plain HTML for feed readers: without classes and components, whose text stays, and with
 * absolute URLs.
 */
import { checkMdx } from '@cyanotype/content/mdx/check/check-mdx.ts'
import { toHast } from '@cyanotype/content/mdx/render/to-hast.ts'
import type { Locale } from '@cyanotype/content/model/index.ts'
import { defaultLocale, localizedPath, readLocale } from '@cyanotype/content/model/index.ts'
import type { ElementContent, Properties, Root, RootContent } from 'hast'
import { toHtml } from 'hast-util-to-html'

interface TextLocation {
  /** The URL of the page with the text. */
  readonly address: string
  readonly locale: Locale
}

const allowedElements = new Set(
  'a abbr b blockquote br code dd del dl dt em h1 h2 h3 h4 h5 h6 hr i img kbd li ol p pre s strong sub sup table tbody td tfoot th thead tr ul'.split(
    ' ',
  ),
)
const addresses = ['href', 'src'] as const
const textAttributes = ['alt', 'title', 'start', 'colSpan', 'rowSpan', 'lang'] as const

/**
 * A text with invalid content, such as a `javascript:` URL, is omitted completely. The page reports it, and
 * the feed has the summary.
 */
export function plainHtml(source: string, textLocation: TextLocation): string {
  if (checkMdx(source).length > 0) return ''
  const children = toHast(source).tree.children.flatMap((node) => plain(node, textLocation))
  return toHtml({ type: 'root', children })
}

type Node = Root | RootContent

function plain(node: Node, textLocation: TextLocation): readonly ElementContent[] {
  if (node.type === 'text') return [{ type: 'text', value: node.value }]
  if (!('children' in node)) return []
  const children = node.children.flatMap((child) => plain(child, textLocation))
  if (node.type !== 'element' || !allowedElements.has(node.tagName)) return children
  return [
    {
      type: 'element',
      tagName: node.tagName,
      properties: propertiesOf(node.properties, textLocation),
      children,
    },
  ]
}

function propertiesOf(properties: Properties, textLocation: TextLocation): Properties {
  const said = textAttributes.map((name) => [name, properties[name]])
  const led = addresses.map((name) => [name, wholeAddress(properties[name], textLocation)])
  return Object.fromEntries([...said, ...led].filter(([, value]) => value !== undefined))
}

/** Resolves a link as the page does: a link without a language prefix keeps the locale of the text. */
function wholeAddress(href: unknown, { address, locale }: TextLocation): string | undefined {
  if (typeof href !== 'string') return undefined
  const isPage = href.startsWith('/') && !/^\/(?:media|assets|api)\//.test(href)
  const inLanguage = isPage && readLocale(href).locale === defaultLocale ? localizedPath(locale, href) : href
  return URL.parse(inLanguage, address)?.href
}
