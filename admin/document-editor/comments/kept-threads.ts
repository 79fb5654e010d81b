/**
 * Kept threads: a thread stays listed while one of its forms has text, also after another user resolved it. Otherwise
 * the text would be lost with the form.
 */
import { createContext, useCallback, useContext, useEffect, useEffectEvent, useState } from 'react'
import type { Thread } from './comment-queries.ts'

interface KeptThread {
  readonly thread: Thread
  /** Its place in the list. */
  readonly place: number
}

/** Keeps the thread of a form until the returned function is called. */
type Keep = () => () => void

const KeepThreadContext = createContext<Keep>(() => () => {})

export const KeepThreadProvider = KeepThreadContext.Provider

/** For a form within a thread. */
export function useKeptThread(hasText: boolean): void {
  const keep = useEffectEvent(useContext(KeepThreadContext))
  useEffect(() => (hasText ? keep() : undefined), [hasText])
}

export interface KeptThreads {
  readonly keep: (thread: Thread, place: number) => () => void
  /** The threads with those that are kept and not among them. */
  readonly withKept: (threads: readonly Thread[]) => readonly Thread[]
}

export function useKeptThreads(): KeptThreads {
  const [kept, setKept] = useState<readonly KeptThread[]>([])
  const keep = useCallback((thread: Thread, place: number) => {
    const entry = { thread, place }
    setKept((entries) => [...entries, entry])
    return () => setKept((entries) => entries.filter((one) => one !== entry))
  }, [])
  const withKept = (threads: readonly Thread[]) =>
    kept.reduce(
      (all, { thread, place }) =>
        all.some(({ id }) => id === thread.id) ? all : all.toSpliced(place, 0, thread),
      threads,
    )
  return { keep, withKept }
}
