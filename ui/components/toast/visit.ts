/**
 * A reader who comes to the notices is led from one that goes to the next, and from the last back to where they were,
 * whoever closed it: a key, a press, its clock, or a newer notice that took its place.
 */
import type { FocusEvent, RefObject } from 'react'
import { useLayoutEffect, useRef } from 'react'
import type { ToastEntry } from './toast-queue.ts'

export function useVisit(list: RefObject<HTMLElement | null>, entries: readonly ToastEntry[]) {
  const isHere = useRef(false)
  const origin = useRef<Element | null>(null)

  const end = () => {
    if (origin.current instanceof HTMLElement) origin.current.focus()
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is asked each time that a notice comes or goes.
  useLayoutEffect(() => {
    const focused = document.activeElement
    if (!isHere.current || focused?.closest("[data-toast][data-state='open']")) return
    const next = list.current?.querySelector<HTMLElement>("[data-state='open']")
    if (!next) end()
    else if (focused !== list.current) next.focus()
  }, [entries])

  return {
    end,
    handleFocus(event: FocusEvent) {
      if (isHere.current) return
      isHere.current = true
      origin.current = event.relatedTarget
    },
    /** A window that loses the focus keeps it within: such a reader has not left. */
    handleBlur(event: FocusEvent) {
      isHere.current = event.currentTarget.contains(event.relatedTarget ?? document.activeElement)
    },
  }
}
