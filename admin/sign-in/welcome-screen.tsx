/** Welcome screen: sets a password by an invitation link or a reset link. */
import { interfacePath } from '@cyanotype/content/model/locales.ts'
import { Button, ButtonLink, Link, PasswordField, Spinner } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import type { FormEvent } from 'react'
import { useCallback, useEffect, useState } from 'react'
import { ApiProblem } from '../api/api-problem.ts'
import type { Api, ResponseAt } from '../api/client.ts'
import { CodeField } from './code-field.tsx'
import { SignInError } from './sign-in-error.tsx'
import { SignInPage, useEnter, useSignInContext } from './sign-in-page.tsx'
import type { SecondStep } from './use-sign-in.ts'
import { missingStep } from './use-sign-in.ts'

type Bearer = ResponseAt<'POST /api/auth/link'>

export function WelcomeScreen() {
  const { address } = useSignInContext()
  const [token, setToken] = useState(() => new URL(address, 'http://localhost').hash.slice(1))
  useEffect(() => {
    // Another link in this tab only changes the fragment, which loads nothing.
    const read = () => isToken(location.hash.slice(1)) && setToken(location.hash.slice(1))
    addEventListener('hashchange', read)
    return () => removeEventListener('hashchange', read)
  }, [])
  return <Welcome key={token} token={token} />
}

/** The fragment of a page can also be a place on it. */
const isToken = (fragment: string) => /^[\w-]{43}$/.test(fragment)

function Welcome({ token }: { readonly token: string }) {
  const { t } = useLingui()
  const { api, locale } = useSignInContext()
  const enter = useEnter()
  const { bearer, problem, retry } = useBearer(api, token)
  const signIn = interfacePath(locale, '/admin/login')

  if (problem !== undefined && isTemporary(problem)) {
    return (
      <SignInPage title={t`Welcome`}>
        <SignInError>{problem.message}</SignInError>
        <Button variant="outline" color="neutral" onClick={retry}>
          <Trans>Try again</Trans>
        </Button>
      </SignInPage>
    )
  }
  if (problem !== undefined) {
    return (
      <SignInPage title={t`This link does not work`}>
        <SignInError>{problem.message}</SignInError>
        <ButtonLink variant="outline" color="neutral" href={signIn}>
          <Trans>Go to sign-in</Trans>
        </ButtonLink>
      </SignInPage>
    )
  }
  if (bearer === undefined) {
    return (
      <SignInPage title={t`Welcome`}>
        <Spinner label={t`Loading`} />
      </SignInPage>
    )
  }
  const { purpose, username, email } = bearer
  return (
    <SignInPage title={purpose === 'invitation' ? t`Welcome, ${username}` : t`Choose a new password`}>
      <p>
        {purpose === 'invitation' ? (
          <Trans>Choose a password to finish. Sign in with {email} from now on.</Trans>
        ) : (
          <Trans>Account: {email}. You will be signed out on all other devices.</Trans>
        )}
      </p>
      <ChoosePassword token={token} email={email} onDone={() => enter(interfacePath(locale, '/admin'))} />
    </SignInPage>
  )
}

/** No connection, or a busy server: nothing is known about the link. */
const isTemporary = ({ status }: ApiProblem) => status === 0 || status === 429 || status >= 500

interface Found {
  readonly bearer?: Bearer
  readonly problem?: ApiProblem
}

/** The user of the link, or why it is not known. */
function useBearer(api: Api, token: string): Found & { readonly retry: () => void } {
  const [found, setFound] = useState<Found>({})
  const find = useCallback(() => {
    api('POST /api/auth/link', { body: { token } }).then(
      (bearer) => setFound({ bearer }),
      (error: unknown) => {
        if (error instanceof ApiProblem) setFound({ problem: error })
      },
    )
  }, [api, token])
  useEffect(find, [find])
  const retry = () => {
    setFound({})
    find()
  }
  return { ...found, retry }
}

interface ChoosePasswordProps {
  readonly token: string
  readonly email: string
  readonly onDone: () => void
}

interface Refused {
  readonly message: string
  /** Error about the password itself. */
  readonly password?: string | undefined
}

function ChoosePassword({ token, email, onDone }: ChoosePasswordProps) {
  const { t } = useLingui()
  const { api, locale } = useSignInContext()
  const [isBusy, setIsBusy] = useState(false)
  const [refused, setRefused] = useState<Refused>({ message: '' })
  const [step, setStep] = useState<SecondStep>()

  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    const form = new FormData(event.currentTarget)
    const password = String(form.get('password'))
    const code = step && String(form.get('code'))
    setIsBusy(true)
    setRefused({ message: '' })
    try {
      await api('POST /api/auth/link/use', { body: { token, password, code } })
      onDone()
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error
      setIsBusy(false)
      const missing = missingStep(error, code)
      if (missing !== undefined) setStep(step ?? missing)
      // The fields say what is missing.
      if (['code_required', 'passkey_required'].includes(error.code)) return
      setRefused({ message: error.message, password: error.fields[0]?.message })
    }
  }

  return (
    <form className="sign-in-form" method="post" onSubmit={handleSubmit}>
      <SignInError>{refused.message}</SignInError>
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        name="password"
        label={t`Password`}
        hint={t`At least 12 characters. Several words are easier to remember than symbols.`}
        error={refused.password}
        autoComplete="new-password"
        minLength={12}
        maxLength={256}
        required
      />
      {step === undefined ? null : <CodeField isRecoveryOnly={step === 'passkey'} />}
      {step === 'passkey' ? (
        <p className="sign-in-help">
          <Trans>No recovery code? Sign in with your passkey instead, without a password.</Trans>{' '}
          <Link href={interfacePath(locale, '/admin/login')}>
            <Trans>Go to sign-in</Trans>
          </Link>
        </p>
      ) : null}
      <Button type="submit" size="lg" loading={isBusy}>
        <Trans>Set password</Trans>
      </Button>
    </form>
  )
}
