/**
 * The body of a problem: RFC 9457 with a code and the request id, and the members that clients of the
 * specification expect (`statusCode`, `statusMessage`, …; see the wire formats, section 0). Never a stack.
 */
import { STATUS_CODES } from 'node:http'
import type { Locale } from '@cyanotype/content/model/index.ts'
import { z } from 'zod'
import type { Messages, Values } from '../messages/index.ts'
import type { FieldProblem, Problem } from './problems.ts'
import { problems } from './problems.ts'

const fields = z
  .array(
    z.object({
      path: z.array(z.union([z.string(), z.number()])),
      message: z.string(),
      code: z.string().optional(),
    }),
  )
  .optional()
  .describe('The rejected values.')

/** A problem as a part of a response. */
export const problemShown = z.object({
  code: z.string().describe('The code for programs. It never changes.'),
  message: z.string().describe('The message in the requested language.'),
  fields,
  data: z.record(z.string(), z.unknown()).optional().describe('Details.'),
})

export function messagesIn(
  locale: Locale,
  { code, values, details: { fields, data } }: Problem,
  messages: Messages,
): z.infer<typeof problemShown> {
  return {
    code,
    message: messages.say(locale, problems[code].text, values),
    ...(fields && { fields: fields.map((field) => fieldIn(locale, field, messages)) }),
    ...(data && { data: { ...data } }),
  }
}

export const problemBody = z.object({
  type: z.literal('about:blank'),
  title: z.string().describe('The meaning of the status, in English.'),
  status: z.int(),
  detail: z.string().describe('The message in the requested language.'),
  code: z.string().describe('The code for programs. It never changes.'),
  fields,
  requestId: z.string().describe('The id of the request in the log.'),
  error: z.literal(true),
  url: z.string(),
  statusCode: z.int(),
  statusMessage: z.string(),
  message: z.string(),
  data: z.record(z.string(), z.unknown()).optional().describe('Details, such as both texts of a conflict.'),
})

export type ProblemBody = z.infer<typeof problemBody>

interface Circumstances {
  readonly url: string
  readonly requestId: string
  readonly locale: Locale
  readonly messages: Messages
}

export function bodyOf(problem: Problem, { url, requestId, locale, messages }: Circumstances): ProblemBody {
  const { status } = problem
  const message = messages.say(locale, problems[problem.code].text, { ...problem.values, requestId })
  const { fields, data } = problem.details
  return {
    type: 'about:blank',
    title: STATUS_CODES[status] ?? 'Error',
    status,
    detail: message,
    code: problem.code,
    ...(fields && { fields: fields.map((field) => fieldIn(locale, field, messages)) }),
    requestId,
    error: true,
    url,
    statusCode: status,
    statusMessage: message,
    message,
    ...(data && { data: { ...data } }),
  }
}

function fieldIn(locale: Locale, { path, message, code, values }: FieldProblem, messages: Messages) {
  const text = code === undefined ? undefined : messages.sayById(locale, code, values)
  return { path: [...path], message: text ?? fill(message, values), ...(code !== undefined && { code }) }
}

function fill(message: string, values: Values = {}): string {
  return message.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder))
}

/**
 * The English text as the reason phrase, which some clients read. Node rejects characters outside Latin-1
 * there, so a translation would not arrive complete.
 */
export function reasonPhrase(problem: Problem, messages: Messages): string {
  return messages
    .say('en', problems[problem.code].text, problem.values)
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[^ -~]/g, '?')
    .slice(0, 300)
}
