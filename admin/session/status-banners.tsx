/** Banners above every screen: no connection, session about to end, new version. */
import { Button } from '@cyanotype/ui/index.ts'
import { Plural, Trans } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useCallback, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import type { ResponseAt } from '../api/client.ts'
import { useAdmin } from '../app-context/app-context.tsx'
import { writeLog } from '../app-context/console-log.ts'
import { sessionQuery } from '../app-context/session.ts'
import { onTabMessage } from '../app-context/tab-channel.ts'
import { ownBuild } from '../lazy/reload-on-missing-code.ts'
import { useLive } from '../queries/live-events.ts'
import type { Connection } from './connection.ts'
import { useConnection } from './connection.ts'

export function StatusBanners() {
  const connection = useConnection()
  const isLost = useConnectionLost(connection)
  const { minutesLeft, stay } = useSessionEnd(connection)
  const isNewer = useNewerVersion(connection)
  return (
    <div role="status" className="shell-notices">
      {isLost ? (
        <Notice tone="warning">
          <Trans>
            No connection. Your changes are stored on this device and saved when the connection returns.
          </Trans>
        </Notice>
      ) : null}
      {minutesLeft === undefined || isLost ? null : (
        <Notice tone="warning" action={<Trans>Stay signed in</Trans>} onAction={stay}>
          <Plural
            value={minutesLeft}
            one="You will be signed out in # minute."
            other="You will be signed out in # minutes."
          />
        </Notice>
      )}
      {isNewer && !isLost ? (
        <Notice tone="info" action={<Trans>Reload</Trans>} onAction={() => location.reload()}>
          <Trans>A new version of the admin is available. Reload to update.</Trans>
        </Notice>
      ) : null}
    </div>
  )
}

/** Whether the server is unreachable. When it is back, failed queries are fetched again. */
function useConnectionLost(connection: Connection): boolean {
  const queries = useQueryClient()
  const isLost = useSyncExternalStore(connection.subscribe, connection.isLost)
  useEffect(() => connection.start(), [connection])
  useEffect(() => {
    if (!isLost) void queries.refetchQueries({ predicate: ({ state }) => state.status === 'error' })
  }, [isLost, queries])
  return isLost
}

const sessionCheckMs = 10_000
const minute = 60_000

interface SessionEnd {
  /** Set while the session is about to end. */
  readonly minutesLeft: number | undefined
  readonly stay: () => void
}

// How long the session lasts: it ends some time after its last use, and at the latest at a fixed time.

type Ends = NonNullable<ResponseAt<'GET /api/auth/check'>['ends']>

/** How early to warn, in milliseconds: enough time to finish a sentence and click. */
const warnsBefore = 5 * 60_000

interface Watched {
  readonly ends: Ends
  /** When the server reported it. */
  readonly checkedAt: number
  /** Time of the last request. */
  readonly usedAt: number
}

/** In milliseconds; negative after the end. */
export function timeLeft({ ends: { within, unused }, checkedAt, usedAt }: Watched, now: number): number {
  return Math.min(checkedAt + within * 1_000, Math.max(checkedAt, usedAt) + unused * 1_000) - now
}

/**
 * Watches for the end of the session: by its time, by another window that signs out, and by responses of the
 * server.
 */
function useSessionEnd(connection: Connection): SessionEnd {
  const { api, confirm } = useAdmin()
  const queries = useQueryClient()
  const { data: session, dataUpdatedAt: checkedAt } = useQuery(sessionQuery(api))
  const [left, setLeft] = useState(Number.POSITIVE_INFINITY)
  const retry = useRetry()

  const look = useEffectEvent(() => {
    if (!session?.ends) return
    const now = timeLeft({ ends: session.ends, checkedAt, usedAt: connection.usedAt() }, Date.now())
    setLeft(now)
    if (now <= 0) retry()
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again after each response of the server.
  useEffect(() => look(), [checkedAt])
  useEffect(() => {
    const timer = setInterval(() => look(), sessionCheckMs)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [])
  useEffect(() => onTabMessage(() => retry()), [retry])
  useLive(({ event }) => {
    if (event === 'signed-out') retry()
  })

  const stay = async () => {
    const { ends } = (await queries.fetchQuery({ ...sessionQuery(api), staleTime: 0 })) ?? {}
    // Any use extends the session, except near its latest end: then only a new sign-in helps.
    const isLonger = ends === undefined || ends.within * 1_000 > warnsBefore
    if (!isLonger && (await confirm.open())) await queries.fetchQuery({ ...sessionQuery(api), staleTime: 0 })
    look()
  }
  const isEnding = left > 0 && left < warnsBefore
  return { minutesLeft: isEnding ? Math.ceil(left / minute) : undefined, stay: () => void stay() }
}

/**
 * Checks on the server whether the session is still valid. If not, asks the user to sign in. If another
 * window signed in again as the same user, the prompt closes; as another user, the page reloads.
 */
function useRetry(): () => void {
  const { api, signInAgain } = useAdmin()
  const queries = useQueryClient()
  return useCallback(() => {
    const session = queries.getQueryData(sessionQuery(api).queryKey)
    if (!session) return
    api('GET /api/auth/check', {}).then(
      ({ user }) => {
        if (user === null) void signInAgain.open()
        else if (user.email !== session.email) location.reload()
        else signInAgain.resolve(true)
      },
      (error: unknown) => writeLog('The session could not be checked', error),
    )
  }, [api, signInAgain, queries])
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

/** The interval that the specification requires. The first check comes after the same time. */
const buildCheckMs = 3_600_000

/** Whether the server runs another build than the one that this page came from. */
function useNewerVersion({ fetch }: Connection): boolean {
  const [isNewer, setIsNewer] = useState(false)
  useEffect(() => {
    const look = async () => {
      const response = await fetch(`/builds/latest.json?${Date.now()}`)
      if (response.ok) setIsNewer((await response.json()).id !== ownBuild(document))
    }
    const timer = setInterval(() => {
      look().catch((error: unknown) => writeLog('The newest version could not be asked for', error))
    }, buildCheckMs)
    return () => clearInterval(timer)
  }, [fetch])
  return isNewer
}
