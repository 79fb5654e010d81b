/** User drawer: name, role and limits, new link, sessions and account actions. */
import {
  Badge,
  Button,
  Definition,
  DefinitionList,
  Heading,
  RelativeTime,
  Skeleton,
  TextField,
  toasts,
} from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { useEffect, useState } from 'react'
import { useAdmin, useSession } from '../../app-context/app-context.tsx'
import { AdminLink } from '../../components/admin-link.tsx'
import { EditDialog } from '../../components/edit-dialog.tsx'
import { useCopyQuestion } from '../../components/form-dialog.tsx'
import { LoadFailure } from '../../components/load-failure.tsx'
import { providerName } from '../../components/sign-in-provider.ts'
import { ProblemAlert, useWork } from '../../components/use-work.tsx'
import { SessionList } from '../../session/session-list.tsx'
import { choiceFrom, grantOf, RoleFields, useRoleFields } from './role-fields.tsx'
import { UserActions } from './user-actions.tsx'
import type { Invited, User } from './users.ts'
import { isOwnAccount, mayManage, rolesToGive, sessionsQuery } from './users.ts'

interface UserDrawerProps {
  readonly user: User
  readonly onClose: () => void
}

export function UserDrawer({ user, onClose }: UserDrawerProps) {
  const session = useSession()
  const [hasChanges, setHasChanges] = useState(false)
  const [given, setGiven] = useState<Invited>()
  const copyQuestion = useCopyQuestion()
  if (session === null) return null
  const isManaged = mayManage(session, user)
  const isShownOnce = given?.isMailed === false
  return (
    <EditDialog
      isDrawer
      staysOpen
      hasChanges={hasChanges || isShownOnce}
      words={isShownOnce ? copyQuestion : undefined}
      open
      onClose={onClose}
      title={user.username}
      className="users-drawer"
    >
      <UserDetails user={user} />
      {isManaged ? (
        <>
          <UserForm key={user.id} user={user} onChange={setHasChanges} />
          <UserSessions user={user} />
          <UserActions user={user} given={given} onGiven={setGiven} onDeleted={onClose} />
        </>
      ) : (
        <p className="users-note">
          {isOwnAccount(session, user) ? (
            <Trans>
              This is you. Manage your name, password and sessions in{' '}
              <AdminLink to="/admin/account">your account</AdminLink>. Another owner or administrator can
              change your role.
            </Trans>
          ) : (
            <Trans>Only an owner can manage owners and administrators.</Trans>
          )}
        </p>
      )}
    </EditDialog>
  )
}

function UserDetails({ user }: Pick<UserDrawerProps, 'user'>) {
  const { t } = useLingui()
  const provider = useProviderName()
  const { email, state, twoStep, hasPassword, linkedAt, createdAt, seenAt } = user
  // Old activity is not stored. An invited user has never signed in.
  const lastHere = state === 'invited' ? t`Never` : t`Not recently`
  return (
    <DefinitionList>
      <Definition term={t`E-mail`}>{email}</Definition>
      <Definition term={t`Status`}>
        <StateOf state={state} />
      </Definition>
      <Definition term={t`Two-step verification`}>{twoStep ? t`On` : t`Off`}</Definition>
      {linkedAt === null ? null : (
        <Definition term={t`Sign-in`}>{hasPassword ? t`Password or ${provider}` : provider}</Definition>
      )}
      <Definition term={t`Added`}>
        <RelativeTime instant={createdAt} />
      </Definition>
      <Definition term={t`Last active`}>
        {seenAt === null ? lastHere : <RelativeTime instant={seenAt} />}
      </Definition>
    </DefinitionList>
  )
}

/** The name of the provider. A site may have users of one that it no longer uses. */
export function useProviderName(): string {
  const { t } = useLingui()
  return providerName() ?? t`Former provider`
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

interface UserFormProps {
  readonly user: User
  /** Receives whether there are unsaved changes. */
  readonly onChange: (hasChanges: boolean) => void
}

/**
 * Name, role and limits, saved together: a new role ends all sessions of the user. Sends only what this user changed,
 * so that the changes of others stay.
 */
function UserForm({ user, onChange }: UserFormProps) {
  const { t } = useLingui()
  const { api } = useAdmin()
  const session = useSession()
  const work = useWork()
  const [typed, setTyped] = useState<string>()
  // Saved, or typed back: from now on, the name follows the changes of others again.
  if (typed === user.username) setTyped(undefined)
  const username = typed ?? user.username
  const { roleFields, validate, reset } = useRoleFields(choiceFrom(user))
  const grant = grantOf(roleFields.value)
  const isOtherRole = JSON.stringify(grant) !== JSON.stringify(grantOf(choiceFrom(user)))
  // The server stores it without the spaces around it.
  const isOtherName = username.trim() !== user.username
  const isChanged = isOtherName || isOtherRole
  const hasChanges = isChanged && !work.isBusy
  useEffect(() => onChange(hasChanges), [onChange, hasChanges])
  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (work.isBusy || !isChanged || !validate(event.currentTarget)) return
    const body = { ...(isOtherName && { username }), ...(isOtherRole && grant) }
    const changed = await work.do(() => api('PATCH /api/users/{id}', { params: { id: user.id }, body }))
    if (changed === undefined) return
    reset()
    const name = changed.username
    toasts.add({ tone: 'success', title: t`Changes to ${name} saved` })
  }
  return (
    <form className="users-form" onSubmit={handleSubmit}>
      <ProblemAlert problem={work.refusal} />
      <TextField
        label={t`Name`}
        value={username}
        autoComplete="off"
        maxLength={80}
        required
        onChange={(event) => setTyped(event.target.value)}
      />
      {session === null ? null : <RoleFields {...roleFields} offered={rolesToGive(session)} />}
      <Button type="submit" variant="outline" aria-disabled={!isChanged} loading={work.isBusy}>
        {isOtherRole ? <Trans>Save and sign user out</Trans> : <Trans>Save</Trans>}
      </Button>
    </form>
  )
}

/** Sessions of a user: ends one or all of them. */
function UserSessions({ user: { id } }: { readonly user: User }) {
  const { api } = useAdmin()
  const sessions = useQuery(sessionsQuery(api, id))
  const work = useWork()
  const items = sessions.data?.items ?? []
  return (
    <section className="users-section">
      <Heading level={3} className="users-heading">
        <Trans>Active sessions</Trans>
      </Heading>
      <ProblemAlert problem={work.refusal} />
      {sessions.isPending ? <Skeleton lines={2} /> : null}
      {sessions.isError ? <LoadFailure error={sessions.error} onRetry={sessions.refetch} /> : null}
      {sessions.isSuccess && items.length === 0 ? (
        <p className="users-note">
          <Trans>No active sessions</Trans>
        </p>
      ) : null}
      <SessionList
        sessions={items}
        onEnd={(session) =>
          void work.do(() => api('DELETE /api/users/{id}/sessions/{session}', { params: { id, session } }))
        }
        onEndAll={() => void work.do(() => api('DELETE /api/users/{id}/sessions', { params: { id } }))}
        allLabel={<Trans>Sign out everywhere</Trans>}
        isBusy={work.isBusy}
        size="sm"
      />
    </section>
  )
}
