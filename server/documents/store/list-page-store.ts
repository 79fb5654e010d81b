/**
 * SQL for the pages of lists. Pages are found by sort key, so a late page is as fast as the first one. A list
 * is read in its order and each document is tested, unless a condition matches only few documents: then those
 * are fetched and sorted.
 */
import type { DocumentType, Layer } from '@cyanotype/content/model/index.ts'
import { shared } from '@cyanotype/content/model/index.ts'
import type { SelectQueryBuilder } from 'kysely'
import { sql } from 'kysely'
import type { Queries, Tables } from '../../db/index.ts'
import { preparedQuery } from '../../db/index.ts'
import type { Condition, Ids, ListedField } from './list-conditions.ts'

interface Filter {
  readonly type: DocumentType
  readonly conditions: readonly Condition[]
}

type NamedFilter = Omit<Filter, 'type'> & { readonly type: Pick<DocumentType, 'name'> }

export interface Order {
  /** Undefined: the time of the last change. */
  readonly field: ListedField | undefined
  readonly direction: 'asc' | 'desc'
}

/** The position of a document in a list: its sort key, and its id for equal keys. */
export interface ListPosition {
  readonly key: string
  readonly id: string
}

/** The limit for fetching and sorting all matches, and for counting. */
export const few = 1_000

/** Overrides the limit, so that tests can use both strategies with few documents. */
interface Operators {
  readonly few?: number
}

/** The positions of the documents that match a filter, in order, after a cursor. */
export async function findPositions(
  queries: Queries,
  filter: Filter,
  order: Order,
  { operators = {}, ...page }: Page & { readonly operators?: Operators },
): Promise<ListPosition[]> {
  if (filter.conditions.length === 0) return unfilteredPage(queries, filter.type.name, order, page)
  const rare = await rarestOf(queries, filter, operators)
  return positionsOf({ queries, filter, order, page, rare }).execute()
}

interface Page {
  readonly after: ListPosition | undefined
  readonly limit: number
}

function positionsOf({
  queries,
  filter,
  order,
  page,
  rare,
}: {
  readonly queries: Queries
  readonly filter: NamedFilter
  readonly order: Order
  readonly page: Page
  readonly rare: Rare | undefined
}): Selected {
  const { field, direction } = order
  const documents = matching(documentsIn(queries, field !== undefined, rare), filter, order, rare)
  const key = field === undefined ? 'documents.changed_at' : 'place.sort_key'
  const id = field === undefined ? 'documents.id' : 'place.document_id'
  let query = documents.select([`${id} as id`, `${key} as key`])
  if (page.after !== undefined) {
    const beyond = direction === 'asc' ? sql.raw('>') : sql.raw('<')
    const { after } = page
    query = query.where(sql<boolean>`(${sql.ref(key)}, ${sql.ref(id)}) ${beyond} (${after.key}, ${after.id})`)
  }
  return query.orderBy(key, direction).orderBy(id, direction).limit(page.limit)
}

/** Lists without filters are the most common, so their few statements are prepared once. */
function unfilteredPage(
  queries: Queries,
  type: string,
  { field, direction }: Order,
  page: Page,
): Promise<ListPosition[]> {
  const { after, limit } = page
  const form = `${field === undefined} ${direction} ${after === undefined}`
  const query = forms.get(form) ?? unfilteredQuery(field !== undefined, direction, after !== undefined)
  forms.set(form, query)
  const { name, layer } = field ?? { name: '', layer: shared }
  return query(queries, { type, name, layer, key: after?.key ?? '', id: after?.id ?? '', limit })
}

type UnfilteredValues = {
  readonly type: string
  readonly name: string
  readonly layer: Layer
  readonly key: string
  readonly id: string
  readonly limit: number
}

const forms = new Map<string, ReturnType<typeof unfilteredQuery>>()

function unfilteredQuery(isSorted: boolean, direction: Order['direction'], isFurther: boolean) {
  return preparedQuery((queries, { type, name, layer, key, id, limit }: UnfilteredValues) => {
    const order: Order = { field: isSorted ? { name, layer } : undefined, direction }
    const after = isFurther ? { key, id } : undefined
    return positionsOf({
      queries,
      filter: { type: { name: type }, conditions: [] },
      order,
      page: { after, limit },
      rare: undefined,
    })
  })
}

