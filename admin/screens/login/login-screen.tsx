/** The door. On a server without any user, it makes the first administrator instead. */
import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import type { Api } from '../../api/client.ts'
import { useSignInContext } from '../../sign-in/sign-in-context.tsx'
import { SignInPage } from '../../sign-in/sign-in-page.tsx'
import { FirstAdministrator } from './first-administrator.tsx'
import { useGoBack } from './return-path.ts'
import { SignInForm } from './sign-in-form.tsx'

export function LoginScreen() {
  const { t } = useLingui()
  const { api } = useSignInContext()
  const goBack = useGoBack()
  return useIsNewServer(api) ? (
    <SignInPage title={t`Create the first administrator`}>
      <FirstAdministrator onSignedIn={goBack} />
    </SignInPage>
  ) : (
    <SignInPage title={t`Sign in`}>
      <SignInForm onSignedIn={goBack} />
    </SignInPage>
  )
}

/** The page says it for its first picture, and the server afterwards. One that does not tell is not new. */
function useIsNewServer(api: Api): boolean {
  const [isNew, setIsNew] = useState(() => saidByPage() !== null)
  useEffect(() => {
    let isUnmounted = false
    api('GET /api/auth/setup', {}).then(
      ({ isOpen }) => {
        if (isUnmounted) return
        saidByPage()?.remove()
        setIsNew(isOpen)
      },
      () => undefined,
    )
    return () => {
      isUnmounted = true
    }
  }, [api])
  return isNew
}

const saidByPage = () => document.querySelector('meta[name=setup]')
