/** One person's account: name, role and languages; a new link; where they are signed in; and the way out. */
import { Definition, DefinitionList, RelativeTime } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useSession } from '../../app-context.tsx'
import { EditDialog } from '../../forms/form-dialog.tsx'
import { AdminLink } from '../../shell/admin-link.tsx'
import type { User } from './queries.ts'
import { isOneself, mayManage } from './rules.ts'
import { UserActions } from './user-actions.tsx'
import { UserForm } from './user-form.tsx'
import { UserSessions } from './user-sessions.tsx'
import { StateOf } from './user-status.tsx'

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
  // Who was here long ago is not known any more; who never chose a password cannot have been.
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
