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
const spare = 8

/** The range moves in steps, so that most scrolling does not change the rendered rows. */
const step = 8

export interface View {
  readonly scrolled: number
  readonly height: number
  readonly rowHeight: number
}

export function visibleRows({ scrolled, height, rowHeight }: View, count: number): RowRange {
  const first = Math.floor((scrolled / rowHeight - spare) / step) * step
  const last = Math.ceil(((scrolled + height) / rowHeight + spare) / step) * step
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
