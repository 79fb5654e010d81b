/** Keeps the search index up to date, in the transaction of each change. */
import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { DocumentationFile } from '@cyanotype/content/mdx/parse/docs-files.ts'
import { readDocumentation } from '@cyanotype/content/mdx/parse/docs-files.ts'
import { docsPath } from '@cyanotype/content/mdx/parse/docs-page.ts'
import { readFrontMatter } from '@cyanotype/content/mdx/parse/front-matter.ts'
import type { DocumentType, Field, Fields, Layer, LayerData, Locale } from '@cyanotype/content/model/index.ts'
import {
  fieldsOf,
  isKind,
  isLocale,
  localeCodes,
  localizedPath,
  shared,
} from '@cyanotype/content/model/index.ts'
import { analysis } from '@cyanotype/content/text-analysis/analyze.ts'
import { loadStemmers } from '@cyanotype/content/text-analysis/stem/snowball.ts'
import type { Db, Transaction } from '../../db/index.ts'
import type { DerivedIndex, LayerChange } from '../../documents/index.ts'
import type { EntryState, Grade, SearchChunk } from '../analysis/index-tokens.ts'
import { tokensOf } from '../analysis/index-tokens.ts'
import { chunksOfMdx } from './mdx-chunks.ts'
import type { IndexEntry, StoredEntry } from './search-store.ts'
import {
  entriesOf,
  readIndexedFiles,
  recordIndexedFiles,
  removeEntries,
  removeEntry,
  removeFiles,
  replaceEntry,
} from './search-store.ts'

/** `changed` is called after each change, when the transaction may still be open. */
export function searchIndex(changed: () => void): DerivedIndex {
  const write = async (trx: Transaction, change: LayerChange, state: EntryState) => {
    await (isLocale(change.layer)
      ? writeLocale(trx, { ...change, layer: change.layer }, state)
      : writeShared(trx, change, state))
    changed()
  }
  return {
    name: 'search',
    fingerprint: (types) =>
      createHash('sha256')
        .update(JSON.stringify([analysis, types.map(described)]))
        .digest('hex'),
    drafted: (trx, change) => write(trx, change, 'draft'),
    // A type without pages has nothing that a visitor could open.
    published: async (trx, change) => {
      if (change.type.page !== undefined) await write(trx, change, 'public')
    },
    withdrawn: (trx, { id, layer }) => removeEntry(trx, id, layer, 'public'),
    removed: (trx, { id }) => removeEntries(trx, id),
  }
}

/** The properties of the content model that affect the index. */
function described({ name, title, page, fields }: DocumentType): unknown {
  return [name, title, page, partsOf(fields)]
}

function partsOf(fields: Fields): unknown {
  return Object.entries(fields).map(([name, field]) => {
    const { kind, localized, searchable } = field
    return [name, kind, localized, searchable, isKind(field, 'group') ? partsOf(field.fields) : null]
  })
}

async function writeLocale(
  trx: Transaction,
  { type, id, layer, data }: LayerChange & { readonly layer: Locale },
  state: EntryState,
): Promise<void> {
  const before = await entriesOf(trx, id, state)
  const common = commonOf(type, before)
  await loadStemmers([layer])
  const chunks = [...chunksOfLayer(type, layer, data), ...common.chunks]
  const old = before.find((one) => one.layer === layer)
  await replaceEntry(trx, entryOf({ type, id, locale: layer, state, chunks, pattern: common.path }), old)
}

/** The text of the shared layer is indexed in each locale, together with its own text. */
async function writeShared(trx: Transaction, change: LayerChange, state: EntryState): Promise<void> {
  const { type, id, layer, data } = change
  const chunks = chunksOfLayer(type, layer, data)
  const path = filled(type, data)
  const before = await entriesOf(trx, id, state)
  if (isDeepStrictEqual(commonOf(type, before), { path, chunks })) return
  const old = before.find((one) => one.layer === shared)
  await replaceEntry(trx, { id, layer, state, type: type.name, path, tokens: '', chunks }, old)
  const names = new Set(Object.keys(fieldsOf(type, shared)))
  for (const code of localeCodes) {
    const own = before.find((one) => one.layer === code)
    if (own === undefined) continue
    await loadStemmers([code])
    const all = [...own.chunks.filter(({ field }) => !names.has(field)), ...chunks]
    await replaceEntry(trx, entryOf({ type, id, locale: code, state, chunks: all, pattern: path }), own)
  }
}

/** The searchable text of a layer: searchable fields, the title and the slug. */
export function chunksOfLayer(type: DocumentType, layer: Layer, data: LayerData): readonly SearchChunk[] {
  const title = titleOf(type)
  return Object.entries(fieldsOf(type, layer)).flatMap(([name, field]) => {
    if (name === title) return chunk(name, 'title', field.searchText(data[name]))
    if (isKind(field, 'slug')) return chunk(name, 'strong', String(data[name] ?? ''))
    return field.searchable ? chunksOfField(name, field, data[name]) : []
  })
}

