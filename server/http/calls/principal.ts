/** Who makes a request: an actor, or an anonymous visitor. */
import type { TokenScope } from '@cyanotype/content/contracts/api-tokens.ts'
import type { Bearer, Locale } from '@cyanotype/content/model/index.ts'

/** A signed-in user. */
export interface Actor extends Bearer {
  readonly id: string
  readonly email: string
  readonly username: string
  /** The IP address of the request, for the audit log. */
  readonly address?: string
  /** The role requires a second factor, and the user has none yet. */
  readonly needsFactor?: true
  /** The session began at the provider of OpenID Connect, which asks for second factors itself. */
  readonly isFromProvider?: true
  /** The API token with which a program acts for the user. Missing in a session. */
  readonly token?: TokenGrant
}

/** What an API token allows, within the permissions of its user. */
export interface TokenGrant {
  readonly name: string
  readonly scopes: readonly TokenScope[]
  /** The types that `content:write` is limited to, or null for all. */
  readonly collections: readonly string[] | null
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
  /** The value of `Authorization: Bearer`. With it, cookies are ignored. */
  readonly bearer?: string | undefined
}

/** Whether a response is for one person or program, and must not be stored by any cache. */
export function isPersonal({ session, bearer }: Visitor): boolean {
  return session !== undefined || bearer !== undefined
}
