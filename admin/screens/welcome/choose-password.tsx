import { Button, PasswordField } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import type { FormEvent } from 'react'
import { useState } from 'react'
import { ApiProblem } from '../../api/api-problem.ts'
import { useSignInContext } from '../../sign-in/sign-in-context.tsx'
import { Refusal } from '../../sign-in/sign-in-error.tsx'

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

export function ChoosePassword({ token, email, onDone }: ChoosePasswordProps) {
  const { t } = useLingui()
  const { api } = useSignInContext()
  const [isBusy, setIsBusy] = useState(false)
  const [refused, setRefused] = useState<Refused>({ message: '' })

  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    const password = String(new FormData(event.currentTarget).get('password'))
    setIsBusy(true)
    setRefused({ message: '' })
    try {
      await api('POST /api/auth/link/use', { body: { token, password } })
      onDone()
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error
      setIsBusy(false)
      setRefused({ message: error.message, password: error.fields[0]?.message })
    }
  }

  return (
    <form className="sign-in-form" method="post" onSubmit={handleSubmit}>
      <Refusal>{refused.message}</Refusal>
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        name="password"
        label={t`Password`}
        hint={t`At least 12 characters. A few words are easier to remember than signs.`}
        error={refused.password}
        autoComplete="new-password"
        minLength={12}
        maxLength={256}
        required
      />
      <Button type="submit" size="lg" loading={isBusy}>
        <Trans>Set the password and sign in</Trans>
      </Button>
    </form>
  )
}
