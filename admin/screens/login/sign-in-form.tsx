/** E-mail and password, for the door and for the dialog that opens when a session ends. Password managers know it. */
import { Button, TextField } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import type { FormEvent } from 'react'
import { useId, useRef, useState } from 'react'
import { Refusal } from './refusal.tsx'
import { useSignIn } from './sign-in.ts'

interface SignInFormProps {
  /** Who it is, where that is known: then only the password is asked for. */
  readonly email?: string | undefined
  readonly onSignedIn: () => void
}

export function SignInForm({ email, onSignedIn }: SignInFormProps) {
  const { t } = useLingui()
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [refusal, setRefusal] = useState('')
  const signIn = useSignIn()

  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    setIsBusy(true)
    setRefusal('')
    const refused = await signIn(new FormData(event.currentTarget))
    setIsBusy(false)
    if (refused === undefined) return onSignedIn()
    setRefusal(refused)
    form.current?.querySelector<HTMLInputElement>('[type=password]')?.select()
  }

  return (
    <form ref={form} className="login-form" method="post" onSubmit={handleSubmit}>
      <Refusal>{refusal}</Refusal>
      {email === undefined ? (
        <TextField
          id={`${id}-email`}
          name="email"
          type="email"
          label={t`E-mail`}
          autoComplete="username"
          maxLength={256}
          required
        />
      ) : (
        <p>{email}</p>
      )}
      <TextField
        id={`${id}-password`}
        name="password"
        type="password"
        label={t`Password`}
        autoComplete="current-password"
        maxLength={256}
        required
      />
      {email === undefined ? null : (
        // Password managers look for it, and the dialog puts the focus on the first control, which is the password.
        <input name="email" type="email" autoComplete="username" value={email} readOnly hidden />
      )}
      <Button type="submit" size="lg" loading={isBusy}>
        <Trans>Sign in</Trans>
      </Button>
    </form>
  )
}
