/** Puts the ids of pictures in the place of their file names, wherever a document has a picture. */
import type { Field, Fields, LayerData } from '@cyanotype/content/model/index.ts'
import { isKind } from '@cyanotype/content/model/index.ts'

export function withMediaIds(fields: Fields, data: LayerData, ids: ReadonlyMap<string, string>): LayerData {
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => {
      const field = fields[name]
      return [name, field === undefined ? value : replaced(field, value, ids)]
    }),
  )
}

function replaced(field: Field<unknown>, value: unknown, ids: ReadonlyMap<string, string>): unknown {
  if (isKind(field, 'media')) return typeof value === 'string' ? (ids.get(value) ?? null) : value
  if (isKind(field, 'list') && Array.isArray(value)) return value.map((item) => replaced(field.of, item, ids))
  if (isKind(field, 'group') && isRecord(value)) return withMediaIds(field.fields, value, ids)
  return value
}

function isRecord(value: unknown): value is LayerData {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
