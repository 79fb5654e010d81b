/** E-mail and password. Password managers know it. */
import { Button, PasswordField, TextField } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import type { FormEvent } from 'react'
import { useRef, useState } from 'react'
import { useSignInContext } from '../../sign-in/sign-in-context.tsx'
import { Refusal } from '../../sign-in/sign-in-error.tsx'
import { useSignIn } from './sign-in.ts'

interface SignInFormProps {
  readonly onSignedIn: () => void
}

export function SignInForm({ onSignedIn }: SignInFormProps) {
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