/** A single uses its field `title` as its title, if it has one. */
function titleOf({ title, fields }: DocumentType): string | undefined {
  return title ?? (Object.hasOwn(fields, 'title') ? 'title' : undefined)
}

function chunksOfField(name: string, field: Field<unknown>, value: unknown): readonly SearchChunk[] {
  if (isKind(field, 'mdx')) {
    return typeof value === 'string' ? chunksOfMdx(value).map((part) => ({ field: name, ...part })) : []
  }
  if (isKind(field, 'group')) return chunksOfGroup(name, field.fields, value)
  if (isKind(field, 'list') && Array.isArray(value)) {
    return value.flatMap((item) => chunksOfField(name, field.of, item))
  }
  return chunk(name, 'strong', field.searchText(value))
}

/** The title of a hero counts as the title of the page. */
function chunksOfGroup(name: string, fields: Fields, value: unknown): readonly SearchChunk[] {
  const values: LayerData = { ...Object(value) }
  return Object.entries(fields).flatMap(([part, field]) =>
    part === 'title'
      ? chunk(name, 'title', field.searchText(values[part]))
      : chunksOfField(name, field, values[part]),
  )
}

function chunk(field: string, grade: Grade, text: string): readonly SearchChunk[] {
  return text.trim() === '' ? [] : [{ field, grade, text: text.trim() }]
}

/** The shared layer as indexed so far. It has no entry while it is empty. */
function commonOf(
  { page }: DocumentType,
  entries: readonly StoredEntry[],
): Pick<StoredEntry, 'path' | 'chunks'> {
  const found = entries.find((one) => one.layer === shared)
  return { path: found === undefined ? (page ?? null) : found.path, chunks: found?.chunks ?? [] }
}

function entryOf({
  type,
  id,
  locale,
  state,
  chunks,
  pattern,
}: {
  readonly type: DocumentType
  readonly id: string
  readonly locale: Locale
  readonly state: EntryState
  readonly chunks: readonly SearchChunk[]
  readonly pattern: string | null
}): IndexEntry {
  const slug = chunks.find(({ field }) => field === type.slug)?.text
  const path = slug === undefined ? pattern : (pattern?.replace('{slug}', () => addressed(slug)) ?? null)
  return {
    id,
    layer: locale,
    state,
    type: type.name,
    path: path === null || path.includes('{') ? null : localizedPath(locale, path),
    tokens: tokensOf(locale, state, type.name, chunks),
    chunks,
  }
}

/** The page pattern of the type with the values of a layer: `/showcase/{section}/{slug}`. */
function filled({ page, slug }: DocumentType, data: LayerData): string | null {
  const path = page?.replace(/\{(\w+)\}/g, (position, name: string) => {
    const value = name === 'slug' || name === slug ? undefined : data[name]
    return typeof value === 'string' && value !== '' ? addressed(value) : position
  })
  return path ?? null
}

/** A slug of the documentation contains slashes, which are kept. */
function addressed(slug: string): string {
  return slug.split('/').map(encodeURIComponent).join('/')
}

/** The collection whose documents appear together with the files. */
const type = 'docs'

/** Indexes the files of `content/docs` like documents. It runs at the start if the files have changed. */
export async function indexDocumentation(db: Db, folder?: string): Promise<void> {
  const files = readDocumentation(folder)
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([analysis, files]))
    .digest('hex')
  if ((await readIndexedFiles(db.kysely)) === fingerprint) return
  await db.transaction(async (trx) => {
    await removeFiles(trx)
    for (const file of files) await replaceEntry(trx, docsEntryOf(file), undefined)
    await recordIndexedFiles(trx, fingerprint)
  })
}

function docsEntryOf({ locale, slug, source }: DocumentationFile) {
  const { entries, body } = readFrontMatter(source)
  const { title = slug, summary = '' } = entries
  const chunks: readonly SearchChunk[] = [
    { field: 'title', grade: 'title', text: title },
    { field: 'slug', grade: 'title', text: slug.slice(slug.lastIndexOf('/') + 1) },
    { field: 'slug', grade: 'strong', text: slug },
    { field: 'summary', grade: 'strong', text: summary },
    ...chunksOfMdx(body).map((part) => ({ field: 'body', ...part })),
  ]
  const state = 'public' as const
  return {
    id: `file:${slug}`,
    layer: locale,
    state,
    type,
    path: localizedPath(locale, docsPath(slug)),
    tokens: tokensOf(locale, state, type, chunks),
    chunks: chunks.filter(({ text }) => text !== ''),
  }
}
