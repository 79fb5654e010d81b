/** Users page of the settings: all accounts, and the invitation of another. */
import { locales, roles } from '@cyanotype/content/model/index.ts'
import type { DataColumn } from '@cyanotype/ui/index.ts'
import { Avatar, Button, EmptyState, Heading, RelativeTime } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAdmin, useSession } from '../../app-context/app-context.tsx'
import { useCommands } from '../../commands/commands.ts'
import { useSingleKeys } from '../../commands/single-key-shortcuts.ts'
import { useAddress } from '../../components/admin-link.tsx'
import { useFocusAfterDialog } from '../../components/focus-after-dialog.ts'
import { DataTable } from '../../lists/data-table.tsx'
import { useRouter } from '../../router/router-context.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import { RequiredRoles } from './required-roles.tsx'
import { StateOf, UserDrawer, useProviderName } from './user-drawer.tsx'
import type { User } from './users.ts'
import { editableTypes, isOwnAccount, usersQuery } from './users.ts'
import './users.css'

interface UsersPageProps {
  /** The id of the open account. */
  readonly person: string | undefined
}

export function UsersPage({ person }: UsersPageProps) {
  const { t } = useLingui()
  const { api } = useAdmin()
  const router = useRouter()
  const here = useAddress('/admin/settings?place=users')
  const users = useQuery(usersQuery(api))
  const columns = useColumns()
  const hasSingleKeys = useSingleKeys()
  const [isInviting, setIsInviting] = useState(false)
  useInviteCommand(() => setIsInviting(true))
  const items = users.data?.items ?? []
  const open = items.find(({ id }) => id === person)
  const inviteButton = useFocusAfterDialog<HTMLButtonElement>(open !== undefined)
  return (
    <div className="users">
      <div className="users-bar">
        <div>
          <Heading level={2} className="settings-heading">
            <Trans>Users</Trans>
          </Heading>
          <p className="users-note">
            <Trans>Roles define permissions. Editors, writers and translators can be limited further.</Trans>
          </p>
        </div>
        <Button
          ref={inviteButton}
          icon="plus"
          aria-keyshortcuts={hasSingleKeys ? 'c' : undefined}
          onClick={() => setIsInviting(true)}
        >
          <Trans>Invite user</Trans>
        </Button>
      </div>
      <DataTable
        label={t`Users`}
        columns={columns}
        rows={items}
        rowKey={({ id }) => id}
        rowLabel={({ username }) => username}
        rowHref={({ id }) => `${here}&person=${id}`}
        state={stateOf(users)}
        onRetry={() => void users.refetch()}
        empty={<EmptyState title={t`No users yet`} icon="user" />}
      />
      <RequiredRoles />
      {isInviting ? <InviteDialog onClose={() => setIsInviting(false)} /> : null}
      {open === undefined ? null : (
        <UserDrawer
          user={open}
          onClose={() => void router.navigate({ href: here, replace: true, resetScroll: false })}
        />
      )}
    </div>
  )
}

/** The state of an account, and the provider if its user signs in there. */
function StateAndWay({ user: { state, linkedAt } }: { readonly user: User }) {
  const name = useProviderName()
  return (
    <span>
      <StateOf state={state} />
      {linkedAt === null ? null : <span className="users-note"> {name}</span>}
    </span>
  )
}

function useInviteCommand(invite: () => void): void {
  const { t } = useLingui()
  useCommands(() => [
    {
      id: 'users-invite',
      label: t`Invite user`,
      icon: 'plus',
      keys: 'c',
      run: invite,
    },
  ])
}

function stateOf({ isPending, isError }: { readonly isPending: boolean; readonly isError: boolean }) {
  if (isPending) return 'loading'
  return isError ? 'failed' : 'ready'
}

function useColumns(): readonly DataColumn<User>[] {
  const { t, i18n } = useLingui()
  const session = useSession()
  return [
    {
      key: 'name',
      label: t`Name`,
      size: 'lg',
      value: ({ username }) => username,
      cell: (user) => (
        <span className="users-user">
          <Avatar name={user.username} size="sm" decorative />
          <span>
            {user.username}
            {session !== null && isOwnAccount(session, user) ? (
              <span className="users-note"> {t`(you)`}</span>
            ) : null}
            <span className="users-email">{user.email}</span>
          </span>
        </span>
      ),
    },
    {
      key: 'role',
      label: t`Role`,
      value: ({ role }) => i18n._(roles[role]),
      // One string, so that a row with its own layout shows the limits as part of the text.
      cell: ({ role, locales: codes, collections }) => {
        const languages = codes.map((code) => locales[code].short).join(' ')
        const content = editableTypes.filter(({ name }) => collections?.includes(name))
        const limits = [languages, content.map(({ label }) => i18n._(label)).join(', ')].filter(Boolean)
        return (
          <span>
            {i18n._(roles[role])}
            {limits.length > 0 ? <span className="users-note"> {limits.join(' · ')}</span> : null}
          </span>
        )
      },
    },
    { key: 'state', label: t`Status`, cell: (user) => <StateAndWay user={user} /> },
    {
      key: 'seen',
      label: t`Last active`,
      firstSort: 'descending',
      value: ({ seenAt }) => seenAt ?? '',
      cell: ({ seenAt }) => (seenAt === null ? '–' : <RelativeTime instant={seenAt} />),
    },
  ]
}
