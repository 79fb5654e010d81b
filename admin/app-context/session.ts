/** Session: who is signed in. It is requested once when the admin starts. */
import type { QueryClient } from '@tanstack/react-query'
import { queryOptions } from '@tanstack/react-query'
import type { AnswerAt, Api } from '../api/client.ts'
import { writeLog } from './console-log.ts'

type Check = AnswerAt<'GET /api/auth/check'>
export type CheckedUser = NonNullable<Check['user']> & { readonly ends?: Check['ends'] }

/** A failed check counts as signed out, and is logged. */
export function sessionQuery(api: Api) {
  return queryOptions({
    queryKey: ['session'],
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

/**
 * Signs out on the server first: if that fails, the session stays, and the failure is logged. Cached data is
 * cleared only after `leave`, because a screen that is still rendered would request it again.
 */
export async function signOut(api: Api, queries: QueryClient, leave: () => Promise<void>): Promise<boolean> {
  try {
    await api('POST /api/auth/logout', {})
  } catch (error) {
    writeLog('Signing out failed', error)
    return false
  }
  const { queryKey } = sessionQuery(api)
  queries.setQueryData(queryKey, null)
  await leave()
  queries.removeQueries({ predicate: (query) => query.queryKey[0] !== queryKey[0] })
  return true
}
