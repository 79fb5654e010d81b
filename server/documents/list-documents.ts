/** Lists of documents as editors see them. */
import type { DocumentType, Field, Locale, Message } from '@cyanotype/content/model/index.ts'
import { defaultLocale, isKind, layers, localeCodes, shared } from '@cyanotype/content/model/index.ts'
import { Problem } from '../http/problems.ts'
import type { ListAnswer, Status, Summary } from './answers.ts'
import { each, statusOf } from './answers.ts'
import { cursorOf, placeOf } from './cursor.ts'
import { layersOf } from './document-store.ts'
import type { Engine, Hand } from './engine.ts'
import { permit, typeNamed } from './engine.ts'
import { fieldProblem } from './field-problem.ts'
import type { Filter, Order } from './listing-store.ts'
import { changesOf, countDocuments, findPlaces, listedOf } from './listing-store.ts'
import { wordsOf } from './sort-key.ts'

export interface ListWish {
  readonly actor: Hand
  readonly type: string
  readonly locale?: Locale | undefined
  /** Words of a title, or their beginnings. */
  readonly q?: string | undefined
  readonly status?: Status | undefined
  /** `changed`, `title`, or a field that the model calls sortable. */
  readonly sort?: string | undefined
  readonly direction?: 'ascending' | 'descending' | undefined
  readonly after?: string | undefined
  readonly limit?: number | undefined
}

export async function listDocuments(engine: Engine, wish: ListWish): Promise<ListAnswer> {
  const type = typeNamed(engine.types, wish.type)
  permit(wish.actor, 'documents.read', type)
  const { kysely } = engine.db
  const { locale, status, limit = 50 } = wish
  const filter: Filter = { type, locale, status, words: wordsOf(wish.q ?? '') }
  const after = wish.after === undefined ? undefined : placeOf(wish.after)
  if (after === undefined && wish.after !== undefined) throw refused('after', noSuchPlace)
  const places = await findPlaces(kysely, filter, orderOf(type, wish), { after, limit: limit + 1 })
  const shown = places.slice(0, limit)
  const last = shown.at(-1)
  return {
    items: await summaries(
      engine,
      type,
      shown.map(({ id }) => id),
      locale ?? defaultLocale,
    ),
    next: places.length > limit && last !== undefined ? cursorOf(last) : null,
    total: await countDocuments(kysely, filter),
  }
}

/** Newest change first, titles from A: unless a direction is asked for. */
function orderOf(type: DocumentType, { sort = 'changed', direction, locale }: ListWish): Order {
  const natural = sort === 'title' ? 'ascending' : 'descending'
  const way = (direction ?? natural) === 'ascending' ? 'asc' : 'desc'
  if (sort === 'changed') return { field: undefined, direction: way }
  const name = sort === 'title' ? type.title : sort
  const field = name !== undefined && Object.hasOwn(type.fields, name) ? type.fields[name] : undefined
  if (name === undefined || field === undefined || !(field.sortable || sort === 'title')) {
    throw refused('sort', noSuchOrder)
  }
  return { field: { name, layer: field.localized ? (locale ?? defaultLocale) : shared }, direction: way }
}

const noSuchPlace = /*i18n*/ {
  id: 'list.after',
  message: 'This is not what an earlier page of the list gave as its next.',
}
const noSuchOrder = /*i18n*/ { id: 'list.sort', message: 'The list cannot be sorted by this.' }

function refused(name: string, message: Message): Problem {
  return new Problem('invalid_query', {}, { fields: [fieldProblem([name], { message })] })
}

async function summaries(
  { db }: Engine,
  type: DocumentType,
  ids: readonly string[],
  locale: Locale,
): Promise<Summary[]> {
  if (ids.length === 0) return []
  const changes = await changesOf(db.kysely, ids)
  const states = await layersOf(db.kysely, ids)
  const listed = await listedOf(db.kysely, ids)
  return ids.flatMap((id) => {
    const change = changes.find((row) => row.id === id)
    if (change === undefined) return []
    const rows = states.filter((row) => row.document_id === id)
    const rowOf = (layer: string) => rows.find((row) => row.layer === layer)
    const textOf = (name: string, layer: string) =>
      listed.find((row) => row.document_id === id && row.name === name && row.layer === layer)?.value
    return {
      id,
      titles: known((code) => rowOf(code)?.title ?? rowOf(shared)?.title),
      slugs: known((code) => rowOf(code)?.slug),
      statuses: each(localeCodes, (code) => statusOf(rowOf(code)?.status ?? 'none')),
      sharedStatus: statusOf(rowOf(shared)?.status ?? 'none'),
      versions: each(layers, (layer) => rowOf(layer)?.draft_version ?? 0),
      fields: fieldsShown(type, (name, field) => textOf(name, field.localized ? locale : shared)),
      changedAt: change.changed_at,
      changedBy: change.username,
    }
  })
}

function known(textOf: (locale: Locale) => string | null | undefined): Summary['titles'] {
  return Object.fromEntries(localeCodes.flatMap((code) => [[code, textOf(code)]]).filter(([, text]) => text))
}

function fieldsShown(
  type: DocumentType,
  textOf: (name: string, field: Field<unknown>) => string | null | undefined,
): Summary['fields'] {
  const names = Object.keys(type.fields).filter((name) => name !== type.title && name !== type.slug)
  const shown = names.flatMap((name) => {
    const field = type.fields[name]
    return field?.listed ? [[name, fromText(field, textOf(name, field))]] : []
  })
  return Object.fromEntries(shown)
}

function fromText(field: Field<unknown>, text: string | null | undefined): string | number | boolean | null {
  if (text === null || text === undefined) return null
  if (isKind(field, 'number')) return Number(text)
  return isKind(field, 'boolean') ? text === 'true' : text
}
