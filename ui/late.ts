/**
 * A part of a component that nobody sees before they ask for it: it is fetched on their way there. Where it cannot be
 * fetched nothing is thrown, and the next wish asks again.
 */
import { useSyncExternalStore } from 'react'

export interface Late<Part> {
  readonly bring: () => void
  /** `undefined` until it is here; never on the server. */
  readonly usePart: () => Part | undefined
}

export function late<Part>(fetchPart: () => Promise<Part>): Late<Part> {
  let part: Part | undefined
  let isUnderWay = false
  const listeners = new Set<() => void>()
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  const fetchOnce = async () => {
    try {
      part = await fetchPart()
      for (const listener of listeners) listener()
    } catch {
      // Whoever wished for it still waits, and may wish again.
    } finally {
      isUnderWay = false
    }
  }
  return {
    bring() {
      if (part !== undefined || isUnderWay) return
      isUnderWay = true
      void fetchOnce()
    },
    usePart: () =>
      useSyncExternalStore(
        subscribe,
        () => part,
        () => undefined,
      ),
  }
}
