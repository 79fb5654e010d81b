/** A screen for some roles only: all others are told so, and nothing is asked for that the server would refuse. */
import type { Permission } from '@cyanotype/content/model/roles.ts'
import { may } from '@cyanotype/content/model/roles.ts'
import { EmptyState } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useSession } from '../admin-context.tsx'
import { AdminLink } from '../layout/admin-link.tsx'
import { ScreenHeader } from '../layout/screen-header.tsx'

interface OnlyForProps {
  readonly permission: Permission
  /** Of the screen. */
  readonly title: string
  readonly children: ReactNode
}

export function OnlyFor({ permission, title, children }: OnlyForProps) {
  const { t } = useLingui()
  const session = useSession()
  if (session !== null && may(session, permission)) return children
  return (
    <>
      <ScreenHeader title={title} />
      <EmptyState
        className="only-for"
        title={t`Your role does not see this`}
        icon="lock"
        action={
          <AdminLink to="/admin">
            <Trans>To the dashboard</Trans>
          </AdminLink>
        }
      >
        <Trans>An administrator can give you another role.</Trans>
      </EmptyState>
    </>
  )
}
