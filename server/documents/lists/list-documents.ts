/** Lists of documents as editors see them. */
import type { DocumentType, Locale } from '@cyanotype/content/model/index.ts'
import { defaultLocale } from '@cyanotype/content/model/index.ts'
import type { CountAnswer, ListAnswer } from '../core/document-schemas.ts'
import { cursorOf, placeOf } from '../core/list-cursor.ts'
import type { Engine, Hand } from '../core/operation-context.ts'
import { permit, typeNamed } from '../core/operation-context.ts'
import type { Order, Place } from '../store/list-page-store.ts'
import { countPlaces, few, findPlaces } from '../store/list-page-store.ts'
import { summariesOf } from './list-summaries.ts'
import type { FilterWish } from './parse-filter.ts'
import { conditionsOf, fieldAsked, isListed, refusedBecause } from './parse-filter.ts'

export interface CountWish extends FilterWish {
  readonly actor: Hand
  readonly type: string
}

export interface ListWish extends CountWish {
  /** `changed`, `title`, `address`, or a field that the model calls sortable. */
  readonly sort?: string | undefined
  readonly direction?: 'ascending' | 'descending' | undefined
  /** The language whose words are sorted by, where that is not the one that is asked about. */
  readonly sortLocale?: Locale | undefined
  /** The page that follows a place, or the one that leads up to it. */
  readonly after?: string | undefined
  readonly before?: string | undefined
  readonly limit?: number | undefined
  /** Which of the listed fields to show: names with commas between them; all of them where nothing is said. */
  readonly fields?: string | undefined
}

export async function listDocuments(engine: Engine, wish: ListWish): Promise<ListAnswer> {
  const type = typeNamed(engine.types, wish.type)
  permit(wish.actor, 'documents.read', type)
  const { kysely } = engine.db
  const { locale = defaultLocale, before, after, limit = 50 } = wish
  const backward = before !== undefined
  const order = orderOf(type, wish)
  const from = readPlace(wish)
  const names = namesShown(type, wish.fields)
  const found = await findPlaces(
    kysely,
    { type, conditions: conditionsOf(kysely, type, wish) },
    backward ? turned(order) : order,
    { after: from, limit: limit + 1 },
  )
  const near = found.slice(0, limit)
  const shown = backward ? near.reverse() : near
  const isMore = found.length > limit
  const cursorAt = (place: Place | undefined, isThere: boolean) =>
    place !== undefined && isThere ? cursorOf(place) : null
  return {
    items: await summariesOf(
      kysely,
      type,
      shown.map(({ id }) => id),
      { locale, names },
    ),
    next: cursorAt(shown.at(-1), backward || isMore),
    previous: cursorAt(shown.at(0), backward ? isMore : after !== undefined),
  }
}

export async function countDocuments(engine: Engine, wish: CountWish): Promise<CountAnswer> {
  const type = typeNamed(engine.types, wish.type)
  permit(wish.actor, 'documents.read', type)
  const { kysely } = engine.db
  const count = await countPlaces(kysely, { type, conditions: conditionsOf(kysely, type, wish) })
  return { count: Math.min(count, few), isExact: count <= few }
}

/** Newest change first, titles from A: unless a direction is asked for. */
function orderOf(
  type: DocumentType,
  { sort = 'changed', direction, locale, sortLocale = locale }: ListWish,
): Order {
  const natural = sort === 'title' ? 'ascending' : 'descending'
  const way = (direction ?? natural) === 'ascending' ? 'asc' : 'desc'
  if (sort === 'changed') return { field: undefined, direction: way }
  const name = nameOfOrder(type, sort)
  const field = name !== undefined && Object.hasOwn(type.fields, name) ? type.fields[name] : undefined
  if (name === undefined || field === undefined || !(field.sortable || sort === 'title')) {
    throw refusedBecause(['sort'], noSuchOrder)
  }
  return { field: fieldAsked(type, name, sortLocale), direction: way }
}

function nameOfOrder({ title, slug }: DocumentType, sort: string): string | undefined {
  if (sort === 'address') return slug
  return sort === 'title' ? title : sort
}

const turned = ({ field, direction }: Order): Order => ({
  field,
  direction: direction === 'asc' ? 'desc' : 'asc',
})

function readPlace({ after, before }: ListWish): Place | undefined {
  if (after !== undefined && before !== undefined) throw refusedBecause(['before'], noSuchPlace)
  const name = after === undefined ? 'before' : 'after'
  const cursor = after ?? before
  const place = cursor === undefined ? undefined : placeOf(cursor)
  if (place === undefined && cursor !== undefined) throw refusedBecause([name], noSuchPlace)
  return place
}

/** Title and address are always shown. */
function namesShown(type: DocumentType, asked: string | undefined): readonly string[] {
  const listed = Object.entries(type.fields)
    .filter(([name, field]) => isListed(type, { name, field }) && name !== type.title && name !== type.slug)
    .map(([name]) => name)
  if (asked === undefined) return listed.filter((name) => type.fields[name]?.listed)
  const names = asked.split(',').filter((name) => name !== '')
  if (!names.every((name) => listed.includes(name))) throw refusedBecause(['fields'], noSuchColumn)
  return names
}

const noSuchPlace = /*i18n*/ {
  id: 'list.place',
  message: 'This is not what another page of the list gave as its next or previous.',
}
const noSuchOrder = /*i18n*/ { id: 'list.sort', message: 'The list cannot be sorted by this.' }
const noSuchColumn = /*i18n*/ { id: 'list.fields', message: 'Not all of these are columns of the list.' }
