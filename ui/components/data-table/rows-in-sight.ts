/** Which of very many rows are on the page: those in sight and a few around them, with gaps for all others. */
export interface RowRange {
  readonly from: number
  /** The first that is not in it. */
  readonly to: number
}

/** Rows beyond the edges, so that a quick hand does not outrun the browser. */
const spare = 8

/** The range moves in steps: most movements of a hand change nothing that is on the page. */
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

/** The rows of the range and the one that holds the focus, wherever that is: what is not on the page cannot keep it. */
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

/** Where the frame has to stand for the whole of a row to be seen below its head; where it stands when it is. */
export function scrolledTo(row: number, { scrolled, height, rowHeight }: View): number {
  const top = row * rowHeight
  return Math.max(Math.min(scrolled, top), top + rowHeight - height)
}
