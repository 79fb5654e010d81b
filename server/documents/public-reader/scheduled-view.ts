/**
 * The public view at a future time, or with a publish set: the current one with all schedules until then, and with
 * the drafts of the set. Few documents are scheduled at once, so their future state is computed completely and replaces their current state.
 */
import type { DocumentType, Layer, LayerData, Locale, Types } from '@cyanotype/content/model/index.ts'
import { isLocale, shared, siteLayers, termsOf } from '@cyanotype/content/model/index.ts'
import type { Queries } from '../../db/index.ts'
import { publicSortKeyOf } from '../core/public-urls.ts'
import { asDueSchedules } from '../publish-sets/publish-set-store.ts'
import { layersOf, versionOf } from '../store/document-store.ts'
import { fitToModel, slugOf } from '../store/layer-data.ts'
import type { ListPosition } from '../store/list-page-store.ts'
import type { PublicLayer } from '../store/publication-store.ts'
import type { DueSchedule } from '../store/schedule-store.ts'
import { schedulesUntil } from '../store/schedule-store.ts'
import type { PublicView } from './public-view.ts'
import { currentView } from './public-view.ts'

/** The future layers of each scheduled document. */
type Coming = ReadonlyMap<string, readonly PublicLayer[]>

interface Future {
  readonly at: Date
  /** The id of a publish set. */
  readonly set?: string | undefined
}

export function scheduledView(queries: Queries, types: Types, future: Future): PublicView {
  const present = currentView(queries)
  let cached: Promise<Coming> | undefined
  const coming = () => {
    cached ??= workOut(queries, types, present, future)
    return cached
  }
  const scheduledDocuments = async (name: string, locale: Locale) =>
    [...(await coming()).values()].flatMap((seen) => scheduledDocument(types, seen, name, locale))

  return {
    // Slugs of drafts and schedules are reserved, so they are found here too. The reader checks what is
    // public there.
    find: present.find,
    async positions(type, locale, direction, { after, limit }) {
      const changing = await coming()
      const positions = await present.positions(type, locale, direction, {
        after,
        limit: limit + changing.size,
      })
      return merged(positions, changing, await scheduledDocuments(type, locale), { direction, after, limit })
    },
    async termPositions(listing) {
      const changing = await coming()
      const positions = await present.termPositions({ ...listing, limit: listing.limit + changing.size })
      const documents = await scheduledDocuments(listing.type, listing.locale)
      const fitting = documents.filter(({ has }) => listing.where.every(([name, term]) => has(name, term)))
      return merged(positions, changing, fitting, listing)
    },
    async terms(type, locale, name) {
      const here = await present.terms(type, locale, name)
      const others = (await scheduledDocuments(type, locale)).flatMap(({ terms }) => terms(name))
      const isNew = ({ term }: { readonly term: string }, index: number) =>
        ![...here, ...others.slice(0, index)].some((one) => one.term === term)
      return [...here, ...others.filter(isNew)].sort((one, other) => byBytes(one.term, other.term))
    },
    async positionOf(id, locale) {
      const seen = (await coming()).get(id)
      if (seen === undefined) return present.positionOf(id, locale)
      return scheduledDocument(types, seen, seen[0]?.type ?? '', locale)[0]?.position
    },
    async layers(ids, which) {
      const changing = await coming()
      const rest = ids.filter((id) => !changing.has(id))
      const here = rest.length === 0 ? [] : await present.layers(rest, which)
      return [...here, ...ids.flatMap((id) => changing.get(id) ?? [])]
    },
  }
}

async function workOut(
  queries: Queries,
  types: Types,
  present: PublicView,
  { at, set }: Future,
): Promise<Coming> {
  const due = at.toISOString()
  const schedules = await schedulesUntil(queries, Object.keys(types), due)
  if (set !== undefined) schedules.push(...(await asDueSchedules(queries, set, due)))
  const ids = [...new Set(schedules.map((schedule) => schedule.document_id))]
  if (ids.length === 0) return new Map()
  const now = await present.layers(ids, siteLayers())
  const rows = await layersOf(queries, ids)
  const coming = new Map(ids.map((id) => [id, now.filter((one) => one.id === id)]))
  for (const schedule of schedules) {
    const before = coming.get(schedule.document_id) ?? []
    const others = before.filter(({ layer }) => layer !== schedule.layer)
    const row = rows.find((one) => one.document_id === schedule.document_id && one.layer === schedule.layer)
    const after = await layerAfter(queries, types, schedule, row?.first_published_at)
    coming.set(schedule.document_id, after === undefined ? others : [...others, after])
  }
  return coming
}

async function layerAfter(
  queries: Queries,
  types: Types,
  { document_id: id, layer, type: name, action, version, due_at: due }: DueSchedule,
  firstPublishedAt: string | null | undefined,
): Promise<PublicLayer | undefined> {
  const type = types[name]
  if (action === 'unpublish' || type === undefined) return undefined
  const which: Layer = isLocale(layer) ? layer : shared
  const stored = await versionOf(queries, id, which, version)
  const firstAt = firstPublishedAt ?? due
  const slug = slugOf(type, fitToModel(type, which, stored?.data))
  return { id, type: name, layer, slug, firstAt, changedAt: due, data: stored?.data }
}

/** The future position and terms of a document in a locale. */
interface ScheduledDocument {
  readonly position: ListPosition
  readonly terms: (filter: string) => ReturnType<typeof termsOf>
  readonly has: (filter: string, term: string) => boolean
}

function scheduledDocument(
  types: Types,
  seen: readonly PublicLayer[],
  name: string,
  locale: Locale,
): readonly ScheduledDocument[] {
  const own = seen.find((one) => one.layer === locale && one.type === name)
  const type = types[name]
  if (own === undefined || type === undefined) return []
  const data = { ...dataIn(type, seen, locale), ...dataIn(type, seen, shared) }
  const terms = (filter: string) => termsOf(type, filter, data, own.firstAt ?? '')
  return [
    {
      position: { id: own.id, key: publicSortKeyOf(type, data, own.firstAt) },
      terms,
      has: (filter, term) => terms(filter).some((one) => one.term === term),
    },
  ]
}

function dataIn(type: DocumentType, seen: readonly PublicLayer[], layer: Layer): LayerData {
  return fitToModel(type, layer, seen.find((one) => one.layer === layer)?.data)
}

interface Page {
  readonly direction: 'asc' | 'desc'
  readonly after: ListPosition | undefined
  readonly limit: number
}

/** More current positions are read than needed, because scheduled documents may be removed from them. */
function merged(
  positions: readonly ListPosition[],
  changing: Coming,
  documents: readonly ScheduledDocument[],
  { direction, after, limit }: Page,
): ListPosition[] {
  const sign = direction === 'asc' ? 1 : -1
  const order = (one: ListPosition, other: ListPosition) =>
    sign * (byBytes(one.key, other.key) || byBytes(one.id, other.id))
  const added = documents
    .map(({ position }) => position)
    .filter((position) => after === undefined || order(after, position) < 0)
  const stays = positions.filter(({ id }) => !changing.has(id))
  return [...stays, ...added].sort(order).slice(0, limit)
}

/** The order of the databases. */
function byBytes(one: string, other: string): number {
  return Buffer.compare(Buffer.from(one), Buffer.from(other))
}
