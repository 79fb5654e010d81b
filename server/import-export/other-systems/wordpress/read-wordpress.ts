/** Reads a WordPress export: posts, pages, authors, tags, images and old addresses. */

import { fromHtml } from 'hast-util-from-html'
import type { FindFile, ForeignItem, ForeignSite, ReadOptions } from '../foreign-item.ts'
import { blankItem, checkCount, decoded, oldPathOf } from '../foreign-item.ts'
import type { ImportNote } from '../notes.ts'
import { countNotes, note } from '../notes.ts'
import { SourceProblem } from '../source-problem.ts'
import { firstOfEach, isLanguageTerm, languageCodeOf, localeOf } from './languages.ts'
import type { WxrRecord } from './parse-wxr.ts'
import { parseWxr } from './parse-wxr.ts'
import { blocksIn, withReusableBlocks } from './reusable-blocks.ts'
import type { Attachment } from './wordpress-body.ts'
import { wordpressBody } from './wordpress-body.ts'

export async function readWordpress(path: string, { locale }: ReadOptions): Promise<ForeignSite> {
  const { channel, authors, items: records } = await parseWxr(path)
  const ofType = (...types: readonly string[]) =>
    records.filter((one) => types.includes(textOf(one, 'wp:post_type')))
  const contents = ofType('post', 'page')
  if (contents.length === 0) throw new SourceProblem(path, 'no-content')
  checkCount(path, contents.length)
  const attachments = ofType('attachment').map(
    (one) => [textOf(one, 'wp:post_id'), attachmentOf(one)] as const,
  )
  const site: WordpressSite = {
    origin: URL.parse(textOf(channel, 'wp:base_blog_url') || textOf(channel, 'link')) ?? undefined,
    authors: new Map(
      authors.map((one) => [textOf(one, 'wp:author_login'), textOf(one, 'wp:author_display_name')]),
    ),
    attachments: new Map(attachments),
    pictures: Map.groupBy(attachments.map(([, one]) => one).filter(isPicture), ({ parent }) => parent),
    blocks: new Map(
      ofType('wp_block')
        .filter(isPublic)
        .map((one) => [textOf(one, 'wp:post_id'), contentOf(one)]),
    ),
    records: new Map(contents.map((one) => [textOf(one, 'wp:post_id'), one])),
    locale,
  }
  const files = [...site.attachments.values()].flatMap(({ url }) => URL.parse(url)?.href ?? [])
  const isTrashed = (one: WxrRecord) => ['trash', 'auto-draft'].includes(textOf(one, 'wp:status'))
  const left = contents.filter(isTrashed).map((one) => note('trashed-item', textOf(one, 'title')))
  const isOther = (one: WxrRecord) => localeOf(one, locale) === undefined
  const foreign = contents.filter((one) => !isTrashed(one) && isOther(one))
  const imported = contents.filter((one) => !isTrashed(one) && !isOther(one))
  const firsts = firstOfEach(imported, locale)
  const used = new Set([...imported, ...ofType('wp_block')].flatMap((one) => blocksIn(contentOf(one))))
  const isUsed = (one: WxrRecord) =>
    site.blocks.has(textOf(one, 'wp:post_id')) && used.has(textOf(one, 'wp:post_id'))
  const others = records
    .filter((one) => !isUsed(one))
    .map((one) => textOf(one, 'wp:post_type'))
    .filter((type) => !importedTypes.has(type))
  return {
    items: imported.map((one) => itemOf(one, firsts.get(one) ?? one, site)),
    notes: [
      ...left,
      ...countNotes(foreign.map((one) => note('language', languageCodeOf(one)))),
      ...countNotes(others.map((type) => note('content-type', type))),
    ],
    origin: site.origin,
    files,
    findFile: finder(files),
  }
}

const importedTypes = new Set(['post', 'page', 'attachment'])

