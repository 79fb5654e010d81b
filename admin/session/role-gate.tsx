/**
 * Shows a screen to roles with the permission only. Others see an explanation, and no call is made that the
 * server would refuse.
 */
import type { Permission } from '@cyanotype/content/model/permissions.ts'
import { may } from '@cyanotype/content/model/permissions.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useSession } from '../app-context.tsx'
import { ScreenHeader } from '../shell/screen-header.tsx'
import { Closed } from './no-permission.tsx'

interface OnlyForProps {
  readonly permission: Permission
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
      <div className="only-for">
        <Closed title={t`Your role does not see this`}>
          <Trans>An administrator can give you another role.</Trans>
        </Closed>
      </div>
    </>
  )
}
