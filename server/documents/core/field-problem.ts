/** Problems with the fields of a document: the path and the reason of each. */
import type { Message } from '@cyanotype/content/model/index.ts'
import type { z } from 'zod'
import { fieldProblems } from '../../http/calls/field-problems.ts'
import type { FieldProblem } from '../../problems/problems.ts'

interface Reason {
  readonly message: Message
  readonly values?: Readonly<Record<string, string | number>>
}

export function fieldProblem(path: readonly string[], { message, values = {} }: Reason): FieldProblem {
  const text = message.message.replace(/\{(\w+)\}/g, (placeholder, name) =>
    String(values[name] ?? placeholder),
  )
  return { path, message: text, code: message.id, values }
}

/** The errors of a schema, below a path. */
export function fieldProblemsAt(path: readonly string[], error: z.ZodError): readonly FieldProblem[] {
  return fieldProblems(error).map((problem) => ({ ...problem, path: [...path, ...problem.path] }))
}
