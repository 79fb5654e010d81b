/** Ctrl K, or ⌘ K where that is the habit: opens the search of a site, or the commands of a tool, from anywhere. */
import { useEffect, useSyncExternalStore } from 'react'

const neverChanges = () => () => undefined
const isApple = () => /Mac|iP(hone|ad|od)/.test(navigator.platform)

export interface CommandKey {
  /** As the reader's own keyboard names it. */
  readonly keys: string
  /** As `aria-keyshortcuts` wants it. */
  readonly shortcut: string
}

export function useCommandKey(onOpen: () => void): CommandKey {
  const isOnApple = useSyncExternalStore(neverChanges, isApple, () => false)
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
      event.preventDefault()
      onOpen()
    }
    document.addEventListener('keydown', handleKeyDown)
    return () => document.removeEventListener('keydown', handleKeyDown)
  }, [onOpen])
  return isOnApple ? { keys: '⌘ K', shortcut: 'Meta+K' } : { keys: 'Ctrl K', shortcut: 'Control+K' }
}
