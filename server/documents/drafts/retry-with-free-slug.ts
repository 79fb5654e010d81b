/** Gives a draft a free slug if another document has its slug: for copies and for restored documents. */
import type { DocumentType, Layer, LayerData } from '@cyanotype/content/model/index.ts'
import { isKind, isLocale, slugFrom } from '@cyanotype/content/model/index.ts'
import type { Transaction } from '../../db/index.ts'
import { slugOf } from '../store/layer-data.ts'
import { findByAddress } from '../store/slug-store.ts'
import { freeAddress } from './assign-slug.ts'

export async function atFreeAddress(
  trx: Transaction,
  type: DocumentType,
  id: string,
  layer: Layer,
  data: LayerData,
): Promise<LayerData> {
  const name = type.slug
  const field = name === undefined ? undefined : type.fields[name]
  const slug = slugOf(type, data)
  if (name === undefined || field === undefined || !isKind(field, 'slug')) return data
  if (!isLocale(layer) || slug === null) return data
  if ((await findByAddress(trx, type.name, layer, slug)) === undefined) return data
  // A draft may contain a slug that is invalid even with a number.
  const made = field.complaints(slug).length === 0 ? slug : slugFrom(slug)
  if (made === '') return { ...data, [name]: '' }
  return { ...data, [name]: await freeAddress(trx, { type: type.name, locale: layer, id, field, made }) }
}
