/** Form for the name and e-mail address of the user. */
import { roles } from '@cyanotype/content/model/permissions.ts'
import { Button, TextField, toasts } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { useAdmin } from '../../app-context.tsx'
import { sessionQuery } from '../../session/session.ts'
import { Refusal } from '../../sign-in/sign-in-error.tsx'
import { AccountPart } from './account-section.tsx'
import type { Account } from './queries.ts'
import { accountQuery } from './queries.ts'
import { useSending } from './use-submit.ts'

export function ProfileForm({ account }: { readonly account: Account }) {
  const { t, i18n } = useLingui()
  const { api } = useAdmin()
  const queries = useQueryClient()
  const { isBusy, problem, send, errorOf } = useSending()

  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const [username, email] = [String(form.get('username')), String(form.get('email'))]
    const isDone = await send(async () => {
      const changed = await api('PATCH /api/account', { body: { username, email } })
      queries.setQueryData(accountQuery(api).queryKey, changed)
      await queries.fetchQuery({ ...sessionQuery(api), staleTime: 0 })
    })
    if (isDone) toasts.add({ tone: 'success', title: t`Your account is changed` })
  }
  const role = i18n._(roles[account.role])
  return (
    <AccountPart title={t`You`}>
      <form className="account-form" onSubmit={handleSubmit}>
        <Refusal>{problem?.fields.length === 0 ? problem.message : ''}</Refusal>
        <TextField
          name="username"
          label={t`Name`}
          hint={t`Shown to your colleagues.`}
          defaultValue={account.username}
          error={errorOf('username')}
          autoComplete="name"
          maxLength={80}
          required
        />
        <TextField
          name="email"
          type="email"
          label={t`E-mail`}
          hint={t`You sign in with it.`}
          defaultValue={account.email}
          error={errorOf('email')}
          autoComplete="email"
          maxLength={256}
          required
        />
        <p className="account-note">
          <Trans>Your role: {role}. Only an administrator can change it.</Trans>
        </p>
        <Button type="submit" loading={isBusy}>
          <Trans>Save name and e-mail</Trans>
        </Button>
      </form>
    </AccountPart>
  )
}
