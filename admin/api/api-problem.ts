/** API problem: a call that was refused or could not be made, in a form that screens can show. */
import type { I18n } from '@lingui/core'

export interface FieldProblem {
  readonly path: readonly (string | number)[]
  readonly message: string
  /** Key of a message in the catalogues, if the server knows one, and its values. */
  readonly code?: string | undefined
  readonly values?: Readonly<Record<string, string | number>> | undefined
}

interface ApiProblemOptions {
  /** 0 if there was no response. */
  readonly status: number
  /** Machine-readable: a code of the server's catalogue, `unreachable` or `unreadable`. */
  readonly code: string
  /** For users, in their language. */
  readonly message: string
  /** The server's text for the status. Sign-in shows it, because the specification requires it. */
  readonly statusMessage?: string | undefined
  readonly fields?: readonly FieldProblem[] | undefined
  readonly data?: unknown
}

export class ApiProblem extends Error {
  readonly status: number
  readonly code: string
  readonly statusMessage: string | undefined
  readonly fields: readonly FieldProblem[]
  /** More data of some codes, such as both texts of a conflict. */
  readonly data: unknown

  constructor({ status, code, message, statusMessage, fields, data }: ApiProblemOptions) {
    super(message)
    this.name = 'ApiProblem'
    this.status = status
    this.code = code
    this.statusMessage = statusMessage
    this.fields = fields ?? []
    this.data = data
  }

  /** The same problem with other field names. */
  withFields(fields: readonly FieldProblem[]): ApiProblem {
    const { status, code, message, statusMessage, data } = this
    return new ApiProblem({ status, code, message, statusMessage, fields, data })
  }
}

/** Reads the problem from a response. The HTML page of a proxy has none: then the message is `fallback`. */
export async function readProblem(response: Response, fallback: string): Promise<ApiProblem> {
  const { status } = response
  const given = response.statusText || undefined
  const body: unknown = await response.json().catch(() => undefined)
  const reported = isRecord(body) ? body : {}
  const { code, message, statusMessage = given, fields, data } = reported
  if (typeof code !== 'string' || typeof message !== 'string')
    return new ApiProblem({ status, code: 'unreadable', message: fallback, statusMessage: given })
  return new ApiProblem({
    status,
    code,
    message,
    statusMessage: typeof statusMessage === 'string' ? statusMessage : given,
    fields: Array.isArray(fields) ? fields.filter(isFieldProblem) : [],
    data,
  })
}

// Checked by hand: a validation library is too large to load before sign-in.
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

const isWord = (value: unknown) => typeof value === 'string' || typeof value === 'number'

function isFieldProblem(value: unknown): value is FieldProblem {
  if (!isRecord(value)) return false
  const { path, message, code = '', values = {} } = value
  if (!Array.isArray(path) || !path.every(isWord) || typeof message !== 'string') return false
  return typeof code === 'string' && isRecord(values) && Object.values(values).every(isWord)
}

/**
 * Message of a problem in the language of the interface if the catalogue has it, otherwise the text of the
 * server.
 */
export function problemText(i18n: I18n, { code, message, values }: FieldProblem): string {
  return code !== undefined && Object.hasOwn(i18n.messages, code) ? i18n._(code, { ...values }) : message
}
