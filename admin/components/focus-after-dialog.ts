import type { RefObject } from 'react'
import { useEffect, useRef } from 'react'

/**
 * For a dialog whose opener may be gone when it closes, such as the button of a deleted row. The element with this ref
 * then gets the focus, which would be lost.
 */
export function useFocusAfterDialog<Focused extends HTMLElement>(isOpen: boolean): RefObject<Focused | null> {
  const next = useRef<Focused>(null)
  useEffect(() => {
    if (!isOpen) return undefined
    return () => {
      if (document.activeElement === document.body) next.current?.focus()
    }
  }, [isOpen])
  return next
}
