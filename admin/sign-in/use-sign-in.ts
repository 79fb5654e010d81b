import { useLingui } from '@lingui/react/macro'
import { ApiProblem } from '../api/api-problem.ts'
import type { Api } from '../api/client.ts'

interface Credentials {
  readonly email: string
  readonly password: string
  /** Of the second factor. */
  readonly code?: string | undefined
}

/** What is still missing after the right password: a code, or the passkey of an account without an authenticator app. */
export type SecondStep = 'code' | 'passkey'

/** Why a sign-in failed. */
export interface SignInFailure {
  readonly error: string
  /** The password was right. */
  readonly missing?: SecondStep | undefined
}

/**
 * Signs in. Returns the error to show: the text of the server, otherwise "Login failed", as the specification
 * requires, also if the response contains no user.
 */
export function useSignIn(api: Api): (credentials: Credentials) => Promise<SignInFailure | undefined> {
  const { t } = useLingui()
  return async (body) => {
    const failed = t`Login failed`
    try {
      const { user } = await api('POST /api/auth/login', { body })
      return user ? undefined : { error: failed }
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error
      const text = (error.code === 'unreadable' ? error.statusMessage : error.message) || failed
      return { error: text, missing: missingStep(error, body.code) }
    }
  }
}

/** A code that has to wait is still what is missing. */
export function missingStep({ code, status }: ApiProblem, given: string | undefined): SecondStep | undefined {
  if (code === 'passkey_required') return 'passkey'
  const isCode = code === 'code_required' || code === 'wrong_code' || (status === 429 && given !== undefined)
  return isCode ? 'code' : undefined
}
