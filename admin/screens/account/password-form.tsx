import { Button, PasswordField, toasts } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { useAdmin } from '../../app-context.tsx'
import { Refusal } from '../../sign-in/sign-in-error.tsx'
import { AccountPart } from './account-section.tsx'
import { ownSessionsQuery } from './queries.ts'
import { useSending } from './use-submit.ts'

export function OwnPassword({ email }: { readonly email: string }) {
  const { t } = useLingui()
  const { api } = useAdmin()
  const queries = useQueryClient()
  const { isBusy, problem, send, errorOf } = useSending()

  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const password = String(new FormData(form).get('password'))
    if (!(await send(() => api('PUT /api/account/password', { body: { password } })))) return
    form.reset()
    void queries.invalidateQueries({ queryKey: ownSessionsQuery(api).queryKey })
    toasts.add({ tone: 'success', title: t`Your password is changed. You are signed out everywhere else.` })
  }
  return (
    <AccountPart title={t`Password`}>
      <form className="account-form" method="post" onSubmit={handleSubmit}>
        <Refusal>{problem?.fields.length === 0 ? problem.message : ''}</Refusal>
        <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          name="password"
          label={t`New password`}
          hint={t`At least 12 characters. A few words are easier to remember than signs.`}
          error={errorOf('password')}
          autoComplete="new-password"
          minLength={12}
          maxLength={256}
          required
        />
        <Button type="submit" variant="outline" color="neutral" loading={isBusy}>
          <Trans>Change the password</Trans>
        </Button>
      </form>
    </AccountPart>
  )
}
