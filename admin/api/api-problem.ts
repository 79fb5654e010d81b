/** A call that was refused or could not be made, in a form that screens can show. */

export interface FieldProblem {
  readonly path: readonly (string | number)[]
  readonly message: string
  /** Names a message of the catalogues, where the server knows one, and the values in it. */
  readonly code?: string | undefined
  readonly values?: Readonly<Record<string, string | number>> | undefined
}

interface ApiProblemOptions {
  /** 0 where there was no answer at all. */
  readonly status: number
  /** For programs: a code of the server's catalogue, `unreachable` or `unreadable`. */
  readonly code: string
  /** For people, in their language. */
  readonly message: string
  /** What the server calls the status; sign-in shows it, as the specification asks. */
  readonly statusMessage?: string | undefined
  readonly fields?: readonly FieldProblem[] | undefined
  readonly data?: unknown
}

export class ApiProblem extends Error {
  readonly status: number
  readonly code: string
  readonly statusMessage: string | undefined
  readonly fields: readonly FieldProblem[]
  /** More that comes with some codes, such as both texts of a conflict. */
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

  /** The same refusal, with its fields named differently. */
  withFields(fields: readonly FieldProblem[]): ApiProblem {
    const { status, code, message, statusMessage, data } = this
    return new ApiProblem({ status, code, message, statusMessage, fields, data })
  }
}

/** The problem that an answer speaks of; a proxy's page of HTML speaks of none, and `fallback` says what there is to say. */
export async function readProblem(response: Response, fallback: string): Promise<ApiProblem> {
  const { status } = response
  const given = response.statusText || undefined
  const body: unknown = await response.json().catch(() => undefined)
  const told = isRecord(body) ? body : {}
  const { code, message, statusMessage = given, fields, data } = told
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

// By hand: what checks forms and models is too much to fetch before somebody signs in.
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

const isWord = (value: unknown) => typeof value === 'string' || typeof value === 'number'

function isFieldProblem(value: unknown): value is FieldProblem {
  if (!isRecord(value)) return false
  const { path, message, code = '', values = {} } = value
  if (!Array.isArray(path) || !path.every(isWord) || typeof message !== 'string') return false
  return typeof code === 'string' && isRecord(values) && Object.values(values).every(isWord)
}
