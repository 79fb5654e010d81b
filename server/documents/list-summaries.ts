/** What a list shows of its documents. */
import type { DocumentType, Field, Layer, Locale } from '@cyanotype/content/model/index.ts'
import { layers as everyLayer, isKind, localeCodes, shared } from '@cyanotype/content/model/index.ts'
import type { Queries } from '../db/index.ts'
import type { Summary } from './answers.ts'
import { each, statusOf } from './answers.ts'
import { changesOf, layersShown, valuesShown } from './listing-store.ts'

export async function summariesOf(
  queries: Queries,
  type: DocumentType,
  ids: readonly string[],
  { locale, names }: { readonly locale: Locale; readonly names: readonly string[] },
): Promise<Summary[]> {
  if (ids.length === 0) return []
  const [changes, layers, values] = await Promise.all([
    changesOf(queries, ids),
    layersShown(queries, ids),
    valuesShown(queries, ids, [locale, shared], names),
  ])
  const rowsById = Map.groupBy(layers, (row) => row.document_id)
  const valuesById = Map.groupBy(values, (row) => row.document_id)
  const changeById = new Map(changes.map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const change = changeById.get(id)
    if (change === undefined) return []
    const rows = new Map(rowsById.get(id)?.map((row) => [row.layer, row]))
    const title = rows.get(shared)?.title
    const value = (name: string, layer: Layer) =>
      valuesById.get(id)?.find((row) => row.name === name && row.layer === layer)?.value ?? null
    return {
      id,
      titles: known((code) => rows.get(code)?.title ?? title),
      slugs: known((code) => rows.get(code)?.slug),
      statuses: each(localeCodes, (code) => statusOf(rows.get(code)?.status ?? 'none')),
      sharedStatus: statusOf(rows.get(shared)?.status ?? 'none'),
      versions: each(everyLayer, (layer) => rows.get(layer)?.draft_version ?? 0),
      fields: Object.fromEntries(
        names.flatMap((name) => {
          const field = type.fields[name]
          return field ? [[name, fromText(field, value(name, field.localized ? locale : shared))]] : []
        }),
      ),
      changedAt: change.changed_at,
      changedBy: change.username,
    }
  })
}

function known(textOf: (locale: Locale) => string | null | undefined): Summary['titles'] {
  return Object.fromEntries(localeCodes.flatMap((code) => [[code, textOf(code)]]).filter(([, text]) => text))
}

function fromText(field: Field<unknown>, text: string | null): string | number | boolean | null {
  if (text === null) return null
  if (isKind(field, 'number')) return Number(text)
  return isKind(field, 'boolean') ? text === 'true' : text
}
