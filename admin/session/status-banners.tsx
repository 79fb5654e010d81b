/** What stands above every screen while it is so: no connection, a session about to end, a newer version. */
import { Button } from '@cyanotype/ui/index.ts'
import { Plural, Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useConnection } from './connection-context.ts'
import { useConnectionLost } from './use-connection.ts'
import { useNewerVersion } from './use-newer-version.ts'
import { useSessionEnd } from './use-session-end.ts'

export function Notices() {
  const connection = useConnection()
  const isLost = useConnectionLost(connection)
  const { minutesLeft, stay } = useSessionEnd(connection)
  const isNewer = useNewerVersion(connection)
  return (
    <div role="status" className="shell-notices">
      {isLost ? (
        <Notice tone="warning">
          <Trans>
            No connection. What you write is kept on this device, and saved when the server answers again.
          </Trans>
        </Notice>
      ) : null}
      {minutesLeft === undefined || isLost ? null : (
        <Notice tone="warning" action={<Trans>Stay signed in</Trans>} onAction={stay}>
          <Plural
            value={minutesLeft}
            one="You are signed out in # minute, unless you stay."
            other="You are signed out in # minutes, unless you stay."
          />
        </Notice>
      )}
      {isNewer && !isLost ? (
        <Notice tone="info" action={<Trans>Load it now</Trans>} onAction={() => location.reload()}>
          <Trans>There is a newer version of the admin. It comes by itself when you next open it.</Trans>
        </Notice>
      ) : null}
    </div>
  )
}

interface NoticeProps {
  readonly tone: 'warning' | 'info'
  readonly children: ReactNode
  readonly action?: ReactNode
  readonly onAction?: () => void
}

function Notice({ tone, children, action, onAction }: NoticeProps) {
  return (
    <div className="shell-notice" data-tone={tone}>
      <p>{children}</p>
      {onAction ? (
        <Button variant="outline" color="neutral" size="sm" onClick={onAction}>
          {action}
        </Button>
      ) : null}
    </div>
  )
}
