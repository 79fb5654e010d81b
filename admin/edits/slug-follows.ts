/** An address follows the words that it is made from, until somebody writes it or visitors know it. */
import type { DocumentType, Layer } from '@cyanotype/content/model/index.ts'
import { isKind, slugFrom } from '@cyanotype/content/model/index.ts'
import type { Edits } from './edits.ts'
import { withField } from './edits.ts'

export function followTitle(type: DocumentType, before: Edits, after: Edits, layer: Layer): Edits {
  const name = type.slug
  const field = name === undefined ? undefined : type.fields[name]
  if (name === undefined || field === undefined || !isKind(field, 'slug')) return after
  const made = (edits: Edits) => slugFrom(String(edits[layer].data[field.from] ?? ''))
  const slug = after[layer].data[name]
  const isUntouched = slug === '' || slug === made(before)
  const isFollowing = isUntouched && slug === before[layer].data[name] && made(after) !== made(before)
  return isFollowing ? withField(after, layer, name, made(after)) : after
}
