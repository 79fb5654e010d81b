/** Welcome screen: sets a password by an invitation link or a reset link. */
import { localizedPath } from '@cyanotype/content/model/locales.ts'
import { ButtonLink, Spinner } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { ApiProblem } from '../../api/api-problem.ts'
import type { AnswerAt } from '../../api/call-types.ts'
import type { Api } from '../../api/client.ts'
import { useSignInContext } from '../../sign-in/sign-in-context.tsx'
import { Refusal } from '../../sign-in/sign-in-error.tsx'
import { SignInPage } from '../../sign-in/sign-in-page.tsx'
import { ChoosePassword } from './choose-password.tsx'

type Bearer = AnswerAt<'POST /api/auth/link'>

export function WelcomeScreen() {
  const { t } = useLingui()
  const { api, locale, address, enter } = useSignInContext()
  const token = new URL(address, 'http://door').hash.slice(1)
  const { bearer, refusal } = useBearer(api, token)
  const signIn = localizedPath(locale, '/admin/login')

  if (refusal !== undefined) {
    return (
      <SignInPage title={t`This link does not work`}>
        <Refusal>{refusal}</Refusal>
        <ButtonLink variant="outline" color="neutral" href={signIn}>
          <Trans>Go to sign in</Trans>
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
          <Trans>Choose a password, and you are in. You sign in with {email} from now on.</Trans>
        ) : (
          <Trans>For the account {email}. You are signed out everywhere else.</Trans>
        )}
      </p>
      <ChoosePassword token={token} email={email} onDone={() => enter(localizedPath(locale, '/admin'))} />
    </SignInPage>
  )
}

/** The user of the link, or why it is not valid. */
function useBearer(api: Api, token: string): { readonly bearer?: Bearer; readonly refusal?: string } {
  const [found, setFound] = useState<{ readonly bearer?: Bearer; readonly refusal?: string }>({})
  useEffect(() => {
    api('POST /api/auth/link', { body: { token } }).then(
      (bearer) => setFound({ bearer }),
      (error: unknown) => {
        if (error instanceof ApiProblem) setFound({ refusal: error.message })
      },
    )
  }, [api, token])
  return found
}
