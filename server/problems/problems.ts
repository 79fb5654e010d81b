/**
 * All problems that a caller can receive. Each subject has its own file in this folder. Throw a `Problem`
 * anywhere: one middleware writes it as `application/problem+json`. The code is for programs and never
 * changes. The text is for people.
 */
import { accountProblems } from './account-problems.ts'
import { backupProblems } from './backup-problems.ts'
import { documentProblems } from './document-problems.ts'
import { mediaProblems } from './media-problems.ts'
import type { ProblemKind } from './problem-kind.ts'
import { requestProblems } from './request-problems.ts'

/** Problems of the server, which the client cannot fix, by status. */
const serverProblems = {
  internal: {
    status: 500,
    text: /*i18n*/ {
      id: 'problem.internal',
      message: 'Something went wrong on the server. Reference: {requestId}',
    },
  },
  icon_service_failed: {
    status: 502,
    text: /*i18n*/ {
      id: 'problem.icon_service_failed',
      message: 'The icon service did not respond as expected. Try again later.',
    },
  },
  mail_failed: {
    status: 502,
    text: /*i18n*/ {
      id: 'problem.mail_failed',
      message: 'The e-mail was not sent. The mail server says: {reason}',
    },
  },
  translation_failed: {
    status: 502,
    text: /*i18n*/ {
      id: 'problem.translation_failed',
      message: 'The translation service did not respond as expected. Try again later.',
    },
  },
  translation_refused: {
    status: 502,
    text: /*i18n*/ {
      id: 'problem.translation_refused',
      message:
        'The translation service refused the request. Ask an administrator to check the key and the quota.',
    },
  },
  took_too_long: {
    status: 503,
    text: /*i18n*/ {
      id: 'problem.took_too_long',
      message: 'The request took too long and may still complete. Check the result before you try again.',
    },
  },
  stopping: {
    status: 503,
    text: /*i18n*/ { id: 'problem.stopping', message: 'The server is shutting down. Try again in a moment.' },
  },
  too_busy: {
    status: 503,
    text: /*i18n*/ {
      id: 'problem.too_busy',
      message: 'The server is busy. Try again in a moment.',
    },
  },
  database_unavailable: {
    status: 503,
    text: /*i18n*/ {
      id: 'problem.database_unavailable',
      message: 'The database is not responding, so nothing was changed. Try again in a moment.',
    },
  },
  storage_full: {
    status: 507,
    text: /*i18n*/ {
      id: 'problem.storage_full',
      message: 'The server disk is full, so nothing was changed. Ask an administrator to free up space.',
    },
  },
} as const satisfies Record<string, ProblemKind>

export const problems = {
  ...requestProblems,
  ...accountProblems,
  ...backupProblems,
  ...documentProblems,
  ...mediaProblems,
  ...serverProblems,
} as const

export type ProblemCode = keyof typeof problems

/** One rejected value: where it is, and why. `code` names a message of the catalogues where there is one. */
export interface FieldProblem {
  readonly path: readonly (string | number)[]
  readonly message: string
  readonly code?: string
  readonly values?: Readonly<Record<string, string | number>>
}

/** The placeholders in the text of a problem: `'editor'` for `version_conflict`. */
type Placeholders<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholders<Rest>
  : never
type ValuesOf<Code extends ProblemCode> = Record<
  Placeholders<(typeof problems)[Code]['text']['message']>,
  string | number
>

interface Details {
  readonly fields?: readonly FieldProblem[]
  /** Additional members of the body, such as both texts of a conflict. */
  readonly data?: Readonly<Record<string, unknown>>
  readonly headers?: Readonly<Record<string, string>>
}

/**
 * A refusal or failure that the caller sees. Its values are typed by its code: `new Problem('slug_taken', {
 * slug })`.
 */
export class Problem extends Error {
  readonly code: ProblemCode
  readonly values: Readonly<Record<string, string | number>>
  readonly details: Details

  constructor(
    ...[code, values, details]: {
      [Code in ProblemCode]: [keyof ValuesOf<Code>] extends [never]
        ? [code: Code, values?: Record<never, never>, details?: Details]
        : [code: Code, values: ValuesOf<Code>, details?: Details]
    }[ProblemCode]
  ) {
    super(code)
    this.name = 'Problem'
    this.code = code
    this.values = { ...values }
    this.details = details ?? {}
  }

  get status(): number {
    return problems[this.code].status
  }
}

/** The problem for a cursor that no page of the list returned. */
export function noSuchPosition(): Problem {
  const { id: code, message } = reason
  return new Problem('invalid_query', {}, { fields: [{ path: ['after'], message, code }] })
}

const reason = /*i18n*/ {
  id: 'list.after',
  message: 'This cursor is invalid. Use the “next” value of an earlier page.',
}
