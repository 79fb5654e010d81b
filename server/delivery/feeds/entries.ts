/** The content of feeds: the newest updates of a locale, and the site that they are from. */

import { sharedPaths } from '@cyanotype/content/contracts/shared-paths.ts'
import { readSettings } from '@cyanotype/content/contracts/single-with-fallback.ts'
import type { Published, Reader } from '@cyanotype/content/contracts/site-renderer.ts'
import { checkMdx } from '@cyanotype/content/mdx/check/check-mdx.ts'
import { toHast } from '@cyanotype/content/mdx/render/to-hast.ts'
import type { Locale } from '@cyanotype/content/model/index.ts'
import { defaultLocale, localizedPath, model, pagePath, readLocale } from '@cyanotype/content/model/index.ts'
import type { ElementContent, Properties, Root, RootContent } from 'hast'
import { toHtml } from 'hast-util-to-html'
import type { RouteRequest } from '../index.ts'
import { elementsOf } from './component-html.ts'
import type { DocumentLinks } from './document-links.ts'
import { readDocumentLinks } from './document-links.ts'

export interface Feed {
  readonly locale: Locale
  readonly title: string
  readonly description: string
  /** The URLs of the feed and its page. Absolute, like all others here. */
  readonly address: string
  readonly page: string
  /** ISO 8601. */
  readonly changedAt: string
  readonly entries: readonly FeedEntry[]
}

export interface FeedEntry {
  /** Permanent, even if the slug of the update changes. */
  readonly id: string
  readonly address: string
  readonly title: string
  readonly summary: string
  /** The whole text as HTML. */
  readonly text: string
  readonly author: string
  readonly tags: readonly string[]
  readonly publishedAt: string
  readonly changedAt: string
}

const maxEntries = 20
const beginning = '1970-01-01T00:00:00.000Z'

export async function readFeed(
  { path, origin, reader }: Pick<RouteRequest, 'path' | 'origin' | 'reader'>,
  locale: Locale,
): Promise<Feed> {
  const settings = await readSettings(reader, locale)
  const { items } = await reader.list('updates', locale, { limit: maxEntries })
  const entries = await Promise.all(items.map((item) => entryOf(item, origin, reader)))
  const changes = [settings?.changedAt ?? beginning, ...entries.map(({ changedAt }) => changedAt)]
  return {
    locale,
    title: settings?.data.siteName || 'Cyanotype',
    description: settings?.data.description || settings?.data.siteName || 'Cyanotype',
    address: `${origin}${path}`,
    page: absoluteUrl(origin, localizedPath(locale, '/updates')),
    changedAt: changes.sort().at(-1) ?? beginning,
    entries,
  }
}

async function entryOf(
  { id, locale, data, publishedAt, changedAt }: Published<'updates'>,
  origin: string,
  reader: Reader,
): Promise<FeedEntry> {
  const { title, excerpt, body, author, tags } = data
  const address = absoluteUrl(origin, pagePath(model.updates, locale, data) ?? '/')
  return {
    id: `tag:${new URL(origin).hostname},${publishedAt.slice(0, 4)}:updates/${id}/${locale}`,
    ...{ address, title, author, tags, changedAt },
    summary: excerpt,
    text: plainHtml(body, { address, locale, links: await readDocumentLinks(body, reader, locale) }),
    publishedAt: data.publishedAt ?? publishedAt,
  }
}

const absoluteUrl = (origin: string, path: string) => new URL(path, origin).href

interface TextLocation {
  /** The URL of the page with the text. */
  readonly address: string
  readonly locale: Locale
  /** A link without a public target becomes plain text. */
  readonly links: DocumentLinks
}

const allowedElements = new Set(
  'a abbr b blockquote br code dd del dl dt em figcaption figure h1 h2 h3 h4 h5 h6 hr i img kbd li ol p pre s strong sub sup table tbody td tfoot th thead tr ul'.split(
    ' ',
  ),
)
const addresses = ['href', 'src'] as const
const textAttributes = ['alt', 'title', 'start', 'colSpan', 'rowSpan', 'lang'] as const

/**
 * Renders a text as plain HTML for feed readers: without classes, with the content of components, and with absolute
 * URLs. A text with invalid content, such as a `javascript:` URL, is omitted completely. The page reports it, and the
 * feed has the summary.
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
  if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement')
    return elementsOf(node).flatMap((child) => plain(child, textLocation))
  if (node.type === 'element' && node.tagName === 'input') return [boxOf(node.properties)]
  const children = node.children.flatMap((child) => plain(child, textLocation))
  if (node.type !== 'element' || !allowedElements.has(node.tagName)) return children
  if (isDeadLink(node.properties, textLocation)) return children
  return [
    {
      type: 'element',
      tagName: node.tagName,
      properties: propertiesOf(node.properties, textLocation),
      children,
    },
  ]
}

/** The box of a task, which is the only input of a text. Feed readers remove inputs. */
function boxOf({ checked }: Properties): ElementContent {
  return { type: 'text', value: checked ? '☑' : '☐' }
}

function propertiesOf(properties: Properties, textLocation: TextLocation): Properties {
  const textEntries = textAttributes.map((name) => [name, properties[name]])
  const addressEntries = addresses.map((name) => [name, resolvedUrl(properties[name], textLocation)])
  return Object.fromEntries([...textEntries, ...addressEntries].filter(([, value]) => value !== undefined))
}

function isDeadLink({ href }: Properties, { links }: TextLocation): boolean {
  return typeof href === 'string' && links.has(href) && links.get(href) === undefined
}

/** Resolves a link as the page does: a link without a language prefix keeps the locale of the text. */
function resolvedUrl(written: unknown, { address, locale, links }: TextLocation): string | undefined {
  if (typeof written !== 'string') return undefined
  const href = links.get(written) ?? written
  const isPage = href.startsWith('/') && !sharedPaths.test(href)
  const inLanguage =
    isPage && readLocale(href).locale === defaultLocale() ? localizedPath(locale, href) : href
  return URL.parse(inLanguage, address)?.href
}
