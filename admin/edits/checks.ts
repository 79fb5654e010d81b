/** What publishing would refuse, known while one writes: the model's own complaints, and those about texts with components. */
import { checkMdx } from '@cyanotype/content/mdx/check.ts'
import type { DocumentType, Fields, Layer, LayerData, Message } from '@cyanotype/content/model/index.ts'
import { complaintsAbout, fieldsOf, isKind } from '@cyanotype/content/model/index.ts'
import type { FieldProblem } from '../api/api-problem.ts'
import { isRecord } from './same-value.ts'

export function problemsBefore(type: DocumentType, layer: Layer, data: LayerData): readonly FieldProblem[] {
  const complaints = complaintsAbout(type, layer, data).map(({ at, message, values }) =>
    problem([layer, ...at], message, values),
  )
  return [...complaints, ...textProblems(fieldsOf(type, layer), data, [layer])]
}

/** One for each text: its own list of problems stands beside it. */
function textProblems(fields: Fields, data: LayerData, path: readonly string[]): readonly FieldProblem[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const value = data[name]
    const here = [...path, name]
    if (isKind(field, 'group')) return isRecord(value) ? textProblems(field.fields, value, here) : []
    if (!isKind(field, 'mdx') || typeof value !== 'string') return []
    return checkMdx(value)
      .slice(0, 1)
      .map(({ message, values }) => problem(here, message, values))
  })
}

function problem(
  path: readonly string[],
  { id, message }: Message,
  values?: FieldProblem['values'],
): FieldProblem {
  return { path, message, code: id, values }
}
