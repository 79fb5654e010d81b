/** Sign-in dialog above any screen after the session has ended. Text on the screen stays as it is. */
import { SessionEnded } from '@cyanotype/ui/index.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState, useSyncExternalStore } from 'react'
import type { Prompt } from '../app-context/app-context.tsx'
import { useAdmin, useSession } from '../app-context/app-context.tsx'
import { sessionQuery } from '../app-context/session.ts'
import { useDiscardQuestion } from '../components/form-dialog.tsx'
import { PasskeyButton } from '../sign-in/passkey-button.tsx'
import { SignInError } from '../sign-in/sign-in-error.tsx'
import { useSignIn } from '../sign-in/use-sign-in.ts'
import { postToTabs } from './tab-channel.ts'

/** Not rendered before it is needed: password managers would fill in the hidden field. */
export function SignInAgain({ prompt }: { readonly prompt: Prompt }) {
  const isAsking = useSyncExternalStore(prompt.subscribe, prompt.isOpen)
  const [wasAsked, setWasAsked] = useState(false)
  if (isAsking && !wasAsked) setWasAsked(true)
  return wasAsked ? <SignInDialog isOpen={isAsking} /> : null
}

function SignInDialog({ isOpen }: { readonly isOpen: boolean }) {
  const { api, signInAgain } = useAdmin()
  const session = useSession()
  const queries = useQueryClient()
  const signIn = useSignIn(api)
  const email = session?.email ?? ''

  const [passkeyError, setPasskeyError] = useState('')
  const handleSignIn = async (password: string, code?: string) => {
    setPasskeyError('')
    const failure = await signIn({ email, password, code })
    if (failure !== undefined) return { error: failure.error, needsCode: failure.missing !== undefined }
    await goOn()
    return undefined
  }
  const goOn = async () => {
    await queries.fetchQuery({ ...sessionQuery(api), staleTime: 0 })
    postToTabs('signed-in')
    signInAgain.answer(true)
  }
  const { dialogProps, question } = useDiscardQuestion({ onClose: () => signInAgain.answer(false) })
  return (
    <>
      <SessionEnded
        {...dialogProps}
        open={isOpen}
        who={email}
        onSignIn={handleSignIn}
        otherWay={
          <>
            <SignInError>{passkeyError}</SignInError>
            <PasskeyButton api={api} email={email} size="md" onSignedIn={goOn} onError={setPasskeyError} />
          </>
        }
      />
      {question}
    </>
  )
}
