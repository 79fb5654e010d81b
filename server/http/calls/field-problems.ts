/** Messages for values that a schema rejected. They name fields and types, never the value itself. */
import type { Message } from '@cyanotype/content/model/index.ts'
import type { z } from 'zod'
import type { FieldProblem } from '../../problems/problems.ts'

const refusals = {
  missing: /*i18n*/ { id: 'request.missing', message: 'This value is required.' },
  kind: /*i18n*/ { id: 'request.kind', message: 'The type is wrong. Expected: {expected}.' },
  unknown: /*i18n*/ {
    id: 'request.unknown',
    message: 'This name is unknown. Check the spelling or remove it.',
  },
  short: /*i18n*/ { id: 'request.short', message: 'Too short or too small. The minimum is {least}.' },
  long: /*i18n*/ { id: 'request.long', message: 'Too long or too large. The maximum is {most}.' },
  choice: /*i18n*/ { id: 'request.choice', message: 'Use one of: {choices}.' },
  email: /*i18n*/ {
    id: 'request.email',
    message: 'Enter an e-mail address such as name@example.org.',
  },
  moment: /*i18n*/ {
    id: 'request.moment',
    message: 'Enter a date and time such as 2026-11-20T10:00:00Z.',
  },
  shape: /*i18n*/ {
    id: 'request.shape',
    message: 'The format is invalid. Check the value for typing errors.',
  },
} as const satisfies Record<string, Message>

const formats: Readonly<Record<string, Message>> = {
  email: refusals.email,
  datetime: refusals.moment,
}

type Refusal = readonly [Message, Readonly<Record<string, string | number>>?]

export function fieldProblems(error: z.ZodError): readonly FieldProblem[] {
  return error.issues.flatMap((issue) => {
    const path = issue.path.map((part) => (typeof part === 'number' ? part : String(part)))
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => fieldProblem([...path, key], [refusals.unknown]))
    return [fieldProblem(path, refusalOf(issue))]
  })
}

function fieldProblem(path: FieldProblem['path'], [{ id, message }, values = {}]: Refusal): FieldProblem {
  return { path, message, code: id, values }
}

function refusalOf(issue: z.core.$ZodIssue): Refusal {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? [refusals.missing] : [refusals.kind, { expected: issue.expected }]
    case 'too_small':
      return [refusals.short, { least: Number(issue.minimum) }]
    case 'too_big':
      return [refusals.long, { most: Number(issue.maximum) }]
    case 'invalid_value':
      return [refusals.choice, { choices: issue.values.map(String).join(', ') }]
    // A key that is none of the choices is as unknown as a field.
    case 'invalid_key':
      return [issue.issues.some(({ code }) => code === 'invalid_value') ? refusals.unknown : refusals.shape]
    case 'invalid_format':
      return [formats[issue.format] ?? refusals.shape]
    default:
      return [refusals.shape]
  }
}
