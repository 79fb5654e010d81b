/**
 * Walks through the whole site in parts. Each call processes a limited number of batches, and other requests
 * can run between them.
 */
import { setImmediate } from 'node:timers/promises'
import type { Layer } from '@cyanotype/content/model/index.ts'
import { layers } from '@cyanotype/content/model/index.ts'
import type { titlesOf, UseRow } from '../../references/index.ts'
import { cursorOf, partsOf } from '../../references/index.ts'

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
  const layer = layers.find((one) => one === code)
  if (layer === undefined) return undefined
  const own = titles.filter((row) => row.document_id === id && row.title !== null)
  return { type, id, layer, title: (own.find((row) => row.layer === layer) ?? own[0])?.title ?? null }
}
