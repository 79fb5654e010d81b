/** Watches the frame that rows scroll in, and says which of them have to be on the page. */
import type { RefObject } from 'react'
import { useCallback, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import type { RowRange, View } from './rows-in-sight.ts'
import { rowsInSight, scrolledTo } from './rows-in-sight.ts'

/** What the server renders, and the browser before it has measured. */
const atFirst = 24

/** Until the first row has been measured. */
const likelyHeight = 44

export interface RowsInSight extends RowRange {
  readonly rowHeight: number
  /** Scrolls until the row is seen; it is on the page when this returns. */
  readonly reveal: (row: number, focus: (row: number) => void) => void
}

export function useRowsInSight(frame: RefObject<HTMLElement | null>, count: number): RowsInSight {
  const [sight, setSight] = useState({ from: 0, to: atFirst, rowHeight: likelyHeight })

  const look = useCallback(() => {
    if (!frame.current) return
    markEdges(frame.current)
    const view = measure(frame.current)
    const next = { ...rowsInSight(view, count), rowHeight: view.rowHeight }
    setSight((last) => (isSame(last, next) ? last : next))
  }, [frame, count])

  useEffect(() => {
    const { current } = frame
    if (!current) return undefined
    const watch = new ResizeObserver(look)
    watch.observe(current)
    const table = current.querySelector('table')
    if (table) watch.observe(table)
    current.addEventListener('scroll', look, { passive: true })
    return () => {
      watch.disconnect()
      current.removeEventListener('scroll', look)
    }
  }, [frame, look])

  const reveal = (row: number, focus: (row: number) => void) => {
    const { current } = frame
    if (!current) return
    // The row is put on the page first: the frame is then as high as it needs to be to scroll there.
    flushSync(() => focus(row))
    current.scrollTop = scrolledTo(row, measure(current))
  }

  const to = Math.min(sight.to, count)
  return { from: Math.min(sight.from, to), to, rowHeight: sight.rowHeight, reveal }
}

function measure(frame: HTMLElement): View {
  const row = frame.querySelector('[data-row]')?.getBoundingClientRect().height
  const head = frame.querySelector('thead')?.getBoundingClientRect().height ?? 0
  return { scrolled: frame.scrollTop, height: frame.clientHeight - head, rowHeight: row || likelyHeight }
}

/** Behind which of its edges there are columns. */
function markEdges(frame: HTMLElement): void {
  const past = Math.abs(frame.scrollLeft)
  frame.toggleAttribute('data-past', past > 1)
  frame.toggleAttribute('data-more', frame.scrollWidth - frame.clientWidth - past > 1)
}

const isSame = (one: RowRange & { rowHeight: number }, other: typeof one) =>
  one.from === other.from && one.to === other.to && one.rowHeight === other.rowHeight
