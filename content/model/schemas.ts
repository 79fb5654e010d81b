/**
 * Schemas of document data, for code that validates. They are separate from the content model, so that lists
 * do not load zod.
 */
import { z } from 'zod'
import type { LayerData } from './collection.ts'
import { fieldsOf, memoizeByLayer } from './collection.ts'
import type { Field } from './fields/field.ts'
import type { Fields, GroupValue } from './fields/index.ts'
import { mediaIdForm, shapeOf } from './fields/index.ts'

export const mediaId = z.string().regex(mediaIdForm)

const schemaCache = new WeakMap<object, z.ZodType>()

/** The schema of one field. Cached, because a schema is far more expensive to create than to use. */
export function fieldSchema(field: Field<unknown>): z.ZodType {
  const schema = schemaCache.get(field) ?? field.shape(z)
  schemaCache.set(field, schema)
  return schema
}

/** Requires every field with a valid value and rejects unknown names. */
export const schemaOf = <F extends Fields>(fields: F): z.ZodType<GroupValue<F>> => shapeOf(z, fields)

/** The schema of the data of a layer: all fields and no others. */
export const layerSchema = memoizeByLayer(
  (type, layer): z.ZodType<LayerData> => schemaOf(fieldsOf(type, layer)),
)
