/** The shapes of what documents hold, for whoever checks them. Apart from the model: lists are drawn without a validator. */
import { z } from 'zod'
import type { LayerData } from './collection.ts'
import { fieldsOf, ofEachLayer } from './collection.ts'
import type { Field } from './fields/field.ts'
import type { Fields, GroupValue } from './fields/index.ts'
import { documentIdForm, mediaIdForm, shapeOf } from './fields/index.ts'

export const documentId = z.string().regex(documentIdForm)
export const mediaId = z.string().regex(mediaIdForm)

const schemaCache = new WeakMap<object, z.ZodType>()

/** What one field may hold. Made once: a schema costs far more to make than to use. */
// biome-ignore lint/suspicious/noExplicitAny: a field of any value.
export function fieldSchema(field: Field<any>): z.ZodType {
  const schema = schemaCache.get(field) ?? field.shape(z)
  schemaCache.set(field, schema)
  return schema
}

/** Every one of these fields present, in its shape; unknown names are refused. */
export const schemaOf = <F extends Fields>(fields: F): z.ZodType<GroupValue<F>> => shapeOf(z, fields)

/** The shape of a layer's data: every field present, no others. */
export const layerSchema = ofEachLayer((type, layer): z.ZodType<LayerData> => schemaOf(fieldsOf(type, layer)))
