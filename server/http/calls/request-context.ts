/** The state that the middleware of one request shares, and the services that it uses. */
import type Koa from 'koa'
import type { Logger } from 'pino'
import type { Messages } from '../../messages/index.ts'
import type { DiskReserve } from '../../platform/disk-reserve.ts'
import type { IdempotencyKeys } from '../idempotency/index.ts'
import type { Proxies } from '../limits/client-ip.ts'
import type { Limits } from '../limits/index.ts'
import type { IsOwnOrigin } from '../middleware/csrf-origin.ts'
import type { Headers } from '../middleware/security-headers.ts'
import type { SessionCookie } from '../response/cookies.ts'
import type { Visitor } from './principal.ts'

/** Created once, when it is known where the server listens. */
export interface RequestServices {
  readonly messages: Messages
  readonly log: Logger
  /** The origin of the site: `https://example.org`. */
  readonly origin: string
  readonly isOwnOrigin: IsOwnOrigin
  readonly sessionCookie: SessionCookie
  readonly headersEverywhere: Headers
  readonly limits: Limits
  readonly idempotencyKeys: IdempotencyKeys
  readonly diskReserve: DiskReserve
  /** The proxies whose `X-Forwarded-For` is trusted. */
  readonly proxies: Proxies
}

export interface RequestState {
  readonly requestId: string
  readonly visitor: Visitor
}

export type Context = Koa.ParameterizedContext<RequestState>
export type Middleware = Koa.Middleware<RequestState>
