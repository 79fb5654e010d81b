/** Shown when the role lacks the permission: why, who can change it, and the way back. */
import { EmptyState } from '@cyanotype/ui/index.ts'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { AdminLink } from '../shell/admin-link.tsx'

interface ClosedProps {
  readonly title: string
  /** Who can change it. */
  readonly children: ReactNode
}

export function Closed({ title, children }: ClosedProps) {
  return (
    <EmptyState
      title={title}
      icon="lock"
      action={
        <AdminLink to="/admin">
          <Trans>To the dashboard</Trans>
        </AdminLink>
      }
    >
      {children}
    </EmptyState>
  )
}
