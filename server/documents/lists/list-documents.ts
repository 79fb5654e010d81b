/** Lists of documents for editors. */

import type { DocumentType, Locale } from '@cyanotype/content/model/index.ts'
import { defaultLocale } from '@cyanotype/content/model/index.ts'
import type { Principal } from '../../http/calls/principal.ts'
import type { CountResponse, ListResponse } from '../core/document-schemas.ts'
import type { DocumentContext } from '../core/operation-context.ts'
import { permit, typeNamed } from '../core/operation-context.ts'
import type { ListPosition, Order } from '../store/list-page-store.ts'
import { countPositions, cursorOf, few, findPositions, positionOf } from '../store/list-page-store.ts'
import { summariesOf, withSchedules } from './list-summaries.ts'
import type { FilterQuery } from './parse-filter.ts'
import { conditionsOf, fieldFilter, filterProblem, isListed } from './parse-filter.ts'

export interface CountQuery extends FilterQuery {
  readonly actor: Principal
  readonly type: string
}

export interface ListQuery extends CountQuery {
  /** `changed`, `title`, `address` or a sortable field. */
  readonly sort?: string | undefined
  readonly direction?: 'ascending' | 'descending' | undefined
  /** The locale to sort by, if it differs from `locale`. */
  readonly sortLocale?: Locale | undefined
  /** The page after or before a cursor. */
  readonly after?: string | undefined
  readonly before?: string | undefined
  readonly limit?: number | undefined
  /** The listed fields to show, separated by commas. All of them by default. */
  readonly fields?: string | undefined
  readonly withSchedules?: boolean
}

export async function listDocuments(context: DocumentContext, query: ListQuery): Promise<ListResponse> {
  const type = typeNamed(context.types, query.type)
  permit(query.actor, 'documents.read', type)
  const { kysely } = context.db
  const { locale = defaultLocale(), before, after, limit = 50 } = query
  const backward = before !== undefined
  const order = orderOf(type, query)
  const from = readPosition(query)
  const names = namesShown(type, query.fields)
  const found = await findPositions(
    kysely,
    { type, conditions: conditionsOf(kysely, type, query) },
    backward ? turned(order) : order,
    { after: from, limit: limit + 1 },
  )
  const near = found.slice(0, limit)
  const shown = backward ? near.reverse() : near
  const isMore = found.length > limit
  const cursorAt = (position: ListPosition | undefined, isThere: boolean) =>
    position !== undefined && isThere ? cursorOf(position) : null
  const ids = shown.map(({ id }) => id)
  const items = await summariesOf(kysely, type, ids, { locale, names })
  return {
    items: query.withSchedules ? await withSchedules(kysely, items) : items,
    next: cursorAt(shown.at(-1), backward || isMore),
    previous: cursorAt(shown.at(0), backward ? isMore : after !== undefined),
  }
}

export async function countDocuments(context: DocumentContext, query: CountQuery): Promise<CountResponse> {
  const type = typeNamed(context.types, query.type)
  permit(query.actor, 'documents.read', type)
  const { kysely } = context.db
  const count = await countPositions(kysely, { type, conditions: conditionsOf(kysely, type, query) })
  return { count: Math.min(count, few), isExact: count <= few }
}

/** Sorts by the latest change first and titles from A, unless a direction is given. */
function orderOf(
  type: DocumentType,
  { sort = 'changed', direction, locale, sortLocale = locale }: ListQuery,
): Order {
  const natural = sort === 'title' ? 'ascending' : 'descending'
  const way = (direction ?? natural) === 'ascending' ? 'asc' : 'desc'
  if (sort === 'changed') return { field: undefined, direction: way }
  const name = nameOfOrder(type, sort)
  const field = name !== undefined && Object.hasOwn(type.fields, name) ? type.fields[name] : undefined
  if (name === undefined || field === undefined || !(field.sortable || sort === 'title')) {
    throw filterProblem(['sort'], noSuchOrder)
  }
  return { field: fieldFilter(type, name, sortLocale), direction: way }
}

function nameOfOrder({ title, slug }: DocumentType, sort: string): string | undefined {
  if (sort === 'address') return slug
  return sort === 'title' ? title : sort
}

const turned = ({ field, direction }: Order): Order => ({
  field,
  direction: direction === 'asc' ? 'desc' : 'asc',
})

function readPosition({ after, before }: ListQuery): ListPosition | undefined {
  if (after !== undefined && before !== undefined) throw filterProblem(['before'], noSuchPosition)
  const name = after === undefined ? 'before' : 'after'
  const cursor = after ?? before
  const position = cursor === undefined ? undefined : positionOf(cursor)
  if (position === undefined && cursor !== undefined) throw filterProblem([name], noSuchPosition)
  return position
}

/** Title and slug are always shown. */
function namesShown(type: DocumentType, requested: string | undefined): readonly string[] {
  const listed = Object.entries(type.fields)
    .filter(([name, field]) => isListed(type, { name, field }) && name !== type.title && name !== type.slug)
    .map(([name]) => name)
  if (requested === undefined) return listed.filter((name) => type.fields[name]?.listed)
  const names = requested.split(',').filter((name) => name !== '')
  if (!names.every((name) => listed.includes(name))) throw filterProblem(['fields'], noSuchColumn)
  return names
}

const noSuchPosition = /*i18n*/ {
  id: 'list.place',
  message: 'This cursor is invalid. Use the “next” or “previous” value of another page.',
}
const noSuchOrder = /*i18n*/ { id: 'list.sort', message: 'This list cannot be sorted by this field.' }
const noSuchColumn = /*i18n*/ { id: 'list.fields', message: 'Some of these are not columns of this list.' }
