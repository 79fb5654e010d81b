import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useAdmin } from '../../admin-context.tsx'
import { ApiProblem } from '../../api/api-problem.ts'
import { sessionQuery } from '../../session/session.ts'

/**
 * Tries e-mail and password. Answers what to tell the person when they were not let in: the server's words, otherwise
 * "Login failed", as the specification says; so too when the answer names no user.
 */
export function useSignIn(): (form: FormData) => Promise<string | undefined> {
  const { t } = useLingui()
  const { api } = useAdmin()
  const queries = useQueryClient()
  return async (form) => {
    const failed = t`Login failed`
    try {
      const { user } = await api('POST /api/auth/login', {
        body: { email: String(form.get('email')), password: String(form.get('password')) },
      })
      if (!user) return failed
      await queries.fetchQuery({ ...sessionQuery(api), staleTime: 0 })
      return undefined
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error
      return (error.code === 'unreadable' ? error.statusMessage : error.message) || failed
    }
  }
}
