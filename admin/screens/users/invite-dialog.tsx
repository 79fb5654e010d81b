/** Dialog that invites a user with a role, and then shows the invitation link. */
import { TextField } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useAdmin, useSession } from '../../app-context/app-context.tsx'
import { FormDialog } from '../../components/form-dialog.tsx'
import { ProblemAlert, useWork } from '../../components/use-work.tsx'
import type { RoleChoice } from './role-fields.tsx'
import { grantOf, RoleFields, useRoleFields } from './role-fields.tsx'
import { InvitationLink } from './user-actions.tsx'
import type { Invited } from './users.ts'
import { rolesToGive } from './users.ts'

interface InviteDialogProps {
  readonly onClose: () => void
}

const unlimited: RoleChoice = { role: 'editor', locales: null, collections: null }

export function InviteDialog({ onClose }: InviteDialogProps) {
  const { t } = useLingui()
  const { api } = useAdmin()
  const session = useSession()
  const work = useWork()
  const [invited, setInvited] = useState<Invited>()
  const { roleFields, validate } = useRoleFields(unlimited)
  const handleSubmit = async (form: HTMLFormElement) => {
    if (!validate(form)) return
    const values = new FormData(form)
    const body = {
      email: String(values.get('email')).trim(),
      username: String(values.get('username')),
      ...grantOf(roleFields.value),
    }
    setInvited(await work.do(() => api('POST /api/users', { body })))
  }
  const taken = work.refusal?.code
  return (
    <FormDialog
      onClose={onClose}
      formClass="users-form"
      title={invited === undefined ? t`Invite user` : t`Invitation link created`}
      action={<Trans>Create invitation link</Trans>}
      isBusy={work.isBusy}
      result={invited && <InvitationLink invited={invited} />}
      isShownOnce={invited?.isMailed === false}
      onSubmit={(form) => void handleSubmit(form)}
    >
      {taken === 'email_taken' || taken === 'username_taken' ? null : <ProblemAlert problem={work.refusal} />}
      <TextField
        name="email"
        type="email"
        label={t`E-mail`}
        autoComplete="off"
        maxLength={256}
        required
        error={taken === 'email_taken' ? work.refusal?.message : undefined}
      />
      <TextField
        name="username"
        label={t`Name`}
        hint={t`Shown to other users.`}
        autoComplete="off"
        maxLength={80}
        required
        error={taken === 'username_taken' ? work.refusal?.message : undefined}
      />
      {session === null ? null : <RoleFields {...roleFields} offered={rolesToGive(session)} />}
    </FormDialog>
  )
}
