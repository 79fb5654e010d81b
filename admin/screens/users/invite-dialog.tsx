/** Dialog that invites a user with a role, and then shows the invitation link. */
import { Button, TextField } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import type { FormEvent } from 'react'
import { useId, useState } from 'react'
import { useAdmin, useSession } from '../../app-context/app-context.tsx'
import { EditDialog } from '../../components/form-dialog.tsx'
import { ProblemAlert, useWork } from '../../components/use-work.tsx'
import type { RoleChoice } from './role-fields.tsx'
import { grantOf, RoleFields, useRoleFields } from './role-fields.tsx'
import { InvitationLink } from './user-actions.tsx'
import type { Invited } from './users.ts'
import { rolesToGive } from './users.ts'

interface InviteDialogProps {
  readonly onClose: () => void
}

export function InviteDialog({ onClose }: InviteDialogProps) {
  const { t } = useLingui()
  const form = useId()
  const [invited, setInvited] = useState<Invited>()
  const [isBusy, setIsBusy] = useState(false)
  return (
    <EditDialog
      open
      onClose={onClose}
      className="users-dialog"
      title={invited === undefined ? t`Invite user` : t`Invitation link created`}
      footer={
        invited === undefined ? (
          <>
            <Button variant="outline" color="neutral" onClick={onClose}>
              <Trans>Cancel</Trans>
            </Button>
            <Button type="submit" form={form} loading={isBusy}>
              <Trans>Create invitation link</Trans>
            </Button>
          </>
        ) : (
          <Button onClick={onClose}>
            <Trans>Done</Trans>
          </Button>
        )
      }
    >
      {invited === undefined ? (
        <InviteForm id={form} onBusy={setIsBusy} onInvited={setInvited} />
      ) : (
        <InvitationLink invited={invited} />
      )}
    </EditDialog>
  )
}

interface InviteFormProps {
  readonly id: string
  readonly onBusy: (isBusy: boolean) => void
  readonly onInvited: (invited: Invited) => void
}

const unlimited: RoleChoice = { role: 'editor', locales: null, collections: null }

function InviteForm({ id, onBusy, onInvited }: InviteFormProps) {
  const { t } = useLingui()
  const { api } = useAdmin()
  const session = useSession()
  const work = useWork()
  const { roleFields, validate } = useRoleFields(() => unlimited)
  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (work.isBusy || !validate(event.currentTarget)) return
    const form = new FormData(event.currentTarget)
    const body = {
      email: String(form.get('email')).trim(),
      username: String(form.get('username')),
      ...grantOf(roleFields.value),
    }
    onBusy(true)
    const invited = await work.do(() => api('POST /api/users', { body }))
    onBusy(false)
    if (invited !== undefined) onInvited(invited)
  }
  const taken = work.refusal?.code
  return (
    <form id={id} className="users-form" onSubmit={handleSubmit}>
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
    </form>
  )
}
