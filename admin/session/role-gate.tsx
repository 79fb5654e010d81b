/** A screen for some roles only: all others are told so, and nothing is asked for that the server would refuse. */
import type { Permission } from '@cyanotype/content/model/permissions.ts'
import { may } from '@cyanotype/content/model/permissions.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useSession } from '../app-context.tsx'
import { ScreenHeader } from '../shell/screen-header.tsx'
import { Closed } from './no-permission.tsx'

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
      <div className="only-for">
        <Closed title={t`Your role does not see this`}>
          <Trans>An administrator can give you another role.</Trans>
        </Closed>
      </div>
    </>
  )
}
