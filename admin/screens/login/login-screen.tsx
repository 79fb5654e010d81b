/** Sign-in screen. On a server without users it creates the first administrator instead. */
import { localizedPath } from '@cyanotype/content/model/locales.ts'
import { Button, PasswordField, TextField } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import type { FormEvent } from 'react'
import { useEffect, useRef, useState } from 'react'
import type { Api } from '../../api/client.ts'
import { sameOriginPath } from '../../router/same-origin-path.ts'
import { useSignInContext } from '../../sign-in/sign-in-context.tsx'
import { Refusal } from '../../sign-in/sign-in-error.tsx'
import { SignInPage } from '../../sign-in/sign-in-page.tsx'
import { FirstAdministrator } from './first-administrator.tsx'
import { useSignIn } from './sign-in.ts'

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

interface SignInFormProps {
  readonly onSignedIn: () => void
}

/** Form with e-mail and password, marked up for password managers. */
function SignInForm({ onSignedIn }: SignInFormProps) {
  const { t } = useLingui()
  const password = useRef<HTMLInputElement>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [refusal, setRefusal] = useState('')
  const signIn = useSignIn(useSignInContext().api)

  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    const form = new FormData(event.currentTarget)
    setIsBusy(true)
    setRefusal('')
    const refused = await signIn({ email: String(form.get('email')), password: String(form.get('password')) })
    if (refused === undefined) return onSignedIn()
    setIsBusy(false)
    setRefusal(refused)
    password.current?.select()
  }

  return (
    <form className="sign-in-form" method="post" onSubmit={handleSubmit}>
      <Refusal>{refusal}</Refusal>
      <TextField
        name="email"
        type="email"
        label={t`E-mail`}
        autoComplete="username"
        maxLength={256}
        required
      />
      <PasswordField ref={password} name="password" label={t`Password`} maxLength={256} required />
      <Button type="submit" size="lg" loading={isBusy}>
        <Trans>Sign in</Trans>
      </Button>
      <p className="sign-in-help">
        <Trans>Forgot your password? An administrator can give you a link to choose a new one.</Trans>
      </p>
    </form>
  )
}

/** Goes to the page that required sign-in, if its path is safe. */
function useGoBack(): () => void {
  const { address, locale, enter } = useSignInContext()
  const to = new URL(address, 'http://door').searchParams.get('to') ?? undefined
  return () => enter(sameOriginPath(to) ?? localizedPath(locale, '/admin'))
}

/**
 * The page contains the answer for its first render; later the server is asked. Without an answer the server
 * counts as set up.
 */
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
