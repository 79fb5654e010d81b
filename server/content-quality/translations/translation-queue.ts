/**
 * Translation queue: first the documents that most visitors saw in another locale, then those that have
 * waited longest.
 */
import type { Locale } from '@cyanotype/content/model/index.ts'
import { isLocale } from '@cyanotype/content/model/index.ts'
import type { Queries } from '../../db/index.ts'
import { cursorOf, partsOf } from '../../references/index.ts'
import type { QueuePosition, QueueRow } from './translation-store.ts'
import { findInOrder } from './translation-store.ts'

const waiting = ['missing', 'outdated'] as const
export type Waiting = (typeof waiting)[number]

export interface QueueQuery {
  readonly locale: Locale
  /** Both by default. */
  readonly state?: Waiting | undefined
  readonly after?: string | undefined
  readonly limit?: number | undefined
}

interface QueueItem {
  readonly type: string
  readonly id: string
  /** In the source locale. */
  readonly title: string | null
  readonly source: Locale
  readonly locale: Locale
  readonly state: Waiting
  /** The number of visitors who saw another locale instead. */
  readonly visits: number
  readonly since: string
}

export interface QueuePage {
  readonly items: readonly QueueItem[]
  readonly next: string | null
}

export async function listWaiting(
  queries: Queries,
  { locale, state, after, limit = 50 }: QueueQuery,
): Promise<QueuePage> {
  const [unseen = '', since = '', id = ''] = after === undefined ? [] : partsOf(after, 3)
  const place = after === undefined ? undefined : { unseen: Number(unseen) || 0, since, id }
  const rows: QueueRow[] = []
  // Each state is read in order from its index, and the two lists are merged here.
  for (const one of state === undefined ? waiting : [state]) {
    rows.push(...(await findInOrder(queries, { locale, state: one }, { after: place, limit: limit + 1 })))
  }
  rows.sort(byOrder)
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  const next = rows.length > limit && last !== undefined ? positionOf(last) : undefined
  return {
    items: shown.flatMap(itemOf),
    next: next === undefined ? null : cursorOf([String(next.unseen), next.since, next.id]),
  }
}

const positionOf = ({ unseen, since, document_id: id }: QueueRow): QueuePosition => ({ unseen, since, id })

function byOrder(one: QueueRow, other: QueueRow): number {
  if (one.unseen !== other.unseen) return one.unseen - other.unseen
  if (one.since !== other.since) return one.since < other.since ? -1 : 1
  return one.document_id < other.document_id ? -1 : 1
}

function itemOf({
  document_id: id,
  layer,
  source,
  type,
  title,
  state,
  since,
  unseen,
}: QueueRow): QueueItem[] {
  const shownState = waiting.find((one) => one === state)
  if (shownState === undefined || !isLocale(layer) || !isLocale(source)) return []
  return [{ type, id, title, source, locale: layer, state: shownState, visits: 0 - unseen, since }]
}
