/** Pages of what visitors see of a type, onward and back, all of it or what has some terms in common. */

import type { ListOptions, Published, Reader } from '@cyanotype/content/contracts/site-renderer.ts'
import type { DocumentType, Locale, TypeName, Types } from '@cyanotype/content/model/index.ts'
import { besideTag, listTag, termListTag, termsTag } from '../core/cache-tags.ts'
import { cursorOf, placeOf } from '../core/list-cursor.ts'
import { typeNamed } from '../core/operation-context.ts'
import type { Place } from '../store/list-page-store.ts'
import type { Known } from './document-cache.ts'
import type { Sight } from './public-view.ts'

interface Lists {
  readonly types: Types
  readonly sight: Sight
  /** Gets a name for everything that is asked. */
  readonly tags: Set<string>
  readonly known: Known | undefined
  /** Documents by their ids, in that order. */
  read<Name extends TypeName>(
    name: Name,
    locale: Locale,
    ids: readonly string[],
  ): Promise<readonly Published<Name>[]>
}

export function openLists({
  types,
  sight,
  tags,
  known,
  read,
}: Lists): Pick<Reader, 'list' | 'terms' | 'neighbours'> {
  async function noting<Answer>(question: unknown[], made: readonly string[], ask: () => Promise<Answer>) {
    for (const tag of made) tags.add(tag)
    return known === undefined ? ask() : known.recall(JSON.stringify(question), made, ask)
  }

  return {
    async list(name, locale, options) {
      const { limit, where, after, before } = options
      const { places, ...keys } = await noting(
        ['list', name, locale, limit, where, after, before],
        listTagsOf(name, locale, where),
        () => readListPage(sight, typeNamed(types, name), locale, options),
      )
      const ids = places.map(({ id }) => id)
      return { ...keys, items: await read(name, locale, ids) }
    },
    async terms(name, locale, filter) {
      return noting(['terms', name, locale, filter], [termsTag(name, locale, filter)], () =>
        sight.terms(name, locale, filter),
      )
    },
    async neighbours(name, locale, id) {
      const { before, after } = await noting(
        ['beside', name, locale, id],
        [besideTag(name, locale, id)],
        () => readNeighbours(sight, typeNamed(types, name), locale, id),
      )
      const ids = [before, after].filter((one) => one !== undefined)
      const found = await read(name, locale, ids)
      const named = (wanted: string | undefined) => found.find((one) => one.id === wanted)
      return { before: named(before), after: named(after) }
    },
  }
}

/** A document may enter a narrowed list, or leave it, by each of its terms. */
function listTagsOf(name: string, locale: Locale, where: ListOptions['where'] = {}): readonly string[] {
  const terms = Object.entries(where)
  return terms.length === 0
    ? [listTag(name, locale)]
    : terms.map(([filter, term]) => termListTag(name, locale, filter, term))
}

interface ListPage {
  readonly places: readonly Place[]
  readonly next: string | undefined
  readonly previous: string | undefined
}

type Direction = 'asc' | 'desc'
type Read = (direction: Direction, after: Place | undefined, limit: number) => Promise<readonly Place[]>

async function readListPage(
  sight: Sight,
  type: DocumentType,
  locale: Locale,
  { limit, where = {}, after, before }: ListOptions,
): Promise<ListPage> {
  const terms = Object.entries(where)
  if (terms.some(([name]) => !type.filters.includes(name))) return nothing
  const onward = type.order?.direction === 'ascending' ? 'asc' : 'desc'
  const back = onward === 'asc' ? 'desc' : 'asc'
  const read: Read = (direction, from, most) =>
    terms.length === 0
      ? sight.places(type.name, locale, direction, { after: from, limit: most })
      : sight.termPlaces({ type: type.name, locale, where: terms, direction, after: from, limit: most })
  // Anybody can invent cursors, and every page is cached: only those of a document in the list have one.
  const cursors = [after, before].filter((cursor) => cursor)
  const known = await Promise.all(cursors.map((cursor = '') => knownPlace(sight, locale, cursor)))
  if (cursors.length > 1 || known.includes(undefined)) return nothing
  const [from, until] = after ? [known[0], undefined] : [undefined, known[0]]
  const places =
    until === undefined ? await read(onward, from, limit + 1) : (await read(back, until, limit)).toReversed()
  const shown = places.slice(0, limit)
  const [first, last] = [shown.at(0), shown.at(-1)]
  if (first === undefined || last === undefined) return nothing
  const isMore = until === undefined ? places.length > limit : (await read(onward, last, 1)).length > 0
  const isFirst = from === undefined && until === undefined
  return {
    places: shown,
    next: isMore ? cursorOf(last) : undefined,
    previous: isFirst ? undefined : await keyBefore(first, await read(back, first, limit + 1), limit),
  }
}

async function knownPlace(sight: Sight, locale: Locale, cursor: string): Promise<Place | undefined> {
  const place = placeOf(cursor)
  if (place === undefined || cursorOf(place) !== cursor) return undefined
  return (await sight.placeOf(place.id, locale))?.key === place.key ? place : undefined
}

const nothing: ListPage = { places: [], next: undefined, previous: undefined }

/** What fits on one page is the first one. */
async function keyBefore(
  first: Place,
  earlier: readonly Place[],
  limit: number,
): Promise<string | undefined> {
  if (earlier.length === 0) return undefined
  return earlier.length > limit ? cursorOf(first) : ''
}

/** What stands right before and right after a place in the order of a type. */
async function readNeighbours(
  sight: Sight,
  type: DocumentType,
  locale: Locale,
  id: string,
): Promise<{ readonly before: string | undefined; readonly after: string | undefined }> {
  const place = await sight.placeOf(id, locale)
  if (place === undefined) return { before: undefined, after: undefined }
  const beside = async (direction: Direction) =>
    (await sight.places(type.name, locale, direction, { after: place, limit: 1 })).at(0)?.id
  const [lower, higher] = [await beside('desc'), await beside('asc')]
  return type.order?.direction === 'ascending'
    ? { before: lower, after: higher }
    : { before: higher, after: lower }
}
