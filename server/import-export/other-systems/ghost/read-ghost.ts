/** Reads a Ghost export: posts, pages, authors, tags and images. */
import { readFile } from 'node:fs/promises'
import type { ForeignItem, ForeignSite, FoundFile, ReadOptions } from '../foreign-item.ts'
import { blankItem, checkCount, oldPathOf } from '../foreign-item.ts'
import type { ImportNote } from '../notes.ts'
import { countNotes, note } from '../notes.ts'
import { SourceProblem } from '../source-problem.ts'
import { ghostHtml } from './ghost-html.ts'
import type { JsonRecord } from './json-values.ts'
import { isRecord, listAt, numberAt, recordsAt, textAt } from './json-values.ts'

export async function readGhost(path: string, { locale, origin }: ReadOptions): Promise<ForeignSite> {
  const data = dataIn(path, await readFile(path, 'utf8'))
  const posts = recordsAt(data, 'posts')
  if (posts.length === 0) throw new SourceProblem(path, 'no-content')
  checkCount(path, posts.length)
  const tables: GhostTables = {
    origin,
    locale,
    tags: joined(data, 'posts_tags', 'tag_id', byId(data, 'tags')),
    authors: joined(data, 'posts_authors', 'author_id', byId(data, 'users')),
    meta: new Map(recordsAt(data, 'posts_meta').map((row) => [textAt(row, 'post_id'), row])),
    users: byId(data, 'users'),
  }
  const items = posts.map((post) => itemOf(post, tables))
  const addresses = items.some(({ body, cover }) => `${body.text}${cover ?? ''}`.includes(urlMark))
  return {
    items,
    notes: [...tableNotes(data), ...(origin === undefined && addresses ? [note('no-origin')] : [])],
    origin,
    files: [],
    findFile: async (address) => findFile(address, origin),
  }
}

function dataIn(path: string, text: string): JsonRecord {
  const json = parsed(path, text.replace(/^\uFEFF/, ''))
  // An export has one entry in `db`. Older ones have `data` at the top.
  const [first = json] = isRecord(json) ? listAt(json, 'db') : []
  const data = isRecord(first) ? first.data : undefined
  if (isRecord(data) && Array.isArray(data.posts)) return data
  throw new SourceProblem(path, 'not-ghost')
}

function parsed(path: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new SourceProblem(path, 'not-json')
  }
}

interface GhostTables {
  readonly origin: URL | undefined
  readonly locale: ForeignItem['locale']
  readonly tags: ReadonlyMap<string, readonly JsonRecord[]>
  readonly authors: ReadonlyMap<string, readonly JsonRecord[]>
  readonly meta: ReadonlyMap<string, JsonRecord>
  readonly users: ReadonlyMap<string, JsonRecord>
}

const byId = (data: JsonRecord, table: string) =>
  new Map(recordsAt(data, table).map((row) => [textAt(row, 'id'), row]))

/** The rows of another table for each post, in their order. */
function joined(data: JsonRecord, table: string, column: string, rows: ReadonlyMap<string, JsonRecord>) {
  const links = recordsAt(data, table).toSorted(
    (a, b) => numberAt(a, 'sort_order') - numberAt(b, 'sort_order'),
  )
  const found = new Map<string, JsonRecord[]>()
  for (const link of links) {
    const row = rows.get(textAt(link, column))
    const post = textAt(link, 'post_id')
    if (row !== undefined) found.set(post, [...(found.get(post) ?? []), row])
  }
  return found
}

/** Ghost writes it instead of its own URL. */
const urlMark = '__GHOST_URL__'

