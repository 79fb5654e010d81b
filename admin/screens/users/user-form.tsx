import { Button, TextField, toasts } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import type { FormEvent } from 'react'
import { useState } from 'react'
import { useAdmin, useSession } from '../../app-context.tsx'
import type { User } from './queries.ts'
import type { RoleChoice } from './role-fields.tsx'
import { grantOf, isWhole, RoleFields } from './role-fields.tsx'
import { rolesToGive } from './rules.ts'
import { useWork } from './use-user-actions.ts'
import { Refusal } from './user-form-error.tsx'

/** Name, role and languages, saved together: another role ends the sessions of whoever has it. */
export function UserForm({ user }: { readonly user: User }) {
  const { t } = useLingui()
  const { api } = useAdmin()
  const session = useSession()
  const work = useWork()
  const [username, setUsername] = useState(user.username)
  const [choice, setChoice] = useState<RoleChoice>(user)
  const grant = grantOf(choice)
  const isOtherRole = grant.role !== user.role || grant.locales.join() !== user.locales.join()
  const isChanged = username !== user.username || isOtherRole
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault()
    if (work.isBusy || !isChanged || !isWhole(choice)) return
    const body = { username, ...(isOtherRole ? grant : {}) }
    const changed = await work.do(() => api('PATCH /api/users/{id}', { params: { id: user.id }, body }))
    if (changed === undefined) return
    const name = changed.username
    toasts.add({ tone: 'success', title: t`The account of ${name} is changed.` })
  }
  return (
    <form className="users-form" onSubmit={handleSubmit}>
      <Refusal problem={work.refusal} />
      <TextField
        label={t`Name`}
        value={username}
        autoComplete="off"
        maxLength={80}
        required
        onChange={(event) => setUsername(event.target.value)}
      />
      {session === null ? null : (
        <RoleFields value={choice} onChange={setChoice} offered={rolesToGive(session)} />
      )}
      <Button type="submit" variant="outline" aria-disabled={!isChanged} loading={work.isBusy}>
        {isOtherRole ? <Trans>Save, and sign them out</Trans> : <Trans>Save</Trans>}
      </Button>
    </form>
  )
}
