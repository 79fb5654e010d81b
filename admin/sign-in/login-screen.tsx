/** Sign-in screen. On a server without users it creates the first administrator instead. */
import { Button, PasswordField, TextField } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ComponentProps, FormEvent, MouseEvent } from 'react'
import { useEffect, useRef, useState } from 'react'
import type { FieldProblem } from '../api/api-problem.ts'
import { ApiProblem } from '../api/api-problem.ts'
import type { Api } from '../api/client.ts'
import { sendsMail } from '../components/sends-mail.ts'
import { CodeField } from './code-field.tsx'
import { supportsPasskeys } from './passkey.ts'
import { PasskeyButton } from './passkey-button.tsx'
import { ProviderLink } from './provider-link.tsx'
import { isProviderTab, ProviderTab, useProviderProblem } from './provider-result.tsx'
import { ResetForm } from './reset-form.tsx'
import { SignInError } from './sign-in-error.tsx'
import { SignInPage, useEnter, useSignInContext } from './sign-in-page.tsx'
import { useReturnPath } from './use-return-path.ts'
import type { SecondStep, SignInFailure } from './use-sign-in.ts'
import { useSignIn } from './use-sign-in.ts'

export function LoginScreen() {
  const { t } = useLingui()
  const { api, address } = useSignInContext()
  const enter = useEnter()
  const to = useReturnPath()
  const goBack = () => enter(to)
  /** The e-mail address that was typed by a user who forgot the password. */
  const [forgetful, setForgetful] = useState<string>()
  if (useIsNewServer(api)) {
    return (
      <SignInPage title={t`Create the first administrator`}>
        <FirstAdministrator onSignedIn={goBack} />
      </SignInPage>
    )
  }
  if (isProviderTab(address)) return <ProviderTab />
  return forgetful === undefined ? (
    <SignInPage title={t`Sign in`}>
      <SignInForm to={to} onSignedIn={goBack} onForgot={setForgetful} />
    </SignInPage>
  ) : (
    <SignInPage title={t`Reset your password`}>
      <ResetForm email={forgetful} onBack={() => setForgetful(undefined)} />
    </SignInPage>
  )
}

interface SignInFormProps {
  /** Where the user wants to go. */
  readonly to: string
  readonly onSignedIn: () => void
  /** The user forgot the password, and may have typed the e-mail address. Only on a site that sends e-mail. */
  readonly onForgot: (email: string) => void
}

/**
 * Form with e-mail and password, marked up for password managers. For an account with two-step verification a
 * second step asks for the code.
 */
function SignInForm({ to, onSignedIn, onForgot }: SignInFormProps) {
  const { t } = useLingui()
  const password = useRef<HTMLInputElement>(null)
  const [isBusy, setIsBusy] = useState(false)
  const { api, address } = useSignInContext()
  const problem = useProviderProblem(address)
  const [failure, setFailure] = useState<SignInFailure | undefined>(
    problem === '' ? undefined : { error: problem },
  )
  const [step, setStep] = useState<SecondStep>()
  const signIn = useSignIn(api)
  const isFirst = step === undefined

  const onError = (error: string) => setFailure({ error, missing: step })

  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    const form = new FormData(event.currentTarget)
    setIsBusy(true)
    setFailure(undefined)
    const text = (name: string) => String(form.get(name) ?? '')
    const code = isFirst ? undefined : text('code')
    const failed = await signIn({ email: text('email'), password: text('password'), code })
    if (failed === undefined) return onSignedIn()
    setIsBusy(false)
    // The step itself says what is missing.
    setFailure(failed.missing !== undefined && isFirst ? undefined : failed)
    // After a wrong recovery code, the passkey is still what is missing.
    setStep(failed.missing && (step ?? failed.missing))
    if (failed.missing === undefined) password.current?.select()
  }

  return (
    <form className="sign-in-form" method="post" onSubmit={handleSubmit}>
      <SignInError>{failure?.error ?? ''}</SignInError>
      <div className="sign-in-form" hidden={!isFirst}>
        <TextField
          name="email"
          type="email"
          label={t`E-mail`}
          autoComplete="username"
          maxLength={256}
          required
        />
        <PasswordField ref={password} name="password" label={t`Password`} maxLength={256} required />
      </div>
      <Step step={step} isBusy={isBusy} passkey={{ api, onSignedIn, onError }} />
      {isFirst ? <ProviderLink to={to} /> : null}
      {isFirst ? <PasswordHelp onForgot={onForgot} /> : null}
    </form>
  )
}

function PasswordHelp({ onForgot }: Pick<SignInFormProps, 'onForgot'>) {
  const forget = ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) =>
    onForgot(form === null ? '' : String(new FormData(form).get('email') ?? ''))
  return sendsMail() ? (
    <Button variant="ghost" color="neutral" onClick={forget}>
      <Trans>Forgot your password?</Trans>
    </Button>
  ) : (
    <p className="sign-in-help">
      <Trans>Forgot your password? Ask an administrator for a link to choose a new one.</Trans>
    </p>
  )
}

interface StepProps {
  readonly step: SecondStep | undefined
  readonly isBusy: boolean
  readonly passkey: ComponentProps<typeof PasskeyButton>
}

/** The code where one is missing, and the ways to continue. */
function Step({ step, isBusy, passkey }: StepProps) {
  const [isRecovery, setIsRecovery] = useState(!supportsPasskeys())
  if (step === 'passkey' && !isRecovery) {
    return (
      <>
        <p>
          <Trans>Confirm with your passkey to finish signing in.</Trans>
        </p>
        <PasskeyButton {...passkey} isMain />
        <Button variant="ghost" color="neutral" onClick={() => setIsRecovery(true)}>
          <Trans>Use a recovery code</Trans>
        </Button>
      </>
    )
  }
  return (
    <>
      {step === undefined ? null : <CodeField isRecoveryOnly={step === 'passkey'} />}
      <Button type="submit" size="lg" loading={isBusy}>
        <Trans>Sign in</Trans>
      </Button>
      <PasskeyButton {...passkey} />
    </>
  )
}

/**
 * The page contains the response for its first render; later it is requested. Without a response the server
 * counts as set up.
 */
function useIsNewServer(api: Api): boolean {
  const [isNew, setIsNew] = useState(() => setupTag() !== null)
  useEffect(() => {
    let isUnmounted = false
    api('GET /api/auth/setup', {}).then(
      ({ isOpen }) => {
        if (isUnmounted) return
        setupTag()?.remove()
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

const setupTag = () => document.querySelector('meta[name=setup]')

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
    const refusal = await create(new FormData(event.currentTarget))
    if (refusal === undefined) return onSignedIn()
    setIsBusy(false)
    setRefused(refusal)
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