function itemOf(post: JsonRecord, tables: GhostTables): ForeignItem {
  const notes: ImportNote[] = []
  const id = textAt(post, 'id')
  const isPage = textAt(post, 'type') === 'page' || post.page === true || post.page === 1
  const slug = textAt(post, 'slug')
  const meta = tables.meta.get(id) ?? post
  const home = tables.origin?.href.replace(/\/?$/, '/')
  const place = home === undefined ? '' : new URL(`${encodeURIComponent(slug)}/`, home).href
  const html = ghostHtml(
    { html: textAt(post, 'html'), lexical: textAt(post, 'lexical'), mobiledoc: textAt(post, 'mobiledoc') },
    notes,
  )
  return {
    ...blankItem,
    // The UUID stays the same when a site moves, other than the id.
    key: `ghost:${textAt(post, 'uuid') || id || slug}`,
    kind: isPage ? 'page' : 'post',
    locale: tables.locale,
    title: textAt(post, 'title'),
    slug,
    date: dateAt(post, 'published_at') ?? dateAt(post, 'created_at'),
    isPublic: isPublic(post, notes),
    author: authorOf(post, tables, notes),
    tags: tagsOf(tables.tags.get(id) ?? [], notes),
    summary: textAt(post, 'custom_excerpt'),
    cover: textAt(post, 'feature_image') || undefined,
    coverAlt: textAt(meta, 'feature_image_alt'),
    isFeatured: post.featured === true || post.featured === 1,
    seo: { title: textAt(meta, 'meta_title'), description: textAt(meta, 'meta_description'), hidden: false },
    body: { format: 'html', text: html },
    place,
    oldPaths: slug === '' ? [] : [oldPathOf(place, tables.origin) ?? `/${slug}`],
    otherAddresses: [],
    notes: countNotes([...notes, ...unmapped(post), ...unmapped(meta, ['feature_image_caption'])]),
  }
}

const withoutPlace = ['codeinjection_head', 'codeinjection_foot', 'custom_template', 'canonical_url']

function unmapped(row: JsonRecord, names: readonly string[] = withoutPlace): readonly ImportNote[] {
  return names.flatMap((name) => (textAt(row, name) === '' ? [] : [note('field', name)]))
}

/** Posts for members must not become public by an import. */
function isPublic(post: JsonRecord, notes: ImportNote[]): boolean {
  const [status, visibility] = [textAt(post, 'status'), textAt(post, 'visibility') || 'public']
  if (status === 'published') {
    const audience = visibility === 'public' && hasPartForMembers(post) ? 'members' : visibility
    if (audience === 'public') return true
    notes.push(note('status', audience))
  } else if (status !== 'draft') notes.push(note('status', status))
  return false
}

/** A public post can contain cards that only members see. */
function hasPartForMembers(post: JsonRecord): boolean {
  const html = textAt(post, 'html')
  return html.trim() === ''
    ? /"nonMember":\s*false/.test(textAt(post, 'lexical'))
    : /<!--\s*kg-gated-block:begin\b[^>]*\bnonMember:["']?false/.test(html)
}

function dateAt(post: JsonRecord, name: string): string | undefined {
  const given = post[name]
  // Ghost with SQLite writes times in UTC without a zone.
  const isZoneless = typeof given === 'string' && /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(given)
  const value = isZoneless ? `${given.replace(' ', 'T')}Z` : given
  const time = typeof value === 'number' || typeof value === 'string' ? new Date(value) : undefined
  return value === '' || time === undefined || Number.isNaN(time.getTime()) ? undefined : time.toISOString()
}

function authorOf(post: JsonRecord, { authors, users }: GhostTables, notes: ImportNote[]): string {
  const single = users.get(textAt(post, 'author_id'))
  const [first, ...more] = authors.get(textAt(post, 'id')) ?? (single === undefined ? [] : [single])
  if (more.length > 0) notes.push(note('several-authors', more.map((row) => textAt(row, 'name')).join(', ')))
  return first === undefined ? '' : textAt(first, 'name')
}

function tagsOf(rows: readonly JsonRecord[], notes: ImportNote[]): readonly string[] {
  return rows.flatMap((row) => {
    const name = textAt(row, 'name')
    if (!name.startsWith('#') && textAt(row, 'visibility') !== 'internal') return [name]
    notes.push(note('internal-tag', name))
    return []
  })
}

const notContent = ['members', 'comments', 'newsletters', 'products', 'offers', 'snippets', 'subscribers']

function tableNotes(data: JsonRecord): readonly ImportNote[] {
  return notContent.flatMap((name) => {
    const count = listAt(data, name).length
    return count === 0 ? [] : [note('table', name, count)]
  })
}

function findFile(address: string, origin: URL | undefined): FoundFile {
  const base = origin?.href.replace(/\/$/, '')
  const full = base === undefined ? address : address.replace(urlMark, base)
  const url = URL.parse(full, origin)
  return url !== null && /^https?:$/.test(url.protocol) ? { kind: 'remote', url } : { kind: 'missing' }
}
