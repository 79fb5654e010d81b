/**
 * Restores the scroll position and the focused row when a user returns to a list by the browser's history.
 * Each history entry has its own position.
 */

import type { RefObject } from 'react'
import { useLayoutEffect, useRef } from 'react'
import { useRouter } from '../router/use-router.ts'

interface Place {
  readonly scrolled: number
  /** The row that had the focus. */
  readonly row: number | undefined
}

const positions = new Map<string, Place>()
const maxStored = 50

export function useScrollPosition(table: RefObject<HTMLTableElement | null>, hasRows: boolean): void {
  const { history } = useRouter()
  const path = useRef(history.location.pathname)
  const key = useRef<string>(undefined)
  const last = useRef<Place>({ scrolled: 0, row: undefined })

  // Everything runs in layout effects: a list that is hidden while another screen loads loses its position,
  // too. Another view of the same list is another history entry.
  useLayoutEffect(() => {
    const { pathname, key: entry } = history.location
    if (pathname === path.current) key.current = entry
  })

  useLayoutEffect(() => {
    const frame = table.current?.parentElement
    if (!frame || !hasRows) return undefined
    const before = positions.get(key.current ?? '')
    const stopRestoring = before && restore(frame, before)
    const note = () => {
      const focused = frame.querySelector<HTMLElement>('[data-row]:focus-within')?.dataset.row
      const row = focused === undefined ? last.current.row : Number(focused)
      last.current = { scrolled: frame.scrollTop, row }
    }
    frame.addEventListener('scroll', note, { passive: true })
    frame.addEventListener('focusin', note)
    return () => {
      stopRestoring?.()
      frame.removeEventListener('scroll', note)
      frame.removeEventListener('focusin', note)
    }
  }, [table, hasRows])

  useLayoutEffect(
    () => () => {
      const { current } = key
      if (current === undefined) return
      positions.delete(current)
      positions.set(current, last.current)
      for (const oldest of positions.keys()) if (positions.size > maxStored) positions.delete(oldest)
    },
    [],
  )
}

/** Maximum number of frames to wait until the rows in view are rendered. */
const maxFrames = 60

function restore(frame: HTMLElement, { scrolled, row }: Place): () => void {
  let request = requestAnimationFrame(() => {
    frame.scrollTop = scrolled
    if (row !== undefined) focusWhenDrawn(row, maxFrames)
  })
  function focusWhenDrawn(row: number, left: number) {
    const stop = frame.querySelector<HTMLElement>(`[data-row="${row}"] [scope="row"] a`)
    if (stop) stop.focus({ preventScroll: true })
    else if (left > 0) request = requestAnimationFrame(() => focusWhenDrawn(row, left - 1))
  }
  return () => cancelAnimationFrame(request)
}
