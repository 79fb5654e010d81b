import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useAdmin } from '../app-context.tsx'
import { useLive } from '../queries/live/use-live.ts'
import type { Connection } from './connection.ts'
import { sessionQuery } from './session.ts'
import { timeLeft, warnsBefore } from './session-time-left.ts'
import { onTabMessage } from './tab-channel.ts'
import { useRetry } from './use-reauthenticate.ts'

const looksEvery = 10_000
const minute = 60_000

interface SessionEnd {
  /** While it is about to end. */
  readonly minutesLeft: number | undefined
  readonly stay: () => void
}

/** Watches for the end of the session: by its time, by another window that signs out, and by what the server says. */
export function useSessionEnd(connection: Connection): SessionEnd {
  const { api, confirm } = useAdmin()
  const queries = useQueryClient()
  const { data: session, dataUpdatedAt: saidAt } = useQuery(sessionQuery(api))
  const [left, setLeft] = useState(Number.POSITIVE_INFINITY)
  const askAgain = useRetry()

  const look = useEffectEvent(() => {
    if (!session?.ends) return
    const now = timeLeft({ ends: session.ends, saidAt, usedAt: connection.usedAt() }, Date.now())
    setLeft(now)
    if (now <= 0) askAgain()
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at anew whenever the server said something.
  useEffect(() => look(), [saidAt])
  useEffect(() => {
    const timer = setInterval(() => look(), looksEvery)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [])
  useEffect(() => onTabMessage(askAgain), [askAgain])
  useLive(({ event }) => {
    if (event === 'signed-out') askAgain()
  })

  const stay = async () => {
    const { ends } = (await queries.fetchQuery({ ...sessionQuery(api), staleTime: 0 })) ?? {}
    // Using it is enough, unless its last day has come: then only the password begins another.
    const isLonger = ends === undefined || ends.within * 1_000 > warnsBefore
    if (!isLonger && (await confirm.open())) await queries.fetchQuery({ ...sessionQuery(api), staleTime: 0 })
    look()
  }
  const isEnding = left > 0 && left < warnsBefore
  return { minutesLeft: isEnding ? Math.ceil(left / minute) : undefined, stay: () => void stay() }
}
