/** Observes the scrolling frame, and returns which rows have to be rendered. */
import type { RefObject } from 'react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

/** What the server renders, and the browser before it has measured. */
const atFirst = 24

/** Used until the first row is measured. */
const likelyHeight = 44

export interface VisibleRows extends RowRange {
  readonly rowHeight: number
  /** Scrolls until the row is visible. It is rendered when this returns. */
  readonly reveal: (row: number, focus: (row: number) => void) => void
}

export function useVisibleRows(frame: RefObject<HTMLElement | null>, count: number): VisibleRows {
  const [range, setRange] = useState({ from: 0, to: atFirst, rowHeight: likelyHeight })

  const heights = useRef<Heights>({ width: 0, row: 0 })

  const look = useCallback(() => {
    if (!frame.current) return
    markEdges(frame.current)
    const view = measure(frame.current, heights.current)
    const next = { ...visibleRows(view, count), rowHeight: view.rowHeight }
    setRange((last) => (isSame(last, next) ? last : next))
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
    // Renders the row first, so that the frame is high enough to scroll there.
    flushSync(() => focus(row))
    current.scrollTop = scrolledTo(row, measure(current, heights.current))
    // Wrapped rows are higher than estimated.
    const past = pastEdges(current, row)
    if (past !== 0) current.scrollTop += past
  }

  const to = Math.min(range.to, count)
  return { from: Math.min(range.from, to), to, rowHeight: range.rowHeight, reveal }
}

/**
 * The mean row height at this width. It does not change while scrolling, because that would move all rows
 * below.
 */
interface Heights {
  width: number
  row: number
}

function measure(frame: HTMLElement, heights: Heights): View {
  const { scrollTop: scrolled, clientWidth: width } = frame
  if (scrolled === 0 || heights.width !== width || heights.row === 0) {
    const rows = [...frame.querySelectorAll('[data-row]')]
    const all = rows.reduce((sum, row) => sum + row.getBoundingClientRect().height, 0)
    Object.assign(heights, { width, row: rows.length > 0 ? all / rows.length : 0 })
  }
  return {
    scrolled,
    height: frame.clientHeight - stickyHeight(frame),
    rowHeight: heights.row || likelyHeight,
  }
}

/** On narrow screens the headers scroll away with the rows. */
function stickyHeight(frame: HTMLElement): number {
  const head = frame.querySelector('thead th')
  return head && getComputedStyle(head).position === 'sticky' ? head.getBoundingClientRect().height : 0
}

/** How far a row exceeds the lower edge of the frame, or, if negative, the upper one. */
function pastEdges(frame: HTMLElement, row: number): number {
  const shown = frame.querySelector(`[data-row="${row}"]`)?.getBoundingClientRect()
  if (shown === undefined) return 0
  const { top } = frame.getBoundingClientRect()
  const above = shown.top - top - frame.clientTop - stickyHeight(frame)
  const below = shown.bottom - top - frame.clientTop - frame.clientHeight
  return above < 0 ? above : Math.max(0, Math.min(below, above))
}

/** Marks the edges that hide columns. */
function markEdges(frame: HTMLElement): void {
  const past = Math.abs(frame.scrollLeft)
  frame.toggleAttribute('data-past', past > 1)
  frame.toggleAttribute('data-more', frame.scrollWidth - frame.clientWidth - past > 1)
}

const isSame = (one: RowRange & { rowHeight: number }, other: typeof one) =>
  one.from === other.from && one.to === other.to && one.rowHeight === other.rowHeight

/**
 * Virtual rows: which of many rows are rendered (the visible ones and a few around them), with gaps for all
 * others.
 */
export interface RowRange {
  readonly from: number
  /** The first row after the range. */
  readonly to: number
}

/** Rows beyond the edges, so that fast scrolling does not outrun rendering. */
const rowsBeyond = 8

/** The range moves in steps, so that most scrolling does not change the rendered rows. */
const rowStep = 8

export interface View {
  readonly scrolled: number
  readonly height: number
  readonly rowHeight: number
}

export function visibleRows({ scrolled, height, rowHeight }: View, count: number): RowRange {
  const first = Math.floor((scrolled / rowHeight - rowsBeyond) / rowStep) * rowStep
  const last = Math.ceil(((scrolled + height) / rowHeight + rowsBeyond) / rowStep) * rowStep
  const to = Math.max(0, Math.min(count, last))
  return { from: Math.max(0, Math.min(first, to)), to }
}

export type Slot = { readonly row: number } | { readonly gap: number; readonly after: number }

/**
 * The rows of the range and the focused row, wherever it is, because an element that is not rendered cannot
 * keep the focus.
 */
export function slotsOf({ from, to }: RowRange, focused: number | undefined, count: number): Slot[] {
  const rows = Array.from({ length: to - from }, (_, at) => from + at)
  if (focused !== undefined && focused >= 0 && focused < count) {
    if (focused < from) rows.unshift(focused)
    if (focused >= to) rows.push(focused)
  }
  const slots: Slot[] = []
  let next = 0
  for (const row of rows) {
    if (row > next) slots.push({ gap: row - next, after: next })
    slots.push({ row })
    next = row + 1
  }
  if (count > next) slots.push({ gap: count - next, after: next })
  return slots
}

/**
 * The scroll position at which a whole row is visible below the header. Unchanged if it is visible already.
 */
export function scrolledTo(row: number, { scrolled, height, rowHeight }: View): number {
  const top = row * rowHeight
  return Math.max(Math.min(scrolled, top), top + rowHeight - height)
}
