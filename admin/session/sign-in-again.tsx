/** Sign-in dialog above any screen after the session has ended. Text on the screen stays as it is. */
import { SessionEnded } from '@cyanotype/ui/index.ts'
import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import type { Prompt } from '../app-context/app-context.tsx'
import { useAdmin, useSession } from '../app-context/app-context.tsx'
import { sessionQuery } from '../app-context/session.ts'
import { onTabMessage, postToTabs } from '../app-context/tab-channel.ts'
import { useDiscardQuestion } from '../components/edit-dialog.tsx'
import { PasskeyButton } from '../sign-in/passkey-button.tsx'
import { ProviderTabLink } from '../sign-in/provider-link.tsx'
import { SignInError } from '../sign-in/sign-in-error.tsx'
import { useSignIn } from '../sign-in/use-sign-in.ts'

/** Not rendered before it is needed: password managers would fill in the hidden field. */
export function SignInAgain({ prompt }: { readonly prompt: Prompt }) {
  const isOpen = useSyncExternalStore(prompt.subscribe, prompt.isOpen)
  const [wasOpened, setWasOpened] = useState(false)
  if (isOpen && !wasOpened) setWasOpened(true)
  return wasOpened ? <SignInDialog isOpen={isOpen} /> : null
}

function SignInDialog({ isOpen }: { readonly isOpen: boolean }) {
  const { t } = useLingui()
  const { api, locale, signInAgain } = useAdmin()
  const session = useSession()
  const queries = useQueryClient()
  const signIn = useSignIn(api)
  const email = session?.email ?? ''

  const [otherError, setOtherError] = useState('')
  const handleSignIn = async (password: string, code?: string) => {
    setOtherError('')
    const failure = await signIn({ email, password, code })
    if (failure !== undefined) return { error: failure.error, needsCode: failure.missing !== undefined }
    await goOn()
    return undefined
  }
  const goOn = async () => {
    await queries.fetchQuery({ ...sessionQuery(api), staleTime: 0 })
    postToTabs('signed-in')
    signInAgain.resolve(true)
  }
  const continueAfterTab = useEffectEvent(async () => {
    const found = await queries.fetchQuery({ ...sessionQuery(api), staleTime: 0 })
    if (found?.email === email) signInAgain.resolve(true)
    else if (found !== null) setOtherError(t`You signed in as another user. Sign in as ${email}.`)
  })
  useEffect(
    () =>
      isOpen ? onTabMessage((message) => message === 'signed-in' && void continueAfterTab()) : undefined,
    [isOpen],
  )
  const { dialogProps, question } = useDiscardQuestion({ onClose: () => signInAgain.resolve(false) })
  return (
    <>
      <SessionEnded
        {...dialogProps}
        open={isOpen}
        who={email}
        onSignIn={handleSignIn}
        otherWay={
          <>
            <SignInError>{otherError}</SignInError>
            <PasskeyButton api={api} email={email} size="md" onSignedIn={goOn} onError={setOtherError} />
            <ProviderTabLink locale={locale} />
          </>
        }
      />
      {question}
    </>
  )
}
