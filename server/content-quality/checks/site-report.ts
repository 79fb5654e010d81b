/** Site reports: broken links on public pages, and orphan pages. */
import { setImmediate } from 'node:timers/promises'
import type { Layer } from '@cyanotype/content/model/index.ts'
import { shared, siteLayers } from '@cyanotype/content/model/index.ts'
import type { Queries } from '../../db/index.ts'
import type { UseRow } from '../../references/index.ts'
import { cursorOf, linkedAmong, partsOf, titlesOf, usesAfter } from '../../references/index.ts'
import type { PageLayer } from './check-store.ts'
import { layersAfter } from './check-store.ts'
import type { LinkError, LinkResolver } from './resolve-links.ts'
import { checkTargets } from './resolve-links.ts'

export interface OrphanQuery extends ReportQuery {
  /** Only pages that a list of the site shows, or only those that none shows. All by default. */
  readonly listed?: boolean | undefined
}

export interface BrokenLink extends Titled {
  readonly field: string
  readonly address: string
  readonly fault: LinkError
}

export interface OrphanedPage extends Titled {
  /** Whether a list of the site shows the page, although no text or menu links to it. */
  readonly listed: boolean
}

const batch = 500

export function brokenLinks(
  queries: Queries,
  resolveLinks: LinkResolver,
  query: ReportQuery,
): Promise<ReportPage<BrokenLink>> {
  return walk<UseRow, BrokenLink>(query, {
    keys: 6,
    batch,
    fetch: (after) => usesAfter(queries, after, batch),
    keyOf: ({ document_id, layer, state, field, kind, name }) => [
      document_id,
      layer,
      state,
      field,
      kind,
      name,
    ],
    check: (rows) => brokenAmong(queries, resolveLinks, rows),
  })
}

async function brokenAmong(queries: Queries, resolveLinks: LinkResolver, rows: readonly UseRow[]) {
  // References by id are resolved when they are read, so only written URLs can be broken.
  const written = rows.filter(
    ({ state, kind, name, target }) => state === 'public' && kind !== 'component' && name !== target,
  )
  const titles = await titlesOf(queries, [...new Set(written.map(({ document_id }) => document_id))])
  const broken: { readonly row: UseRow; readonly item: BrokenLink }[] = []
  const errorsByLayer = new Map<Layer, ReadonlyMap<string, LinkError>>()
  for (const layer of siteLayers()) {
    const names = written.filter((row) => row.layer === layer).map(({ name }) => name)
    errorsByLayer.set(layer, await checkTargets(queries, resolveLinks, layer, names))
  }
  for (const row of written) {
    const titled = titledOf(row, titles)
    const error = titled === undefined ? undefined : errorsByLayer.get(titled.layer)?.get(row.name)
    if (titled === undefined || error === undefined || isLeftOut(row, error)) continue
    broken.push({ row, item: { ...titled, field: row.field, address: row.name, fault: error } })
  }
  return broken
}

/** Menus leave out links to sections that are switched off, so visitors never see them. */
const isLeftOut = ({ type }: UseRow, error: LinkError) =>
  error === 'switched-off' && (type === 'navigation' || type === 'footer')

export function orphanedPages(
  queries: Queries,
  { types }: LinkResolver,
  { listed: isListed, ...options }: OrphanQuery,
): Promise<ReportPage<OrphanedPage>> {
  return walk<PageLayer, OrphanedPage>(options, {
    keys: 2,
    batch,
    fetch: (after) => layersAfter(queries, after, batch),
    keyOf: ({ document_id, layer }) => [document_id, layer],
    async check(rows) {
      // Every page links to the home page.
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
        if (isListed !== undefined && isListed !== listed) return []
        return titled === undefined ? [] : [{ row, item: { ...titled, listed } }]
      })
    },
  })
}

// Walks through the whole site in parts. Each call processes a limited number of batches, and other requests can run
// between them.

export interface ReportQuery {
  readonly after?: string | undefined
  readonly limit?: number | undefined
}

export interface Titled {
  readonly type: string
  readonly id: string
  readonly title: string | null
  readonly layer: Layer
}

/** `next` is set until everything was processed. A page can have fewer items than requested. */
export interface ReportPage<Item> {
  readonly items: readonly Item[]
  readonly next: string | null
}

const maxParallelBatches = 10

interface Walk<Row, Item> {
  /** The number of parts in the key of a row. */
  readonly keys: number
  /** The number of rows that are fetched and checked at once. */
  readonly batch: number
  readonly fetch: (after: readonly string[] | undefined) => Promise<readonly Row[]>
  readonly keyOf: (row: Row) => readonly string[]
  /** In the order of the rows, each item with its row. */
  readonly check: (rows: readonly Row[]) => Promise<readonly { readonly row: Row; readonly item: Item }[]>
}

export async function walk<Row, Item>(
  { after, limit = 50 }: ReportQuery,
  { keys, batch, fetch, keyOf, check }: Walk<Row, Item>,
): Promise<ReportPage<Item>> {
  const items: Item[] = []
  let position = after === undefined ? undefined : partsOf(after, keys)
  for (let done = 0; done < maxParallelBatches; done++) {
    const rows = await fetch(position)
    for (const { row, item } of await check(rows)) {
      items.push(item)
      if (items.length === limit) return { items, next: cursorOf(keyOf(row)) }
    }
    const last = rows.at(-1)
    if (rows.length < batch || last === undefined) return { items, next: null }
    position = keyOf(last)
    await setImmediate()
  }
  return { items, next: position === undefined ? null : cursorOf(position) }
}

type Titles = Awaited<ReturnType<typeof titlesOf>>

export function titledOf(
  { document_id: id, type, layer: code }: Pick<UseRow, 'document_id' | 'type' | 'layer'>,
  titles: Titles,
): Titled | undefined {
  const layer = siteLayers().find((one) => one === code)
  if (layer === undefined) return undefined
  const own = titles.filter((row) => row.document_id === id && row.title !== null)
  return { type, id, layer, title: (own.find((row) => row.layer === layer) ?? own[0])?.title ?? null }
}
