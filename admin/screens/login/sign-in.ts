import { useLingui } from '@lingui/react/macro'
import { ApiProblem } from '../../api/api-problem.ts'
import type { Api } from '../../api/client.ts'

interface Credentials {
  readonly email: string
  readonly password: string
}

/**
 * Tries e-mail and password. Answers what to tell the person when they were not let in: the server's words, otherwise
 * "Login failed", as the specification says; so too when the answer names no user.
 */
export function useSignIn(api: Api): (credentials: Credentials) => Promise<string | undefined> {
  const { t } = useLingui()
  return async (body) => {
    const failed = t`Login failed`
    try {
      const { user } = await api('POST /api/auth/login', { body })
      return user ? undefined : failed
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error
      return (error.code === 'unreadable' ? error.statusMessage : error.message) || failed
    }
  }
}
