/** Sort keys: values as text whose bytes sort correctly, and the same in both databases. */
import type { Field, Layer } from '@cyanotype/content/model/index.ts'
import { folded, isKind, shared } from '@cyanotype/content/model/index.ts'
import { inOrderOf } from './collation-key.ts'

const maxLength = 200

/** The distinct words of a text, for search by title. */
export function termsOf(text: string): readonly string[] {
  return [...new Set(folded(text).match(/[\p{L}\p{N}]+/gu) ?? [])].slice(0, 64)
}

/** The sort key of a value in a locale. The shared layer has one order for everybody. */
export function sortKeyOf(field: Field<unknown>, value: unknown, layer: Layer = shared): string {
  if (field.kind === 'date' && typeof value === 'string') return new Date(value).toISOString()
  if (typeof value === 'number') return String(BigInt(value) + 2n ** 53n).padStart(17, '0')
  if (value === null || value === undefined) return ''
  // The separator sorts before all other characters, so children follow directly after their parent.
  const parts = isKind(field, 'slug') ? String(value).split('/') : [String(value).trim()]
  return parts
    .map((part) => inOrderOf(layer, part))
    .join(' ')
    .slice(0, maxLength)
}
