/**
 * Shows a screen to roles with the permission only. Others see an explanation, and no call is made that the
 * server would refuse.
 */
import type { Permission } from '@cyanotype/content/model/permissions.ts'
import { may } from '@cyanotype/content/model/permissions.ts'
import { EmptyState } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useSession } from '../app-context/app-context.tsx'
import { AdminLink } from '../components/admin-link.tsx'
import { ScreenHeader } from '../components/screen-heading.tsx'

interface RoleGateProps {
  readonly permission: Permission
  readonly title: string
  readonly children: ReactNode
}

export function RoleGate({ permission, title, children }: RoleGateProps) {
  const { t } = useLingui()
  const session = useSession()
  if (session !== null && may(session, permission)) return children
  return (
    <>
      <ScreenHeader title={title} />
      <div className="only-for">
        <NoPermission title={t`You do not have access to this page`}>
          <Trans>Ask an administrator for access.</Trans>
        </NoPermission>
      </div>
    </>
  )
}

interface NoPermissionProps {
  readonly title: string
  /** Who can change it. */
  readonly children: ReactNode
}

/** Shown when the role lacks the permission: why, who can change it, and the way back. */
export function NoPermission({ title, children }: NoPermissionProps) {
  return (
    <EmptyState
      title={title}
      icon="lock"
      action={
        <AdminLink to="/admin">
          <Trans>Go to dashboard</Trans>
        </AdminLink>
      }
    >
      {children}
    </EmptyState>
  )
}
