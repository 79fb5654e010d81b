/** Validates a layer for publishing and returns the problems by field. */
import { checkMdx } from '@cyanotype/content/mdx/check/check-mdx.ts'
import type { DocumentType, Fields, Layer, LayerData, ValueProblem } from '@cyanotype/content/model/index.ts'
import { fieldsOf, isKind, layerProblems } from '@cyanotype/content/model/index.ts'
import { layerSchema } from '@cyanotype/content/model/schemas.ts'
import type { FieldProblem } from '../../problems/problems.ts'
import { fieldProblem, fieldProblemsAt } from './field-problem.ts'

export function problemsOf(type: DocumentType, layer: Layer, data: LayerData): readonly FieldProblem[] {
  const parsed = layerSchema(type, layer).safeParse(data, { reportInput: true })
  if (!parsed.success) return fieldProblemsAt([layer], parsed.error)
  const problems = [
    ...layerProblems(type, layer, parsed.data),
    ...mdxProblems(fieldsOf(type, layer), parsed.data),
  ]
  return problems.map((problem) => fieldProblem([layer, ...problem.at], problem))
}

/** Checks MDX texts against the vocabulary, also within groups. */
export function mdxProblems(fields: Fields, data: LayerData): readonly ValueProblem[] {
  return Object.entries(fields).flatMap(([name, field]): readonly ValueProblem[] => {
    const value = data[name]
    if (isKind(field, 'group')) return nested(name, mdxProblems(field.fields, { ...Object(value) }))
    if (!isKind(field, 'mdx') || typeof value !== 'string') return []
    return checkMdx(value, field).map(({ line, column, message, values }) => ({
      at: [name],
      message,
      values: { ...values, line, column },
    }))
  })
}

function nested(name: string, problems: readonly ValueProblem[]): readonly ValueProblem[] {
  return problems.map((problem) => ({ ...problem, at: [name, ...problem.at] }))
}
