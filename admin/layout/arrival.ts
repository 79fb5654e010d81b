/** Tells the first screen, which leaves the focus where the browser put it, from those that somebody went to later. */
import { useRouter } from '@tanstack/react-router'
import { useMemo } from 'react'

export interface Arrival {
  isFirst(): boolean
}

export function useArrival(): Arrival {
  const router = useRouter()
  return useMemo(() => {
    const { history } = router
    return { isFirst: () => !visited.has(history) && Boolean(visited.add(history)) }
  }, [router])
}

/** The histories in which a screen was already shown; one in a browser, one for each test. */
const visited = new WeakSet<object>()
