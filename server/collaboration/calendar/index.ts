/** Calendar: what is scheduled and what was published, in a period and as a feed. */
import type { Layer, Types } from '@cyanotype/content/model/index.ts'
import {
  defaultLocale,
  fieldsOf,
  may,
  shared,
  siteLayers,
  siteLocales,
} from '@cyanotype/content/model/index.ts'
import type { Db, Queries } from '../../db/index.ts'
import { textsByLocale } from '../../documents/index.ts'
import type { Actor } from '../../http/calls/principal.ts'
import { day } from '../../platform/durations.ts'
import { titlesOf } from '../notifications/notification-store.ts'
import type { CalendarRow, Period } from './calendar-store.ts'
import { publishedIn, scheduledIn } from './calendar-store.ts'
import type { CalendarFilters, CalendarItem, CalendarResponse } from './schemas.ts'

export interface Calendar {
  /** At most some hundred items for every 24 hours. */
  read(actor: Actor, search: Period & CalendarFilters): Promise<CalendarResponse>
  /** The last 30 and the next 365 days. */
  feed(actor: Actor): Promise<readonly CalendarItem[]>
}

interface CalendarOptions {
  readonly db: Db
  readonly types: Types
  readonly now?: () => Date
}

const maxDocuments = { ofDay: 100, ofFeed: 500 }
/** A document has a row for each language and one for its shared fields. */
const rowsOf = (documents: number) => documents * siteLayers().length
const feedDays = { before: 30, after: 365 }

export function openCalendar({ db, types, now = () => new Date() }: CalendarOptions): Calendar {
  const find = async (actor: Actor, periods: readonly Period[], limit: number, filters: CalendarFilters) => {
    const { type, locale, kind } = filters
    const readable = Object.values(types).filter((one) => may(actor, 'documents.read', { type: one }))
    const names = readable.map(({ name }) => name).filter((name) => type === undefined || name === type)
    const search = { types: names, periods, limit }
    const isScheduled = kind !== 'published'
    const [waiting, failed, published] = await Promise.all([
      isScheduled ? scheduledIn(db.kysely, search, false) : [],
      isScheduled ? scheduledIn(db.kysely, search, true) : [],
      isScheduled && kind !== undefined ? [] : publishedIn(db.kysely, { ...search, locale }),
    ])
    const rows = [waiting, failed, published]
    const found = itemsFrom(rows.flat().filter((row) => isReadable(types, actor, row)))
      .filter((item) => item.kind !== 'published' || isPublic(types, item))
      .filter((item) => kind === undefined || item.kind === kind)
      .filter((item) => locale === undefined || item.layers.includes(locale))
    return { items: await withTitles(db.kysely, found), rows }
  }
  return {
    async read(actor, { from, to, ...filters }) {
      const periods = daysOf({ from, to })
      const { items, rows } = await find(actor, periods, rowsOf(maxDocuments.ofDay), filters)
      const isCut = (period: Period) =>
        rows.some((some) => countIn(some, period) >= rowsOf(maxDocuments.ofDay))
      return { items: [...items], more: periods.filter(isCut).map((period) => period.from) }
    },
    async feed(actor) {
      const at = now().getTime()
      const moment = (days: number) => new Date(at + days * day).toISOString()
      const period = { from: moment(-feedDays.before), to: moment(feedDays.after) }
      return (await find(actor, [period], rowsOf(maxDocuments.ofFeed), {})).items
    },
  }
}

/** Parts of 24 hours. The last one may be shorter. */
function daysOf({ from, to }: Period): readonly Period[] {
  const [start, end] = [Date.parse(from), Date.parse(to)]
  return Array.from({ length: Math.ceil((end - start) / day) }, (_, index) => ({
    from: new Date(start + index * day).toISOString(),
    to: new Date(Math.min(end, start + (index + 1) * day)).toISOString(),
  }))
}

const countIn = (rows: readonly CalendarRow[], { from, to }: Period) =>
  rows.filter(({ at }) => at >= from && at < to).length

function isReadable(types: Types, actor: Actor, { type: name, layer: written }: CalendarRow): boolean {
  const type = Object.hasOwn(types, name) ? types[name] : undefined
  const layer = siteLayers().find((one) => one === written)
  return type !== undefined && layer !== undefined && may(actor, 'documents.read', { type, layer })
}

/** What all languages share stays public when the last language is unpublished. Alone, it has no page and no title. */
function isPublic(types: Types, { type: name, layers }: Untitled): boolean {
  const type = Object.hasOwn(types, name) ? types[name] : undefined
  const isOfLanguages = type !== undefined && Object.keys(fieldsOf(type, defaultLocale())).length > 0
  return !isOfLanguages || layers.some((layer) => layer !== shared)
}

/** One item for the layers of a document that share a schedule, or that were published at the same time. */
function itemsFrom(rows: readonly CalendarRow[]): readonly Untitled[] {
  const groups = Map.groupBy(rows, ({ document_id, action, at, set_id }) =>
    [document_id, action, set_id ?? at].join(' '),
  )
  return [...groups.values()]
    .flatMap((group) => itemFrom(group) ?? [])
    .sort((one, other) => compare(one.at, other.at) || compare(one.id, other.id))
}

/** A document is named in the language of the reader, also where another language of it is published. */
async function withTitles(queries: Queries, items: readonly Untitled[]): Promise<readonly CalendarItem[]> {
  const titles = await titlesOf(queries, [...new Set(items.map(({ id }) => id))])
  return items.map((item) => {
    const stored = titles.get(item.id)
    const own = textsByLocale((code) => stored?.[code] ?? stored?.[shared])
    const [any = null] = siteLocales().flatMap((code) => own[code] ?? [])
    return { ...item, title: item.title ?? any, titles: own }
  })
}

const compare = (one: string, other: string) => Number(one > other) - Number(one < other)

type Untitled = Omit<CalendarItem, 'titles'>

function itemFrom(group: readonly CalendarRow[]): Untitled | undefined {
  const [first] = group
  if (first === undefined) return undefined
  const named = siteLayers().filter((layer): layer is Layer => group.some((row) => row.layer === layer))
  const titles = named.flatMap((layer) => group.find((row) => row.layer === layer)?.title ?? [])
  const { document_id: id, type, action: kind, at, set_id: schedule, failure } = first
  const changes = group.flatMap(({ changed_at }) => changed_at ?? [])
  return {
    ...{ type, id, title: titles[0] ?? null, layers: named, kind, at, schedule },
    failed: failure !== null,
    changedAt: changes.sort().at(-1) ?? at,
  }
}
