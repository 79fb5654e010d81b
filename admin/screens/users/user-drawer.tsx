/** User drawer: name, role and languages, new link, sessions and account actions. */
import {
  Badge,
  Button,
  Definition,
  DefinitionList,
  RelativeTime,
  TextField,
  toasts,
} from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import type { FormEvent } from 'react'
import { useState } from 'react'
import { useAdmin, useSession } from '../../app-context.tsx'
import { EditDialog } from '../../forms/form-dialog.tsx'
import { AdminLink } from '../../shell/admin-link.tsx'
import type { User } from './queries.ts'
import type { RoleChoice } from './role-fields.tsx'
import { grantOf, isWhole, RoleFields } from './role-fields.tsx'
import { isOneself, mayManage, rolesToGive } from './rules.ts'
import { useWork } from './use-user-actions.ts'
import { UserActions } from './user-actions.tsx'
import { Refusal } from './user-form-error.tsx'
import { UserSessions } from './user-sessions.tsx'

interface UserDrawerProps {
  readonly user: User
  readonly onClose: () => void
}

export function UserDrawer({ user, onClose }: UserDrawerProps) {
  const { t } = useLingui()
  const session = useSession()
  if (session === null) return null
  const { email, state, createdAt, seenAt } = user
  const isManaged = mayManage(session, user)
  // Old activity is not stored. An invited user has never signed in.
  const lastHere = state === 'invited' ? t`not yet` : t`not for a while`
  return (
    <EditDialog isDrawer isKeptOpen open onClose={onClose} title={user.username} className="users-drawer">
      <DefinitionList>
        <Definition term={t`E-mail`}>{email}</Definition>
        <Definition term={t`State`}>
          <StateOf state={state} />
        </Definition>
        <Definition term={t`Added`}>
          <RelativeTime instant={createdAt} />
        </Definition>
        <Definition term={t`Last here`}>
          {seenAt === null ? lastHere : <RelativeTime instant={seenAt} />}
        </Definition>
      </DefinitionList>
      {isManaged ? (
        <>
          <UserForm key={user.id} user={user} />
          <UserSessions user={user} />
          <UserActions user={user} onDeleted={onClose} />
        </>
      ) : (
        <p className="users-note">
          {isOneself(session, user) ? (
            <Trans>
              This is you. Your own name, password and sessions are in{' '}
              <AdminLink to="/admin/account">your account</AdminLink>; your role is for somebody else to
              change.
            </Trans>
          ) : (
            <Trans>Only an owner can manage owners and administrators.</Trans>
          )}
        </p>
      )}
    </EditDialog>
  )
}

/** State of an account: invited, active or disabled. */
export function StateOf({ state }: Pick<User, 'state'>) {
  const { t } = useLingui()
  if (state === 'active') return <Badge tone="primary">{t`Active`}</Badge>
  if (state === 'invited')
    return (
      <Badge tone="neutral" variant="dashed">
        {t`Invited`}
      </Badge>
    )
  return (
    <Badge tone="amber" variant="outline">
      {t`Disabled`}
    </Badge>
  )
}

/** Name, role and languages, saved together: a new role ends all sessions of the user. */
function UserForm({ user }: { readonly user: User }) {
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
