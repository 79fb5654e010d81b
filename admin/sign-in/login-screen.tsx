/** Sign-in screen. On a server without users it creates the first administrator instead. */
import { localizedPath } from '@cyanotype/content/model/locales.ts'
import { Button, PasswordField, TextField } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import type { FormEvent } from 'react'
import { useEffect, useRef, useState } from 'react'
import type { FieldProblem } from '../api/api-problem.ts'
import { ApiProblem } from '../api/api-problem.ts'
import type { Api } from '../api/client.ts'
import { sameOriginPath } from '../router/same-origin-path.ts'
import { SignInError } from './sign-in-error.tsx'
import { SignInPage, useSignInContext } from './sign-in-page.tsx'
import { useSignIn } from './use-sign-in.ts'

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
      <SignInError>{refusal}</SignInError>
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
        <Trans>Forgot your password? Ask an administrator for a link to choose a new one.</Trans>
      </p>
    </form>
  )
}

/** Goes to the page that required sign-in, if its path is safe. */
function useGoBack(): () => void {
  const { address, locale, enter } = useSignInContext()
  const to = new URL(address, 'http://localhost').searchParams.get('to') ?? undefined
  return () => enter(sameOriginPath(to) ?? localizedPath(locale, '/admin'))
}

/**
 * The page contains the answer for its first render; later it is requested. Without an answer the server
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

interface Refused {
  readonly message: string
  readonly fields: readonly FieldProblem[]
}

const nothing: Refused = { message: '', fields: [] }

/** Creates the first administrator of a new server, with the token that the server printed at its start. */
function FirstAdministrator({ onSignedIn }: { readonly onSignedIn: () => void }) {
  const [isBusy, setIsBusy] = useState(false)
  const [refused, setRefused] = useState(nothing)
  const create = useCreateFirstAdministrator()

  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    setIsBusy(true)
    setRefused(nothing)
    const answer = await create(new FormData(event.currentTarget))
    if (answer === undefined) return onSignedIn()
    setIsBusy(false)
    setRefused(answer)
  }

  return (
    <form className="sign-in-form" method="post" onSubmit={handleSubmit}>
      <SignInError>{refused.message}</SignInError>
      <Questions refused={refused} />
      <Button type="submit" size="lg" loading={isBusy}>
        <Trans>Create account</Trans>
      </Button>
    </form>
  )
}

function Questions({ refused }: { readonly refused: Refused }) {
  const { t } = useLingui()
  const errorOf = (name: string) => refused.fields.find(({ path }) => path.includes(name))?.message
  return (
    <>
      <TextField
        name="token"
        label={t`One-time token`}
        hint={t`The server shows this token when it starts.`}
        error={errorOf('token')}
        autoComplete="one-time-code"
        spellCheck={false}
        required
      />
      <TextField
        name="email"
        type="email"
        label={t`E-mail`}
        error={errorOf('email')}
        autoComplete="username"
        required
      />
      <TextField
        name="username"
        label={t`Name`}
        hint={t`Visible to your colleagues.`}
        error={errorOf('username')}
        autoComplete="name"
        maxLength={80}
        required
      />
      <PasswordField
        name="password"
        label={t`Password`}
        hint={t`At least 12 characters. Several words are easier to remember than symbols.`}
        error={errorOf('password')}
        autoComplete="new-password"
        minLength={12}
        maxLength={256}
        required
      />
    </>
  )
}

function useCreateFirstAdministrator(): (form: FormData) => Promise<Refused | undefined> {
  const { api } = useSignInContext()
  return async (form) => {
    const text = (name: string) => String(form.get(name) ?? '')
    try {
      await api('POST /api/auth/setup', {
        body: {
          token: text('token').trim(),
          email: text('email'),
          username: text('username'),
          password: text('password'),
        },
      })
      return undefined
    } catch (error) {
      if (error instanceof ApiProblem) return { message: error.message, fields: error.fields }
      throw error
    }
  }
}
