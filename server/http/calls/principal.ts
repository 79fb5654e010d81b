/** Who makes a request. */
import type { Bearer, Locale } from '@cyanotype/content/model/index.ts'

/** Somebody who is signed in. */
export interface Actor extends Bearer {
  readonly id: string
  readonly email: string
  readonly username: string
  /** The address that they do something from; the audit trail names it. */
  readonly address?: string
}

/** Anybody: where a request comes from. */
export interface Visitor {
  readonly address: string
  readonly userAgent: string
  /** The language for messages, by the request's headers. */
  readonly locale: Locale
  /** The session's value as the cookie has it; only sign-in and sign-out look at it. */
  readonly session: string | undefined
}
