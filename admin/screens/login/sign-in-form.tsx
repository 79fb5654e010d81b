/** E-mail and password, for the door and for the dialog that opens when a session ends. Password managers know it. */
import { Button, TextField } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import type { FormEvent } from 'react'
import { useId, useRef, useState } from 'react'
import { Refusal } from './refusal.tsx'
import { useSignIn } from './sign-in.ts'

interface SignInFormProps {
  readonly email: string
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
      <TextField
        id={`${id}-email`}
        name="email"
        type="email"
        label={t`E-mail`}
        autoComplete="username"
        defaultValue={email}
        maxLength={256}
        required
      />
      <TextField
        id={`${id}-password`}
        name="password"
        type="password"
        label={t`Password`}
        autoComplete="current-password"
        maxLength={256}
        required
      />
      <Button type="submit" size="lg" loading={isBusy}>
        <Trans>Sign in</Trans>
      </Button>
    </form>
  )
}
