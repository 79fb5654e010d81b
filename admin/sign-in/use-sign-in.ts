import { useLingui } from '@lingui/react/macro'
import { ApiProblem } from '../api/api-problem.ts'
import type { Api } from '../api/client.ts'

interface Credentials {
  readonly email: string
  readonly password: string
}

/**
 * Signs in with e-mail and password. Returns the error to show: the text of the server, otherwise "Login
 * failed", as the specification requires, also if the response contains no user.
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
