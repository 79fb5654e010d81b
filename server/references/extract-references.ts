/** Everything that a layer's data points at, field by field: found by walking the model, whatever fields it has. */
import { mentionsIn } from '@cyanotype/content/mdx/analyze/extract-references.ts'
import type { Field, Fields, LayerData } from '@cyanotype/content/model/index.ts'
import { isKind } from '@cyanotype/content/model/index.ts'

/** A document or a file by its id, a component by its name; what an address means has to be looked up. */
export interface Mention {
  readonly kind: 'document' | 'media' | 'component' | 'address'
  readonly field: string
  readonly name: string
  /** Within a text. */
  readonly line?: number
  readonly column?: number
}

export function mentionsInLayer(fields: Fields, data: LayerData): readonly Mention[] {
  return Object.entries(fields).flatMap(([name, field]) => mentionsInField(name, field, data[name]))
}

function mentionsInField(name: string, field: Field<unknown>, value: unknown): readonly Mention[] {
  if (isKind(field, 'group')) return inside(name, mentionsInLayer(field.fields, { ...Object(value) }))
  if (isKind(field, 'list')) {
    return Array.isArray(value) ? value.flatMap((item) => mentionsInField(name, field.of, item)) : []
  }
  if (isKind(field, 'links') || isKind(field, 'tree')) return addressesIn(name, value)
  if (typeof value !== 'string' || value === '') return []
  if (isKind(field, 'reference')) return [{ kind: 'document', field: name, name: value }]
  if (isKind(field, 'media')) return [{ kind: 'media', field: name, name: value }]
  if (isKind(field, 'mdx')) return mentionsIn(value).map((mention) => ({ ...mention, field: name }))
  return isKind(field, 'text') && field.format === 'link'
    ? [{ kind: 'address', field: name, name: value }]
    : []
}

function inside(group: string, mentions: readonly Mention[]): readonly Mention[] {
  return mentions.map((mention) => ({ ...mention, field: `${group}.${mention.field}` }))
}

/** Of links, and of those under them. */
function addressesIn(field: string, value: unknown): readonly Mention[] {
  if (!Array.isArray(value)) return []
  return value.flatMap((item: unknown) => {
    const { href, items }: Readonly<Record<string, unknown>> = { ...Object(item) }
    const own: readonly Mention[] =
      typeof href === 'string' && href !== '' ? [{ kind: 'address', field, name: href }] : []
    return [...own, ...addressesIn(field, items)]
  })
}
