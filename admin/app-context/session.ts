/** Session: who is signed in. It is requested once when the admin starts. */
import type { QueryClient } from '@tanstack/react-query'
import { queryOptions } from '@tanstack/react-query'
import type { Api, ResponseAt } from '../api/client.ts'
import { writeLog } from './console-log.ts'

type Check = ResponseAt<'GET /api/auth/check'>
export type CheckedUser = NonNullable<Check['user']> & { readonly ends?: Check['ends'] }

const sessionKey = ['session'] as const

/** A failed check counts as signed out, and is logged. */
export function sessionQuery(api: Api) {
  return queryOptions({
    queryKey: sessionKey,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    retry: false,
    queryFn: async (): Promise<CheckedUser | null> => {
      try {
        const { authenticated, user, ends } = await api('GET /api/auth/check', {})
        return authenticated && user ? { ...user, ends } : null
      } catch (error) {
        writeLog('The session could not be checked', error)
        return null
      }
    },
  })
}

const signingOut = ['sign-out']

/** Whether the end of the session interrupts the user: not while signing out, and not afterwards. */
export function needsSession(queries: QueryClient): boolean {
  return Boolean(queries.getQueryData(sessionKey)) && queries.isMutating({ mutationKey: signingOut }) === 0
}

/**
 * Signs out on the server first: if that fails, the session stays, and the failure is logged. Cached data is
 * cleared only after `leave`, because a screen that is still rendered would request it again.
 */
export async function signOut(api: Api, queries: QueryClient, leave: () => Promise<void>): Promise<boolean> {
  const ending = queries.getMutationCache().build(queries, {
    mutationKey: signingOut,
    mutationFn: async () => {
      await api('POST /api/auth/logout', {})
      queries.setQueryData(sessionKey, null)
    },
    networkMode: 'always',
  })
  try {
    await ending.execute(undefined)
  } catch (error) {
    writeLog('Signing out failed', error)
    return false
  }
  await leave()
  queries.removeQueries({ predicate: (query) => query.queryKey[0] !== sessionKey[0] })
  return true
}