interface WordpressSite {
  readonly origin: URL | undefined
  readonly authors: ReadonlyMap<string, string>
  readonly attachments: ReadonlyMap<string, Attachment>
  /** By the post that they were uploaded to. */
  readonly pictures: ReadonlyMap<string, readonly Attachment[]>
  /** The content of reusable blocks, by id. */
  readonly blocks: ReadonlyMap<string, string>
  readonly records: ReadonlyMap<string, WxrRecord>
  readonly locale: ForeignItem['locale']
}

const contentOf = ({ texts }: WxrRecord) => texts.get('content:encoded') ?? ''
const textOf = ({ texts }: WxrRecord, name: string) => (texts.get(name) ?? '').trim()

function attachmentOf(record: WxrRecord): Attachment {
  return {
    parent: textOf(record, 'wp:post_parent'),
    url: textOf(record, 'wp:attachment_url'),
    alt: record.meta.get('_wp_attachment_image_alt') ?? '',
    caption: plain(textOf(record, 'excerpt:encoded')),
  }
}

/** The languages of a document have the key of the first one, and its kind. */
function itemOf(record: WxrRecord, first: WxrRecord, site: WordpressSite): ForeignItem {
  const notes: ImportNote[] = []
  const id = textOf(record, 'wp:post_id')
  const kind = textOf(record, 'wp:post_type') === 'page' ? 'page' : 'post'
  const address = textOf(record, 'link')
  const own = oldPathOf(address, site.origin)
  const cover = site.attachments.get(record.meta.get('_thumbnail_id') ?? '')
  if (isPublic(record) && own === undefined && !isRoot(address, site))
    notes.push(note('address-query', address))
  if (record.comments > 0) notes.push(note('comments', '', record.comments))
  notes.push(...statusNotes(record), ...metaNotes(record))
  return {
    ...blankItem,
    key: `wordpress:${site.origin?.host ?? ''}:${textOf(first, 'wp:post_id')}`,
    kind,
    locale: localeOf(record, site.locale) ?? site.locale,
    title: plain(textOf(record, 'title')),
    slug: kind === 'page' ? pagePathOf(record, site) : slugOf(record),
    date: dateOf(record),
    isPublic: isPublic(record),
    author: site.authors.get(textOf(record, 'dc:creator')) || textOf(record, 'dc:creator'),
    tags: tagsOf(record, notes),
    summary: plain(textOf(record, 'excerpt:encoded')),
    cover: cover?.url,
    coverAlt: cover?.alt ?? '',
    order: kind === 'page' ? Math.max(0, Number(textOf(record, 'wp:menu_order')) || 0) : undefined,
    isFeatured: textOf(record, 'wp:is_sticky') === '1',
    seo: seoOf(record),
    body: wordpressBody(
      withReusableBlocks(contentOf(record), site.blocks),
      { all: site.attachments, own: site.pictures.get(id) ?? [] },
      notes,
    ),
    place: address || (site.origin?.href ?? ''),
    oldPaths: own === undefined ? [] : [own, ...formerPaths(record, own)],
    otherAddresses: [`/?p=${id}`, `/?page_id=${id}`],
    notes: countNotes(notes),
  }
}

const isPicture = ({ url }: Attachment) => /\.(?:jpe?g|png|gif|webp|avif|svg)$/i.test(url)

const isRoot = (address: string, { origin }: WordpressSite) => URL.parse(address)?.href === origin?.href

function isPublic(record: WxrRecord): boolean {
  return textOf(record, 'wp:status') === 'publish' && textOf(record, 'wp:post_password') === ''
}

function statusNotes(record: WxrRecord): readonly ImportNote[] {
  const status = textOf(record, 'wp:status')
  if (textOf(record, 'wp:post_password') !== '') return [note('status', 'password')]
  return ['publish', 'draft'].includes(status) ? [] : [note('status', status)]
}

/** Fields of plugins. Those of WordPress itself begin with an underscore. */
function metaNotes({ meta }: WxrRecord): readonly ImportNote[] {
  return [...meta].flatMap(([key, value]) =>
    key.startsWith('_') || value.trim() === '' ? [] : [note('field', key)],
  )
}

