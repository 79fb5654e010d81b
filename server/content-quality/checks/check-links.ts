/** Checks the links of a layer: to pages, to files, and to headings within pages. */
import { namesInText } from '@cyanotype/content/mdx/headings/heading-history.ts'
import type {
  DocumentType,
  Layer,
  LayerData,
  Locale,
  Message,
  Types,
} from '@cyanotype/content/model/index.ts'
import { fallbackLocales, fieldsOf, isLocale } from '@cyanotype/content/model/index.ts'
import type { Queries } from '../../db/index.ts'
import { readTextHistory } from '../../documents/index.ts'
import type { Mention } from '../../references/index.ts'
import { documentsAt, linkTargetOf, mentionsInLayer, titlesOf } from '../../references/index.ts'
import { dataOfLayer, targetLayers } from './check-store.ts'
import { textsIn } from './check-texts.ts'
import type { CheckResult } from './finding.ts'
import { messages, warning } from './finding.ts'
import type { LinkError, LinkResolver } from './resolve-links.ts'
import { checkTargets, localeOf } from './resolve-links.ts'

const sentences = {
  nowhere: messages.nowhere,
  'not-public': messages.notPublic,
  'no-file': messages.noFile,
  'switched-off': messages.switchedOff,
} as const satisfies Record<LinkError, object>

export async function checkLinks(
  queries: Queries,
  resolveLinks: LinkResolver,
  own: OwnPage,
): Promise<readonly CheckResult[]> {
  const { type, layer, data } = own
  const fields = fieldsOf(type, layer)
  const links = mentionsInLayer(fields, data).filter(({ kind }) => kind === 'address')
  const addresses = links.map(({ name }) => name)
  const errors = await checkTargets(queries, resolveLinks, layer, addresses)
  const anchors = anchorsByPage(queries, resolveLinks.types, own)
  const broken: BrokenLink[] = []
  for (const link of links) {
    const error = errors.get(link.name)
    const anchor = anchorOf(link.name)
    if (error !== undefined) broken.push({ link, message: sentences[error] })
    else if (anchor !== undefined) {
      const there = await anchors(link.name.replace(/#.*/s, ''))
      if (there !== undefined && !there.has(anchor)) broken.push({ link, message: messages.noAnchor })
    }
  }
  const titles = await titlesOfTargets(queries, resolveLinks.types, layer, broken)
  return broken.map(({ link, message }) => {
    const { field, name, line, column } = link
    const position = line === undefined || column === undefined ? undefined : { line, column }
    const address = titles.get(name) ?? name
    return warning({ layer, field, text: message, values: { address }, position })
  })
}

interface BrokenLink {
  readonly link: Mention
  readonly message: Message
}

/** The titles of documents that links name by their id, which says nothing to a reader. */
async function titlesOfTargets(
  queries: Queries,
  types: Types,
  layer: Layer,
  broken: readonly BrokenLink[],
): Promise<ReadonlyMap<string, string>> {
  const named = broken.flatMap(({ link: { name } }) => {
    const target = linkTargetOf(types, layer, name)
    return target?.kind === 'document' ? [{ name, id: target.id }] : []
  })
  const rows = await titlesOf(queries, [...new Set(named.map(({ id }) => id))])
  return new Map(
    named.flatMap(({ name, id }) => {
      const titles = rows.filter((row) => row.document_id === id && row.title)
      const { title } = titles.find((row) => row.layer === layer) ?? titles[0] ?? {}
      return title ? [[name, title]] : []
    }),
  )
}

/** The part after `#`, except anchors that every page has and those of footnotes. */
function anchorOf(address: string): string | undefined {
  const anchor = /^[^#]*#(.+)$/.exec(address)?.[1]
  if (anchor === undefined || /^(?:top|main-content|user-content-.*)$/.test(anchor)) return undefined
  try {
    return decodeURIComponent(anchor)
  } catch {
    return anchor
  }
}

/** The ids and aliases of the headings in the texts of a layer, computed as the site does. */
async function anchorsIn(queries: Queries, { id, type, layer, data }: OwnPage): Promise<ReadonlySet<string>> {
  const anchors = new Set<string>()
  for (const { field, text } of textsIn(fieldsOf(type, layer), data)) {
    const history = isLocale(layer)
      ? await readTextHistory(queries, id, { locale: layer, field })
      : { own: [], source: [] }
    for (const name of namesInText(text, history))
      for (const anchor of [name.id, ...name.aliases]) anchors.add(anchor)
  }
  return anchors
}

interface OwnPage {
  readonly id: string
  readonly type: DocumentType
  readonly layer: Layer
  readonly data: LayerData
}

/**
 * Reads each page only once, however many links point to it. A link without a path points to the own page.
 */
function anchorsByPage(queries: Queries, types: Types, page: OwnPage) {
  const cache = new Map<string, Promise<ReadonlySet<string> | undefined>>()
  return (address: string) => {
    const read = () =>
      address === '' ? anchorsIn(queries, page) : anchorsAt(queries, types, page.layer, address)
    const anchors = cache.get(address) ?? read()
    cache.set(address, anchors)
    return anchors
  }
}

/** Undefined if the target is not a document, so its headings are unknown. */
async function anchorsAt(
  queries: Queries,
  types: Types,
  layer: Layer,
  address: string,
): Promise<ReadonlySet<string> | undefined> {
  const target = linkTargetOf(types, layer, address)
  if (target === undefined || target.kind === 'media') return undefined
  const type = Object.hasOwn(types, target.type) ? types[target.type] : undefined
  if (type === undefined) return undefined
  const requested = localeOf(target, layer)
  const languages = type.isShownUntranslated ? fallbackLocales(requested) : [requested]
  const pages = target.kind === 'page' ? await documentsAt(queries, [target]) : []
  const id = target.kind === 'page' ? idOfFirst(pages, languages) : target.id
  if (id === undefined) return undefined
  const layers = await targetLayers(queries, [id])
  const isPublic = (code: Locale) =>
    layers.some((row) => row.layer === code && row.published_version !== null)
  const locale = languages.find(isPublic) ?? requested
  const data = { ...Object(await dataOfLayer(queries, id, locale)) }
  return anchorsIn(queries, { id, type, layer: locale, data })
}

/** Of pages with the same slug, the one in the first language. */
function idOfFirst(
  pages: readonly { readonly id: string; readonly locale: Locale }[],
  languages: readonly Locale[],
): string | undefined {
  return languages.flatMap((code) => pages.find(({ locale }) => locale === code)?.id ?? [])[0]
}
