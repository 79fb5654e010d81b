/** Who makes a request: an actor, or an anonymous visitor. */
import type { Bearer, Locale } from '@cyanotype/content/model/index.ts'

/** A signed-in user. */
export interface Actor extends Bearer {
  readonly id: string
  readonly email: string
  readonly username: string
  /** The IP address of the request, for the audit log. */
  readonly address?: string
}

/** Who performs an operation. Null is the system, which has all permissions. */
export type Principal = Actor | null

/** The sender of any request, signed in or not. */
export interface Visitor {
  readonly address: string
  readonly userAgent: string
  /** The locale for messages, from the headers of the request. */
  readonly locale: Locale
  /** The session cookie. Only sign-in and sign-out read it. */
  readonly session: string | undefined
}
