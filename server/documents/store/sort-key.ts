/** Text forms of values whose bytes sort as people expect, the same on both engines. */
import type { Field, Layer } from '@cyanotype/content/model/index.ts'
import { folded, isKind, shared } from '@cyanotype/content/model/index.ts'
import { inOrderOf } from './collation-key.ts'

const maxLength = 200

/** The words of a text that it is found by, each once. */
export function termsOf(text: string): readonly string[] {
  return [...new Set(folded(text).match(/[\p{L}\p{N}]+/gu) ?? [])].slice(0, 64)
}

/** Where a value stands in a language; what all languages share stands in the same place for everybody. */
export function sortKeyOf(field: Field<unknown>, value: unknown, layer: Layer = shared): string {
  if (field.kind === 'date' && typeof value === 'string') return new Date(value).toISOString()
  if (typeof value === 'number') return String(BigInt(value) + 2n ** 53n).padStart(17, '0')
  if (value === null || value === undefined) return ''
  // What stands below something follows it at once: the sign between them comes before all others.
  const parts = isKind(field, 'slug') ? String(value).split('/') : [String(value).trim()]
  return parts
    .map((part) => inOrderOf(layer, part))
    .join(' ')
    .slice(0, maxLength)
}
