/** In the editor a slug follows the title, with or without a number, until somebody writes another or it is published. */
import type { DocumentType, Layer } from '@cyanotype/content/model/index.ts'
import { isKind, isSlugOf, slugFrom } from '@cyanotype/content/model/index.ts'
import type { Edits } from './layer-edits.ts'
import { withField } from './layer-edits.ts'

export function followTitle(type: DocumentType, before: Edits, after: Edits, layer: Layer): Edits {
  const name = type.slug
  const field = name === undefined ? undefined : type.fields[name]
  if (name === undefined || field === undefined || !isKind(field, 'slug')) return after
  const made = (edits: Edits) => slugFrom(String(edits[layer].data[field.from] ?? ''))
  const slug = after[layer].data[name]
  const isUntouched = slug === '' || isSlugOf(String(slug), String(before[layer].data[field.from] ?? ''))
  const isFollowing = isUntouched && slug === before[layer].data[name] && made(after) !== made(before)
  return isFollowing ? withField(after, layer, name, made(after)) : after
}
