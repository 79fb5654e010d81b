/** Validates a layer for publishing and returns the problems by field. */
import { checkMdx } from '@cyanotype/content/mdx/check/check-mdx.ts'
import type {
  DocumentType,
  Fields,
  Layer,
  LayerData,
  Locale,
  ValueProblem,
} from '@cyanotype/content/model/index.ts'
import { fieldsOf, isKind, layerProblems } from '@cyanotype/content/model/index.ts'
import { layerSchema } from '@cyanotype/content/model/schemas.ts'
import type { Messages } from '../../messages/index.ts'
import type { FieldProblem } from '../../problems/problems.ts'
import type { LayerState, SavedResponse } from './document-schemas.ts'
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

/** The MDX errors in the texts of a layer. */
function textProblemsOf(type: DocumentType, layer: Layer, data: LayerData): readonly FieldProblem[] {
  return mdxProblems(fieldsOf(type, layer), data).map((one) => fieldProblem([layer, ...one.at], one))
}

/** Checks MDX texts against the vocabulary, also within groups. */
function mdxProblems(fields: Fields, data: LayerData): readonly ValueProblem[] {
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

// The result of a save: the state of the layer, and the MDX errors in its texts.

export function savedAs(type: DocumentType, layer: LayerState, merged: readonly string[]): SavedResponse {
  const problems = textProblemsOf(type, layer.layer, layer.data)
  const errors = problems.map(({ path, values, ...problem }) => ({
    ...problem,
    path: [...path],
    values: { ...values },
  }))
  return { layer, merged: [...merged], errors }
}

/** Translates the messages for the client. */
export function withMessages<WithErrors extends Pick<SavedResponse, 'errors'>>(
  response: WithErrors,
  locale: Locale,
  messages: Messages,
): WithErrors {
  const errors = response.errors.map((error) => ({
    ...error,
    message: messages.sayById(locale, error.code ?? '', error.values) ?? error.message,
  }))
  return { ...response, errors }
}
