/** Summaries of the documents in a list. */
import type { DocumentType, Field, Locale } from '@cyanotype/content/model/index.ts'
import { each, isKind, shared, siteLayers, siteLocales } from '@cyanotype/content/model/index.ts'
import type { Queries } from '../../db/index.ts'
import type { Summary } from '../core/document-schemas.ts'
import { statusOf, textsByLocale, translationOf } from '../core/document-schemas.ts'
import { schedulesShown } from '../drafts/read-document.ts'
import { changesOf, layersShown, valuesShown } from '../store/list-index-store.ts'
import { schedulesOfAll } from '../store/schedule-store.ts'

type LayerShown = Awaited<ReturnType<typeof layersShown>>[number]

export async function summariesOf(
  queries: Queries,
  type: DocumentType,
  ids: readonly string[],
  { locale, names }: { readonly locale: Locale; readonly names: readonly string[] },
): Promise<Summary[]> {
  if (ids.length === 0) return []
  const sheets = new Map(ids.map((id) => [id, emptyRow()]))
  for (const row of await layersShown(queries, { ids }))
    sheets.get(row.document_id)?.layers.set(row.layer, row)
  if (names.length > 0) {
    const shown = { ids, layers: [locale, shared], names }
    for (const { document_id, layer, name, value } of await valuesShown(queries, shown)) {
      const isShownLayer = (type.fields[name]?.localized ? locale : shared) === layer
      if (isShownLayer) sheets.get(document_id)?.values.set(name, value)
    }
  }
  const changes = new Map((await changesOf(queries, { ids })).map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const change = changes.get(id)
    const summaryRow = sheets.get(id)
    if (change === undefined || summaryRow === undefined) return []
    return {
      ...inLanguages(summaryRow),
      id,
      fields: Object.fromEntries(
        names.map((name) => [name, shownOf(type.fields[name], summaryRow.values.get(name))]),
      ),
      firstPublishedAt: firstPublication(summaryRow),
      changedAt: change.changed_at,
      changedBy: change.username,
    }
  })
}

export async function withSchedules(queries: Queries, items: readonly Summary[]): Promise<Summary[]> {
  const rows = await schedulesOfAll(queries, { ids: items.map(({ id }) => id) })
  const byDocument = Map.groupBy(rows, ({ document_id }) => document_id)
  return items.map((item) => ({ ...item, schedules: schedulesShown(byDocument.get(item.id) ?? []) }))
}

/** The rows that were read for a document. */
interface SummaryRow {
  readonly layers: Map<string, LayerShown>
  readonly values: Map<string, string | null>
}

const emptyRow = (): SummaryRow => ({ layers: new Map(), values: new Map() })

function firstPublication({ layers: rows }: SummaryRow): string | null {
  const moments = siteLocales().flatMap((code) => rows.get(code)?.first_published_at ?? [])
  return moments.toSorted()[0] ?? null
}

function inLanguages({ layers: rows }: SummaryRow) {
  const common = rows.get(shared)
  return {
    titles: textsByLocale((code) => rows.get(code)?.title ?? common?.title),
    slugs: textsByLocale((code) => rows.get(code)?.slug),
    statuses: each(siteLocales(), (code) => statusOf(rows.get(code)?.status ?? 'none')),
    sharedStatus: statusOf(common?.status ?? 'none'),
    translations: textsByLocale((code) => translationOf(rows.get(code)?.translation)),
    versions: each(siteLayers(), (layer) => rows.get(layer)?.draft_version ?? 0),
  }
}

function shownOf(
  field: Field<unknown> | undefined,
  text: string | null | undefined,
): string | number | boolean | null {
  if (field === undefined || text === null || text === undefined) return null
  if (isKind(field, 'number')) return Number(text)
  return isKind(field, 'boolean') ? text === 'true' : text
}
