/** Button that signs in with a passkey. Hidden where the browser does not support them. */
import { Button } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { ApiProblem } from '../api/api-problem.ts'
import type { Api } from '../api/client.ts'
import { requestPasskey, supportsPasskeys } from './passkey.ts'

interface PasskeyButtonProps {
  readonly api: Api
  readonly onSignedIn: () => unknown
  /** The message of the server, or nothing when a new attempt begins. */
  readonly onError: (message: string) => void
  /** Only this account may sign in, because its text is on the screen. */
  readonly email?: string
  /** It is the main way to continue. */
  readonly isMain?: boolean
  /** Large by default, as the other buttons of the page. */
  readonly size?: 'md' | 'lg'
}

export function PasskeyButton({
  api,
  email,
  onSignedIn,
  onError,
  isMain = false,
  size = 'lg',
}: PasskeyButtonProps) {
  const { t } = useLingui()
  const [isBusy, setIsBusy] = useState(false)
  if (!supportsPasskeys()) return null
  const signIn = async () => {
    setIsBusy(true)
    onError('')
    try {
      const { options, ticket } = await api('POST /api/auth/passkey/options', {})
      const credential = await requestPasskey(options)
      if (credential === undefined) return
      const { user } = await api('POST /api/auth/passkey', { body: { ticket, credential } })
      if (email === undefined || user.email === email) return await onSignedIn()
      await api('POST /api/auth/logout', {})
      onError(t`This passkey belongs to another account. Use one of ${email}.`)
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error
      onError(error.message)
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <Button
      size={size}
      {...(!isMain && ({ variant: 'outline', color: 'neutral' } as const))}
      loading={isBusy}
      onClick={() => void signIn()}
    >
      <Trans>Sign in with a passkey</Trans>
    </Button>
  )
}
