/** Everything in a layer that search finds: what the model calls searchable, the title, and the words of the address. */
import type { DocumentType, Field, Fields, Layer, LayerData } from '@cyanotype/content/model/index.ts'
import { fieldsOf, isKind } from '@cyanotype/content/model/index.ts'
import type { Grade, SearchChunk } from '../analysis/chunk.ts'
import { chunksOfMdx } from './mdx-chunks.ts'

export function chunksOfLayer(type: DocumentType, layer: Layer, data: LayerData): readonly SearchChunk[] {
  const title = titleOf(type)
  return Object.entries(fieldsOf(type, layer)).flatMap(([name, field]) => {
    if (name === title) return chunk(name, 'title', field.words(data[name]))
    if (isKind(field, 'slug')) return chunk(name, 'strong', String(data[name] ?? ''))
    return field.searchable ? chunksOfField(name, field, data[name]) : []
  })
}

/** A single is named by its field `title`, where it has one. */
function titleOf({ title, fields }: DocumentType): string | undefined {
  return title ?? (Object.hasOwn(fields, 'title') ? 'title' : undefined)
}

function chunksOfField(name: string, field: Field<unknown>, value: unknown): readonly SearchChunk[] {
  if (isKind(field, 'mdx')) {
    return typeof value === 'string' ? chunksOfMdx(value).map((part) => ({ field: name, ...part })) : []
  }
  if (isKind(field, 'group')) return chunksOfGroup(name, field.fields, value)
  if (isKind(field, 'list') && Array.isArray(value)) {
    return value.flatMap((item) => chunksOfField(name, field.of, item))
  }
  return chunk(name, 'strong', field.words(value))
}

/** The opening of a page has a title too; it names the page where the page has no other. */
function chunksOfGroup(name: string, fields: Fields, value: unknown): readonly SearchChunk[] {
  const values: LayerData = { ...Object(value) }
  return Object.entries(fields).flatMap(([part, field]) =>
    part === 'title'
      ? chunk(name, 'title', field.words(values[part]))
      : chunksOfField(name, field, values[part]),
  )
}

function chunk(field: string, grade: Grade, text: string): readonly SearchChunk[] {
  return text.trim() === '' ? [] : [{ field, grade, text: text.trim() }]
}
