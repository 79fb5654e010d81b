/** Form that requests a link to choose a new password. It does not say whether the account exists. */
import { Button, TextField } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import type { FormEvent } from 'react'
import { useState } from 'react'
import { ApiProblem } from '../api/api-problem.ts'
import { SignInError } from './sign-in-error.tsx'
import { useSignInContext } from './sign-in-page.tsx'

interface ResetFormProps {
  /** What the user typed on the sign-in form. */
  readonly email: string
  /** Returns to the sign-in form. */
  readonly onBack: () => void
}

export function ResetForm({ email: typed, onBack }: ResetFormProps) {
  const { api } = useSignInContext()
  const [isBusy, setIsBusy] = useState(false)
  const [refusal, setRefusal] = useState('')
  const [isSent, setIsSent] = useState(false)

  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    const email = String(new FormData(event.currentTarget).get('email')).trim()
    setIsBusy(true)
    setRefusal('')
    try {
      await api('POST /api/auth/reset', { body: { email } })
      setIsSent(true)
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error
      setRefusal(error.message)
    }
    setIsBusy(false)
  }

  return (
    <form className="sign-in-form" method="post" onSubmit={handleSubmit}>
      <SignInError>{refusal}</SignInError>
      <div role="status">{isSent ? <Sent /> : null}</div>
      {isSent ? null : <EmailQuestion email={typed} isBusy={isBusy} />}
      <Button variant="outline" color="neutral" onClick={onBack}>
        <Trans>Back to sign-in</Trans>
      </Button>
    </form>
  )
}

function EmailQuestion({ email, isBusy }: { readonly email: string; readonly isBusy: boolean }) {
  const { t } = useLingui()
  return (
    <>
      <p className="sign-in-help">
        <Trans>
          Enter the e-mail address of your account. We will send you a link to choose a new password.
        </Trans>
      </p>
      <TextField
        name="email"
        type="email"
        label={t`E-mail`}
        defaultValue={email}
        autoComplete="username"
        maxLength={256}
        autoFocus
        required
      />
      <Button type="submit" size="lg" loading={isBusy}>
        <Trans>Send link</Trans>
      </Button>
    </>
  )
}

/** The same whether or not the account exists. */
function Sent() {
  return (
    <>
      <p>
        <strong>
          <Trans>Check your e-mail</Trans>
        </strong>
      </p>
      <p>
        <Trans>
          If this e-mail address belongs to an account, we sent a link to it. The link works for one hour.
          Look in the spam folder too.
        </Trans>
      </p>
    </>
  )
}