/** In plain text, as WordPress allows HTML in titles and summaries. */
function plain(html: string): string {
  const text = html.replaceAll(/<[^<>]*>/g, ' ').replaceAll('<', '&lt;')
  return fromHtml(text, { fragment: true })
    .children.map((node) => ('value' in node ? node.value : ''))
    .join('')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

function dateOf(record: WxrRecord): string | undefined {
  const [utc, own] = [textOf(record, 'wp:post_date_gmt'), textOf(record, 'wp:post_date')]
  const text = [utc, own].find(
    (one) => /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(one) && !one.startsWith('0000'),
  )
  const time = text === undefined ? Number.NaN : Date.parse(`${text.replace(' ', 'T')}Z`)
  return Number.isNaN(time) ? undefined : new Date(time).toISOString()
}

function tagsOf(record: WxrRecord, notes: ImportNote[]): readonly string[] {
  const { terms } = record
  const isTag = (domain: string) => domain === 'post_tag' || domain === 'category'
  for (const { domain, name } of terms)
    if (!isTag(domain) && !isLanguageTerm(record, domain)) notes.push(note('field', `${domain}: ${name}`))
  return terms.flatMap(({ domain, name }) =>
    isTag(domain) && plain(name) !== '' && name !== 'Uncategorized' ? [plain(name)] : [],
  )
}

/** Templates such as `%%title%%` and `%title%` are no texts. */
const template = /%%\w+%%|%\w+(?:\([^)]*\))?%/

function seoOf({ meta }: WxrRecord): ForeignItem['seo'] {
  const value = (...keys: readonly string[]) => keys.map((key) => meta.get(key)).find((one) => one) ?? ''
  const text = (...keys: readonly string[]) => (template.test(value(...keys)) ? '' : plain(value(...keys)))
  return {
    title: text('_yoast_wpseo_title', 'rank_math_title'),
    description: text('_yoast_wpseo_metadesc', 'rank_math_description'),
    hidden: value('_yoast_wpseo_meta-robots-noindex') === '1',
  }
}

const slugOf = (record: WxrRecord) => decoded(textOf(record, 'wp:post_name'))

/** The slugs of a page and of the pages above it. */
function pagePathOf(record: WxrRecord, { records }: WordpressSite): string {
  const parts: string[] = []
  const seen = new Set<WxrRecord>()
  for (let page: WxrRecord | undefined = record; page !== undefined && !seen.has(page); ) {
    seen.add(page)
    parts.unshift(slugOf(page))
    page = records.get(textOf(page, 'wp:post_parent'))
  }
  return parts.every((part) => part !== '') ? parts.join('/') : slugOf(record)
}

/** WordPress redirects former slugs too. */
function formerPaths({ formerSlugs }: WxrRecord, own: string): readonly string[] {
  const folder = own.slice(0, own.lastIndexOf('/') + 1)
  return formerSlugs.map((slug) => folder + decoded(slug))
}

/**
 * Texts often use a smaller copy, such as `fern-300x200.jpg`. The original is preferred. WordPress calls it
 * `fern-scaled.jpg` if the upload was larger than 2,560 pixels.
 */
function finder(files: readonly string[]): FindFile {
  const originals = new Map(files.map((file) => [placeOf(new URL(file)), file]))
  return async (address, { place }) => {
    const url = URL.parse(address, place || undefined)
    if (url === null || !/^https?:$/.test(url.protocol)) return { kind: 'missing' }
    const own = placeOf(url)
    const [, name, extension] = /^(.+)-\d{1,5}x\d{1,5}(\.\w+)$/.exec(own) ?? []
    const larger = name === undefined ? [] : ['', '-scaled', '-rotated'].map((end) => name + end + extension)
    const [included] = [own, ...larger].flatMap((one) => originals.get(one) ?? [])
    return { kind: 'remote', url: included === undefined ? url : new URL(included) }
  }
}

/** Old texts name the site with `http:` and with or without `www.`. */
const placeOf = ({ host, pathname }: URL) => host.replace(/^www\./, '') + pathname
