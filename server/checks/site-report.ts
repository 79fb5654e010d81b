/**
 * What visitors run into, over the whole site: links that lead nowhere, and pages that nothing leads to. A site may be
 * large: each answer looks at a bounded part of it, in batches between which others have their turn.
 */
import { setImmediate } from 'node:timers/promises'
import type { Layer } from '@cyanotype/content/model/index.ts'
import { layers, shared } from '@cyanotype/content/model/index.ts'
import type { Queries } from '../db/index.ts'
import type { UseRow } from '../references/index.ts'
import { cursorOf, linkedAmong, partsOf, titlesOf, usesAfter } from '../references/index.ts'
import type { PageLayer } from './check-store.ts'
import { layersAfter } from './check-store.ts'
import type { LinkFault, LinkJudge } from './judge-links.ts'
import { judgeLinks } from './judge-links.ts'

export interface ReportWish {
  readonly after?: string | undefined
  readonly limit?: number | undefined
}

export interface OrphanWish extends ReportWish {
  /** Only those that a list of the site shows, or only those that none does; all of them where it is not said. */
  readonly listed?: boolean | undefined
}

interface Titled {
  readonly type: string
  readonly id: string
  readonly title: string | null
  readonly layer: Layer
}

export interface BrokenLink extends Titled {
  readonly field: string
  readonly address: string
  readonly fault: LinkFault
}

export interface OrphanedPage extends Titled {
  /** A list of the site shows it, though no text and no menu leads there. */
  readonly listed: boolean
}

/** `next` is there until everything was looked at; a page of the answer may hold fewer than were asked for. */
export interface ReportPage<Item> {
  readonly items: readonly Item[]
  readonly next: string | null
}

const batch = 500
const batchesAtOnce = 10

interface Walk<Row, Item> {
  readonly fetch: (after: readonly string[] | undefined) => Promise<readonly Row[]>
  readonly keyOf: (row: Row) => readonly string[]
  /** In the order of the rows, each with the row that it is about. */
  readonly judge: (rows: readonly Row[]) => Promise<readonly { readonly row: Row; readonly item: Item }[]>
}

async function walk<Row, Item>(
  { after, limit = 50 }: ReportWish,
  keys: number,
  { fetch, keyOf, judge }: Walk<Row, Item>,
): Promise<ReportPage<Item>> {
  const items: Item[] = []
  let place = after === undefined ? undefined : partsOf(after, keys)
  for (let done = 0; done < batchesAtOnce; done++) {
    const rows = await fetch(place)
    for (const { row, item } of await judge(rows)) {
      items.push(item)
      if (items.length === limit) return { items, next: cursorOf(keyOf(row)) }
    }
    const last = rows.at(-1)
    if (rows.length < batch || last === undefined) return { items, next: null }
    place = keyOf(last)
    await setImmediate()
  }
  return { items, next: place === undefined ? null : cursorOf(place) }
}

export function brokenLinks(
  queries: Queries,
  judge: LinkJudge,
  wish: ReportWish,
): Promise<ReportPage<BrokenLink>> {
  return walk<UseRow, BrokenLink>(wish, 6, {
    fetch: (after) => usesAfter(queries, after, batch),
    keyOf: ({ document_id, layer, state, field, kind, name }) => [
      document_id,
      layer,
      state,
      field,
      kind,
      name,
    ],
    judge: (rows) => brokenAmong(queries, judge, rows),
  })
}

async function brokenAmong(queries: Queries, judge: LinkJudge, rows: readonly UseRow[]) {
  // What a field points at by its id is resolved when it is read: only addresses that somebody wrote can be wrong.
  const written = rows.filter(
    ({ state, kind, name, target }) => state === 'public' && kind !== 'component' && name !== target,
  )
  const titles = await titlesOf(queries, [...new Set(written.map(({ document_id }) => document_id))])
  const broken: { readonly row: UseRow; readonly item: BrokenLink }[] = []
  const faults = new Map<Layer, ReadonlyMap<string, LinkFault>>()
  for (const layer of layers) {
    const names = written.filter((row) => row.layer === layer).map(({ name }) => name)
    faults.set(layer, await judgeLinks(queries, judge, layer, names))
  }
  for (const row of written) {
    const titled = titledOf(row, titles)
    const fault = titled === undefined ? undefined : faults.get(titled.layer)?.get(row.name)
    if (titled === undefined || fault === undefined) continue
    broken.push({ row, item: { ...titled, field: row.field, address: row.name, fault } })
  }
  return broken
}

export function orphanedPages(
  queries: Queries,
  { types }: LinkJudge,
  { listed: wanted, ...wish }: OrphanWish,
): Promise<ReportPage<OrphanedPage>> {
  return walk<PageLayer, OrphanedPage>(wish, 2, {
    fetch: (after) => layersAfter(queries, after, batch),
    keyOf: ({ document_id, layer }) => [document_id, layer],
    async judge(rows) {
      // Every page leads to the first one.
      const pages = rows.filter(
        ({ type, layer, published_version }) =>
          layer !== shared && published_version !== null && (types[type]?.page ?? '/') !== '/',
      )
      const ids = [...new Set(pages.map(({ document_id }) => document_id))]
      const linked = await linkedAmong(queries, ids)
      const titles = await titlesOf(queries, ids)
      return pages.flatMap((row) => {
        const titled = linked.has(row.document_id) ? undefined : titledOf(row, titles)
        const listed = types[row.type]?.kind === 'collection' && types[row.type]?.order !== undefined
        if (wanted !== undefined && wanted !== listed) return []
        return titled === undefined ? [] : [{ row, item: { ...titled, listed } }]
      })
    },
  })
}

type Titles = Awaited<ReturnType<typeof titlesOf>>

function titledOf(
  { document_id: id, type, layer: code }: Pick<UseRow, 'document_id' | 'type' | 'layer'>,
  titles: Titles,
): Titled | undefined {
  const layer = layers.find((one) => one === code)
  if (layer === undefined) return undefined
  const own = titles.filter((row) => row.document_id === id && row.title !== null)
  return { type, id, layer, title: (own.find((row) => row.layer === layer) ?? own[0])?.title ?? null }
}
