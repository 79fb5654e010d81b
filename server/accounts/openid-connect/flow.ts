/**
 * A sign-in that is under way at the provider. A cookie of the browser contains it, encrypted and for ten minutes, so
 * that only the browser that started can finish, and nothing is stored on the server.
 */
import { randomBytes } from 'node:crypto'
import { isAdminPath } from '@cyanotype/content/contracts/admin-paths.ts'
import { readInterfaceLocale } from '@cyanotype/content/model/index.ts'
import { z } from 'zod'
import type { Config } from '../../config/config.ts'
import { cookieOf, signInCookie } from '../../http/response/cookies.ts'
import type { SealedValues } from '../../platform/sealed-values.ts'

const flow = z.object({
  state: z.string(),
  nonce: z.string(),
  /** Of PKCE. */
  verifier: z.string(),
  /** Where the browser goes afterwards. */
  to: z.string(),
  startedAt: z.number(),
  /** The id of the user who confirms who they are. Undefined to sign in. */
  confirms: z.string().optional(),
})

export type Flow = z.infer<typeof flow>

/** Separates the key of these cookies from those of other uses. */
export const flowLabel = 'cyanotype sign-in at the provider'

const subject = 'flow'
const lastsMs = 10 * 60_000

export function newFlow(to: string, now: Date, confirms?: string): Flow {
  const random = () => randomBytes(32).toString('base64url')
  return {
    ...{ state: random(), nonce: random(), verifier: random(), to, startedAt: now.getTime() },
    ...(confirms !== undefined && { confirms }),
  }
}

export interface FlowCookie {
  /** The header that sets it, or deletes it. */
  set(flow: Flow | null): string
  /** The flow of a request, unless it has expired. */
  read(header: string | undefined, now: Date): Flow | undefined
}

export function flowCookie(config: Pick<Config, 'publicUrl' | 'host'>, sealing: SealedValues): FlowCookie {
  const cookie = signInCookie(config)
  return {
    set: (value) => cookie.set(value === null ? null : sealing.seal(JSON.stringify(value), subject)),
    read(header, now) {
      const text = sealing.open(cookieOf(header, cookie.name) ?? '', subject)
      const found = text === undefined ? undefined : flow.safeParse(JSON.parse(text)).data
      return found !== undefined && now.getTime() - found.startedAt < lastsMs ? found : undefined
    },
  }
}

const start = '/admin'

/** A path of the admin. Anything else becomes its start, which prevents open redirects. */
export function returnPath(to: string | null): string {
  if (to === null || to.length > 1_000 || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(to)) return start
  const base = 'http://localhost'
  const url = URL.parse(to, base)
  if (url === null || url.origin !== base || !isAdminPath(readInterfaceLocale(url.pathname).path))
    return start
  return `${url.pathname}${url.search}${url.hash}`
}
