import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useAdmin } from '../app-context.tsx'
import { writeLog } from '../shell/console-log.ts'
import { sessionQuery } from './session.ts'

/**
 * Asks the server whether the session still holds; where it does not, asks the person to sign in on top of what they do.
 * Where another window signed in again, that is enough; where somebody else did, nothing here is theirs.
 */
export function useRetry(): () => void {
  const { api, signInAgain } = useAdmin()
  const queries = useQueryClient()
  return useCallback(() => {
    const known = queries.getQueryData(sessionQuery(api).queryKey)
    if (!known) return
    api('GET /api/auth/check', {}).then(
      ({ user }) => {
        if (user === null) void signInAgain.open()
        else if (user.email !== known.email) location.reload()
        else signInAgain.answer(true)
      },
      (error: unknown) => writeLog('The session could not be checked', error),
    )
  }, [api, signInAgain, queries])
}
