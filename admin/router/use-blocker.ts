/** Asks before the user leaves a screen. */
import { useEffect, useRef, useState } from 'react'
import type { Leaving } from './navigation-blockers.ts'
import { useRouter } from './use-router.ts'

interface Blocker {
  readonly shouldBlock: (leaving: Leaving) => boolean
  /** The window closes or loads another page. */
  readonly shouldBlockWindow: () => boolean
}

interface BlockerState {
  readonly isBlocked: boolean
  readonly leave: () => void
  readonly stay: () => void
}

export function useBlocker(blocker: Blocker): BlockerState {
  const { block } = useRouter()
  const newest = useRef(blocker)
  const [answer, setAnswer] = useState<(mayLeave: boolean) => void>()
  useEffect(() => {
    newest.current = blocker
  })
  useEffect(() => {
    const mayLeave = (leaving: Leaving) =>
      newest.current.shouldBlock(leaving)
        ? new Promise<boolean>((resolve) => setAnswer(() => resolve))
        : Promise.resolve(true)
    return block(mayLeave)
  }, [block])
  useEffect(() => {
    const handleUnload = (event: BeforeUnloadEvent) => {
      if (newest.current.shouldBlockWindow()) event.preventDefault()
    }
    window.addEventListener('beforeunload', handleUnload)
    return () => window.removeEventListener('beforeunload', handleUnload)
  }, [])
  const say = (mayLeave: boolean) => {
    setAnswer(undefined)
    answer?.(mayLeave)
  }
  return { isBlocked: answer !== undefined, leave: () => say(true), stay: () => say(false) }
}
