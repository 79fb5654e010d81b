/** Route guards by name. A guard returns where to redirect, or nothing. */

import { localizedPath } from '@cyanotype/content/model/core.ts'
import type { Locale } from '@cyanotype/content/model/index.ts'
import type { QueryClient } from '@tanstack/react-query'
import type { Api } from '../api/client.ts'
import { sessionQuery } from '../session/session.ts'

export interface GuardContext {
  readonly api: Api
  readonly queries: QueryClient
  readonly locale: Locale
  /** Requested path and query, without the locale prefix. */
  readonly wanted: string
}

type Guard = (context: GuardContext) => Promise<string | undefined>

const guards: Readonly<Record<string, Guard>> = {
  /** Redirects signed-out users to sign-in, with the way back. */
  'auth-redirect': async ({ api, queries, locale, wanted }) => {
    const session = await queries.ensureQueryData(sessionQuery(api))
    if (session !== null) return undefined
    return `/admin/login?${new URLSearchParams({ to: localizedPath(locale, wanted) })}`
  },
  /** Lets administrators and owners pass. Redirects others to the dashboard. */
  'admin-auth': async (context) => {
    const session = await context.queries.ensureQueryData(sessionQuery(context.api))
    if (session === null) return guardNamed('auth-redirect')(context)
    return session.role === 'owner' || session.role === 'admin' ? undefined : '/admin'
  },
}

/** The specification requires this message. */
export function guardNamed(name: string): Guard {
  const guard = Object.hasOwn(guards, name) ? guards[name] : undefined
  if (guard === undefined) throw new Error(`Unknown route middleware: '${name}'`)
  return guard
}