/** Counts the documents that match a filter, up to `few` plus one. */
export async function countPositions(queries: Queries, filter: Filter): Promise<number> {
  const rare = await rarestOf(queries, filter, {})
  const documents = matching(documentsIn(queries, false, rare), filter, undefined, rare)
  const { total } = await queries
    .selectFrom(
      documents
        .select('documents.id')
        .limit(few + 1)
        .as('found'),
    )
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

interface Rare {
  readonly condition: Condition
  readonly matches: Ids
}

/** The condition with the fewest matches, if they are few. */
async function rarestOf(
  queries: Queries,
  { conditions }: Filter,
  { few: max = few }: Operators,
): Promise<Rare | undefined> {
  let rarest: (Rare & { readonly total: number }) | undefined
  for (const condition of conditions) {
    const matches = condition.matches?.limit(max + 1)
    if (matches === undefined) continue
    const { total } = await queries
      .selectFrom(matches.as('matches'))
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
    if (total <= max && total < (rarest?.total ?? Number.POSITIVE_INFINITY))
      rarest = { condition, matches, total }
  }
  return rarest
}

interface Sources extends Tables {
  matches: { id: string }
  /** The field that the list is sorted by. */
  place: Tables['listed_fields']
}

type Selected = SelectQueryBuilder<Sources, 'documents' | 'matches' | 'place', ListPosition>
type Documents = SelectQueryBuilder<Sources, 'documents' | 'matches' | 'place', Record<never, never>>

/** Cross joins, because SQLite then reads the tables in this order. Conditions connect the rows. */
function documentsIn(queries: Queries, isSorted: boolean, rare: Rare | undefined): Documents {
  const sources = queries.$extendTables<Pick<Sources, 'matches' | 'place'>>()
  if (rare === undefined) return sources.selectFrom(isSorted ? 'listed_fields as place' : 'documents')
  const few = sources
    .with(
      (name) => name('matches').materialized(),
      () => rare.matches,
    )
    .selectFrom('matches')
  if (!isSorted) return few.crossJoin('documents').whereRef('documents.id', '=', 'matches.id')
  return few.crossJoin('listed_fields as place').whereRef('place.document_id', '=', 'matches.id')
}

function matching(
  documents: Documents,
  { type, conditions }: NamedFilter,
  order: Order | undefined,
  rare: Rare | undefined,
): Documents {
  const field = order?.field
  const id = sql<string>`${sql.ref(field === undefined ? 'documents.id' : 'place.document_id')}`
  let query =
    field === undefined ? documents.where('documents.type', '=', type.name) : inOrder(documents, type, field)
  for (const condition of conditions) {
    const { range } = condition
    if (range !== undefined && range.name === field?.name && range.layer === field.layer) {
      query = query.where(`place.${range.filled}`, '>', '')
      if (range.from !== undefined) query = query.where('place.sort_key', '>=', range.from)
      if (range.to !== undefined) query = query.where('place.sort_key', '<=', range.to)
    } else if (condition !== rare?.condition) query = query.where(condition.test(id))
  }
  // Documents in the trash have no rows in `listed_fields`.
  return field === undefined ? query.where('documents.trashed_at', 'is', null) : query
}

function inOrder(documents: Documents, type: NamedFilter['type'], { name, layer }: ListedField): Documents {
  return documents
    .where('place.type', '=', type.name)
    .where('place.layer', '=', layer)
    .where('place.name', '=', name)
}

// List cursor: the position at which a page of a list ended, as an opaque text that is safe in a URL.

export function cursorOf({ key, id }: ListPosition): string {
  return Buffer.from(JSON.stringify([key, id])).toString('base64url')
}

/** The position of a cursor, or `undefined` if it is invalid: it comes from the client. */
export function positionOf(cursor: string): ListPosition | undefined {
  try {
    const parsed: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'))
    if (!Array.isArray(parsed) || parsed.length !== 2) return undefined
    const [key, id]: unknown[] = parsed
    return typeof key === 'string' && typeof id === 'string' ? { key, id } : undefined
  } catch {
    return undefined
  }
}
