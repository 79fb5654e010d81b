/** Validates a layer for publishing and returns the problems by field. */

import { checkMdx } from '@cyanotype/content/mdx/check/check-mdx.ts'
import type { Complaint, DocumentType, Fields, Layer, LayerData } from '@cyanotype/content/model/index.ts'
import { complaintsAbout, fieldsOf, isKind } from '@cyanotype/content/model/index.ts'
import { layerSchema } from '@cyanotype/content/model/schemas.ts'
import type { FieldProblem } from '../../problems/problems.ts'
import { fieldProblem, fieldProblemsAt } from './field-problem.ts'

export function problemsOf(type: DocumentType, layer: Layer, data: LayerData): readonly FieldProblem[] {
  const parsed = layerSchema(type, layer).safeParse(data, { reportInput: true })
  if (!parsed.success) return fieldProblemsAt([layer], parsed.error)
  const complaints = [
    ...complaintsAbout(type, layer, parsed.data),
    ...textComplaints(fieldsOf(type, layer), parsed.data),
  ]
  return complaints.map((complaint) => fieldProblem([layer, ...complaint.at], complaint))
}

/** The MDX errors in the texts of a layer. */
export function textProblemsOf(type: DocumentType, layer: Layer, data: LayerData): readonly FieldProblem[] {
  return textComplaints(fieldsOf(type, layer), data).map((one) => fieldProblem([layer, ...one.at], one))
}

/** Checks MDX texts against the vocabulary, also within groups. */
function textComplaints(fields: Fields, data: LayerData): readonly Complaint[] {
  return Object.entries(fields).flatMap(([name, field]): readonly Complaint[] => {
    const value = data[name]
    if (isKind(field, 'group')) return nested(name, textComplaints(field.fields, { ...Object(value) }))
    if (!isKind(field, 'mdx') || typeof value !== 'string') return []
    return checkMdx(value).map(({ line, column, message, values }) => ({
      at: [name],
      message,
      values: { ...values, line, column },
    }))
  })
}

function nested(name: string, complaints: readonly Complaint[]): readonly Complaint[] {
  return complaints.map((complaint) => ({ ...complaint, at: [name, ...complaint.at] }))
}
