/** What visitors run into, over the whole site: links that lead nowhere, and pages that nothing leads to. */
import type { Layer } from '@cyanotype/content/model/index.ts'
import { layers, shared } from '@cyanotype/content/model/index.ts'
import type { Queries } from '../../db/index.ts'
import type { UseRow } from '../../references/index.ts'
import { linkedAmong, titlesOf, usesAfter } from '../../references/index.ts'
import type { PageLayer } from './check-store.ts'
import { layersAfter } from './check-store.ts'
import type { LinkFault, LinkResolver } from './resolve-links.ts'
import { checkTargets } from './resolve-links.ts'
import type { ReportPage, ReportQuery, Titled } from './site-walk.ts'
import { titledOf, walk } from './site-walk.ts'

export interface OrphanQuery extends ReportQuery {
  /** Only those that a list of the site shows, or only those that none does; all of them where it is not said. */
  readonly listed?: boolean | undefined
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
  // What a field points at by its id is resolved when it is read: only addresses that somebody wrote can be wrong.
  const written = rows.filter(
    ({ state, kind, name, target }) => state === 'public' && kind !== 'component' && name !== target,
  )
  const titles = await titlesOf(queries, [...new Set(written.map(({ document_id }) => document_id))])
  const broken: { readonly row: UseRow; readonly item: BrokenLink }[] = []
  const faults = new Map<Layer, ReadonlyMap<string, LinkFault>>()
  for (const layer of layers) {
    const names = written.filter((row) => row.layer === layer).map(({ name }) => name)
    faults.set(layer, await checkTargets(queries, resolveLinks, layer, names))
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
  { types }: LinkResolver,
  { listed: wanted, ...wish }: OrphanQuery,
): Promise<ReportPage<OrphanedPage>> {
  return walk<PageLayer, OrphanedPage>(wish, {
    keys: 2,
    batch,
    fetch: (after) => layersAfter(queries, after, batch),
    keyOf: ({ document_id, layer }) => [document_id, layer],
    async check(rows) {
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
