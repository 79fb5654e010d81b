/** Opens over whatever is on the screen when the session has ended; what was typed stays where it is. */
import { Dialog } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useSyncExternalStore } from 'react'
import { useAdmin, useSession } from '../admin-context.tsx'
import { SignInForm } from '../screens/login/sign-in-form.tsx'

export function SignInAgainDialog() {
  const { t } = useLingui()
  const { signInAgain } = useAdmin()
  const session = useSession()
  const isAsking = useSyncExternalStore(signInAgain.subscribe, signInAgain.isAsking)
  return (
    <Dialog open={isAsking} onClose={() => signInAgain.answer(false)} title={t`Sign in again`}>
      {isAsking ? (
        <>
          <p>
            <Trans>Your session has ended. Nothing is lost: sign in, and you go on where you are.</Trans>
          </p>
          <SignInForm email={session?.email} onSignedIn={() => signInAgain.answer(true)} />
        </>
      ) : null}
    </Dialog>
  )
}
