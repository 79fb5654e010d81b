/** Converts the data of layers: from storage, from requests, and for lists. */
import type { DocumentType, Fields, Layer, LayerData } from '@cyanotype/content/model/index.ts'
import { fieldsOf, isKind } from '@cyanotype/content/model/index.ts'
import { layerSchema } from '@cyanotype/content/model/schemas.ts'
import { Problem } from '../../problems/problems.ts'
import { fieldProblemsAt } from '../core/field-problem.ts'

/**
 * Stored data in the current shape of the content model: new fields get their initial value, removed fields
 * are dropped.
 */
export function fitToModel(type: DocumentType, layer: Layer, stored: unknown): LayerData {
  return fitFields(fieldsOf(type, layer), stored)
}

function fitFields(fields: Fields, stored: unknown): LayerData {
  const values = isRecord(stored) ? stored : {}
  const fitting: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(fields)) {
    const value = Object.hasOwn(values, name) ? values[name] : field.initial
    fitting[name] = isKind(field, 'group') ? fitFields(field.fields, value) : value
  }
  return fitting
}

/** Applies changes to the data. Unknown fields and values of the wrong type are rejected. */
export function applyChanges(
  type: DocumentType,
  layer: Layer,
  data: LayerData,
  changes: LayerData,
): LayerData {
  const parsed = layerSchema(type, layer).safeParse({ ...data, ...changes }, { reportInput: true })
  if (parsed.success) return parsed.data
  throw new Problem('invalid_request', {}, { fields: fieldProblemsAt(['data'], parsed.error) })
}

export function titleOf(type: DocumentType, data: LayerData): string | null {
  return textIn(data, type.title)
}

export function slugOf(type: DocumentType, data: LayerData): string | null {
  return textIn(data, type.slug)
}

/** The text of a field, or null if it is empty. */
function textIn(data: LayerData, name: string | undefined): string | null {
  const value = name === undefined ? undefined : data[name]
  return typeof value === 'string' && value.trim() !== '' ? value : null
}

function isRecord(value: unknown): value is LayerData {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
