/** Creates the first administrator of a new server, with the token that the server printed at its start. */
import { Button, PasswordField, TextField } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import type { FormEvent } from 'react'
import { useState } from 'react'
import type { FieldProblem } from '../../api/api-problem.ts'
import { ApiProblem } from '../../api/api-problem.ts'
import { useSignInContext } from '../../sign-in/sign-in-context.tsx'
import { Refusal } from '../../sign-in/sign-in-error.tsx'

interface Refused {
  readonly message: string
  readonly fields: readonly FieldProblem[]
}

const nothing: Refused = { message: '', fields: [] }

export function FirstAdministrator({ onSignedIn }: { readonly onSignedIn: () => void }) {
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
      <Refusal>{refused.message}</Refusal>
      <Questions refused={refused} />
      <Button type="submit" size="lg" loading={isBusy}>
        <Trans>Create and sign in</Trans>
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
        hint={t`The server printed it when it started.`}
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
        hint={t`Shown to your colleagues.`}
        error={errorOf('username')}
        autoComplete="name"
        maxLength={80}
        required
      />
      <PasswordField
        name="password"
        label={t`Password`}
        hint={t`At least 12 characters. A few words are easier to remember than signs.`}
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
