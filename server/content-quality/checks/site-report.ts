/** Site reports: broken links on public pages, and orphan pages. */
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
  /** Only pages that a list of the site shows, or only those that none shows. All by default. */
  readonly listed?: boolean | undefined
}

export interface BrokenLink extends Titled {
  readonly field: string
  readonly address: string
  readonly fault: LinkFault
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
        if (wanted !== undefined && wanted !== listed) return []
        return titled === undefined ? [] : [{ row, item: { ...titled, listed } }]
      })
    },
  })
}
