/** Pages of public lists, forward and back, with all documents of a type or only those with some terms. */
import type { ListOptions, Published, Reader } from '@cyanotype/content/contracts/site-renderer.ts'
import type { DocumentType, Locale, TypeName, Types } from '@cyanotype/content/model/index.ts'
import { listTag, neighboursTag, termListTag, termsTag } from '../core/cache-tags.ts'
import { typeNamed } from '../core/operation-context.ts'
import type { ListPosition } from '../store/list-page-store.ts'
import { cursorOf, positionOf } from '../store/list-page-store.ts'
import type { DocumentCache } from './document-cache.ts'
import type { PublicView } from './public-view.ts'

interface Lists {
  readonly types: Types
  readonly view: PublicView
  /** Receives a cache tag for every query. */
  readonly tags: Set<string>
  readonly cache: DocumentCache | undefined
  /** Documents in the order of their ids. */
  read<Name extends TypeName>(
    name: Name,
    locale: Locale,
    ids: readonly string[],
  ): Promise<readonly Published<Name>[]>
}

export function openLists({
  types,
  view,
  tags,
  cache,
  read,
}: Lists): Pick<Reader, 'list' | 'terms' | 'neighbours'> {
  async function noting<Answer>(question: unknown[], made: readonly string[], ask: () => Promise<Answer>) {
    for (const tag of made) tags.add(tag)
    return cache === undefined ? ask() : cache.getOrRead(JSON.stringify(question), made, ask)
  }

  return {
    async list(name, locale, options) {
      const { limit, where, after, before } = options
      const { positions, ...keys } = await noting(
        ['list', name, locale, limit, where, after, before],
        listTagsOf(name, locale, where),
        () => readListPage(view, typeNamed(types, name), locale, options),
      )
      const ids = positions.map(({ id }) => id)
      return { ...keys, items: await read(name, locale, ids) }
    },
    async terms(name, locale, filter) {
      return noting(['terms', name, locale, filter], [termsTag(name, locale, filter)], () =>
        view.terms(name, locale, filter),
      )
    },
    async neighbours(name, locale, id) {
      const { before, after } = await noting(
        ['beside', name, locale, id],
        [neighboursTag(name, locale, id)],
        () => readNeighbours(view, typeNamed(types, name), locale, id),
      )
      const ids = [before, after].filter((one) => one !== undefined)
      const found = await read(name, locale, ids)
      const named = (termId: string | undefined) => found.find((one) => one.id === termId)
      return { before: named(before), after: named(after) }
    },
  }
}

/** A document can enter or leave a filtered list by each of its terms. */
function listTagsOf(name: string, locale: Locale, where: ListOptions['where'] = {}): readonly string[] {
  const terms = Object.entries(where)
  return terms.length === 0
    ? [listTag(name, locale)]
    : terms.map(([filter, term]) => termListTag(name, locale, filter, term))
}

interface ListPage {
  readonly positions: readonly ListPosition[]
  readonly next: string | undefined
  readonly previous: string | undefined
}

type Direction = 'asc' | 'desc'
type Read = (
  direction: Direction,
  after: ListPosition | undefined,
  limit: number,
) => Promise<readonly ListPosition[]>

async function readListPage(
  view: PublicView,
  type: DocumentType,
  locale: Locale,
  { limit, where = {}, after, before }: ListOptions,
): Promise<ListPage> {
  const terms = Object.entries(where)
  if (terms.some(([name]) => !type.filters.includes(name))) return nothing
  const forward = type.order?.direction === 'ascending' ? 'asc' : 'desc'
  const backward = forward === 'asc' ? 'desc' : 'asc'
  const read: Read = (direction, from, max) =>
    terms.length === 0
      ? view.positions(type.name, locale, direction, { after: from, limit: max })
      : view.termPositions({ type: type.name, locale, where: terms, direction, after: from, limit: max })
  // Clients can invent cursors, and every page is cached, so only cursors of documents in the list are
  // accepted.
  const cursors = [after, before].filter((cursor) => cursor)
  const positionsAt = await Promise.all(cursors.map((cursor = '') => requirePosition(view, locale, cursor)))
  if (cursors.length > 1 || positionsAt.includes(undefined)) return nothing
  const [from, until] = after ? [positionsAt[0], undefined] : [undefined, positionsAt[0]]
  const positions =
    until === undefined
      ? await read(forward, from, limit + 1)
      : (await read(backward, until, limit)).toReversed()
  const shown = positions.slice(0, limit)
  const [first, last] = [shown.at(0), shown.at(-1)]
  if (first === undefined || last === undefined) return nothing
  const isMore = until === undefined ? positions.length > limit : (await read(forward, last, 1)).length > 0
  const isFirst = from === undefined && until === undefined
  return {
    positions: shown,
    next: isMore ? cursorOf(last) : undefined,
    previous: isFirst ? undefined : await keyBefore(first, await read(backward, first, limit + 1), limit),
  }
}

async function requirePosition(
  view: PublicView,
  locale: Locale,
  cursor: string,
): Promise<ListPosition | undefined> {
  const position = positionOf(cursor)
  if (position === undefined || cursorOf(position) !== cursor) return undefined
  return (await view.positionOf(position.id, locale))?.key === position.key ? position : undefined
}

const nothing: ListPage = { positions: [], next: undefined, previous: undefined }

/** If everything before fits on one page, that is the first page. */
async function keyBefore(
  first: ListPosition,
  earlier: readonly ListPosition[],
  limit: number,
): Promise<string | undefined> {
  if (earlier.length === 0) return undefined
  return earlier.length > limit ? cursorOf(first) : ''
}

/** The documents directly before and after a position in the order of a type. */
async function readNeighbours(
  view: PublicView,
  type: DocumentType,
  locale: Locale,
  id: string,
): Promise<{ readonly before: string | undefined; readonly after: string | undefined }> {
  const position = await view.positionOf(id, locale)
  if (position === undefined) return { before: undefined, after: undefined }
  const beside = async (direction: Direction) =>
    (await view.positions(type.name, locale, direction, { after: position, limit: 1 })).at(0)?.id
  const [lower, higher] = [await beside('desc'), await beside('asc')]
  return type.order?.direction === 'ascending'
    ? { before: lower, after: higher }
    : { before: higher, after: lower }
}
