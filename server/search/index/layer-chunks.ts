/** Everything in a layer that search finds: what the model calls searchable, the title, and the words of the address. */
import type { DocumentType, Field, Fields, Layer, LayerData } from '@cyanotype/content/model/index.ts'
import { fieldsOf, isKind } from '@cyanotype/content/model/index.ts'
import type { Grade, Piece } from '../analysis/chunk.ts'
import { piecesOfMdx } from './mdx-chunks.ts'

export function piecesOfLayer(type: DocumentType, layer: Layer, data: LayerData): readonly Piece[] {
  const title = titleOf(type)
  return Object.entries(fieldsOf(type, layer)).flatMap(([name, field]) => {
    if (name === title) return piece(name, 'title', field.words(data[name]))
    if (isKind(field, 'slug')) return piece(name, 'strong', String(data[name] ?? ''))
    return field.searchable ? piecesOfField(name, field, data[name]) : []
  })
}

/** A single is named by its field `title`, where it has one. */
function titleOf({ title, fields }: DocumentType): string | undefined {
  return title ?? (Object.hasOwn(fields, 'title') ? 'title' : undefined)
}

function piecesOfField(name: string, field: Field<unknown>, value: unknown): readonly Piece[] {
  if (isKind(field, 'mdx')) {
    return typeof value === 'string' ? piecesOfMdx(value).map((part) => ({ field: name, ...part })) : []
  }
  if (isKind(field, 'group')) return piecesOfGroup(name, field.fields, value)
  if (isKind(field, 'list') && Array.isArray(value)) {
    return value.flatMap((item) => piecesOfField(name, field.of, item))
  }
  return piece(name, 'strong', field.words(value))
}

/** The opening of a page has a title too; it names the page where the page has no other. */
function piecesOfGroup(name: string, fields: Fields, value: unknown): readonly Piece[] {
  const values: LayerData = { ...Object(value) }
  return Object.entries(fields).flatMap(([part, field]) =>
    part === 'title'
      ? piece(name, 'title', field.words(values[part]))
      : piecesOfField(name, field, values[part]),
  )
}

function piece(field: string, grade: Grade, text: string): readonly Piece[] {
  return text.trim() === '' ? [] : [{ field, grade, text: text.trim() }]
}
