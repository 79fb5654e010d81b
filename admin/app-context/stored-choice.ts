/** A choice that is stored on this device. While the storage of the browser is full, it lasts until the page is left. */
import { useSyncExternalStore } from 'react'

interface StoredChoice {
  /** `null` before a choice. */
  readonly useStored: () => string | null
  readonly choose: (value: string) => void
}

export function storedChoice(key: string): StoredChoice {
  const listeners = new Set<() => void>()
  let unstored: string | undefined
  const read = () => unstored ?? localStorage.getItem(key)
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
  return {
    useStored: () => useSyncExternalStore(subscribe, read),
    choose(value) {
      try {
        localStorage.setItem(key, value)
        unstored = undefined
      } catch {
        // A full storage is needed for unsaved text.
        unstored = value
      }
      for (const listener of listeners) listener()
    },
  }
}
