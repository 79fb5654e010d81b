/** What a key means in a grid, and the way from one stop to the next. */

export interface Grid {
  readonly count: number
  /** As many rows as can be seen at a time. */
  readonly rowsOfPage: number
  /** Whether letters act by themselves. */
  readonly hasLetters: boolean
  readonly focusRow: (row: number) => HTMLTableRowElement | undefined
  /** Absent where rows are not selected. */
  readonly select?: (row: number, isRange: boolean) => void
  readonly selectAll?: () => void
}

/** A letter, by what is written on its key in Latin: Greek and Cyrillic keyboards have no j. */
function letterOf({ key, code }: KeyboardEvent): string {
  return /^[a-z]$/i.test(key) || !code.startsWith('Key') ? key : code.slice(3).toLowerCase()
}

const messages: Readonly<Record<string, string>> = { j: 'ArrowDown', k: 'ArrowUp' }

const needsItsKeys = 'select, textarea, [contenteditable], input:not([type="checkbox"], [type="radio"])'

export function handleKey(event: KeyboardEvent, grid: Grid): boolean {
  const { target } = event
  const cell = cellOf(target)
  const isTaken = target instanceof Element && target.matches(`${needsItsKeys}, [role="separator"]`)
  if (!cell || isTaken || event.altKey || !(target instanceof HTMLElement)) return false
  const letter = letterOf(event)
  if (event.ctrlKey || event.metaKey) return handleControlKey(letter, cell, grid)
  if (!grid.hasLetters && /^[a-z]$/i.test(letter)) return false
  const key = messages[letter] ?? letter
  if (key === 'Enter') return openRow(target, cell)
  return (
    goUpOrDown(key, cell, grid) || goAlong(key, target, cell) || handleSelectKey(event, letter, cell, grid)
  )
}

const rowOf = (cell: HTMLElement) => Number(cell.closest('tr')?.dataset.row ?? -1)

function handleControlKey(letter: string, cell: HTMLTableCellElement, grid: Grid): boolean {
  if (letter === 'a' && grid.selectAll) grid.selectAll()
  else if (letter === 'Home') goToRow(0, cell, grid)
  else if (letter === 'End') goToRow(grid.count - 1, cell, grid)
  else return false
  return true
}

function goUpOrDown(key: string, cell: HTMLTableCellElement, grid: Grid): boolean {
  const steps: Readonly<Record<string, number>> = {
    ArrowDown: 1,
    ArrowUp: -1,
    PageDown: grid.rowsOfPage,
    PageUp: -grid.rowsOfPage,
  }
  const by = steps[key]
  if (by === undefined) return false
  const from = rowOf(cell)
  // From the first row upwards lies the head; a page upwards ends at the first row.
  const first = key === 'ArrowUp' ? -1 : Math.min(from, 0)
  goToRow(Math.max(first, Math.min(from + by, grid.count - 1)), cell, grid)
  return true
}

function goToRow(row: number, cell: HTMLTableCellElement, { focusRow }: Grid) {
  const to = row < 0 ? cell.closest('table')?.tHead?.rows[0] : focusRow(row)
  const beside = to && cellsOf(to)[cell.cellIndex]
  if (beside) stopsIn(beside)[0]?.focus({ preventScroll: row >= 0 })
}

function goAlong(key: string, target: HTMLElement, cell: HTMLTableCellElement): boolean {
  const row = cell.closest('tr')
  if (!row) return false
  const stops = cellsOf(row).flatMap(stopsIn)
  const at = stops.indexOf(target)
  const onward = getComputedStyle(row).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
  const back = onward === 'ArrowRight' ? 'ArrowLeft' : 'ArrowRight'
  const next = { [onward]: at + 1, [back]: Math.max(0, at - 1), Home: 0, End: stops.length - 1 }[key]
  if (next === undefined) return false
  stops[next]?.focus()
  return true
}

// The places in a grid where the focus can stand: what can be pressed in a cell, or the cell itself. The whole grid
// is one stop for the Tab key. A separator is no place of its own: Tab leads to the one of the head that has the
// focus.

const pressable = 'a[href], button, input, select, textarea, summary, [role="separator"]'

/** What opens over a cell has keys of its own. */
const isOverTheGrid = (element: Element) => element.closest('[popover], dialog') !== null

const isSeparator = (element: Element) => element.role === 'separator'

function pressablesIn(part: Element): HTMLElement[] {
  const found = [...part.querySelectorAll<HTMLElement>(pressable)]
  return found.filter((element) => !isOverTheGrid(element) && !element.matches(':disabled'))
}

export function cellOf(target: EventTarget | null): HTMLTableCellElement | undefined {
  if (!(target instanceof Element) || isOverTheGrid(target)) return undefined
  return target.closest<HTMLTableCellElement>('.data-table-cell') ?? undefined
}

export function stopsIn(cell: HTMLElement): HTMLElement[] {
  const stops = pressablesIn(cell).filter((element) => !isSeparator(element))
  return stops.length > 0 ? stops : [cell]
}

export function cellsOf(row: Element): HTMLTableCellElement[] {
  return [...row.querySelectorAll<HTMLTableCellElement>('.data-table-cell')]
}

/** Where Tab enters the grid at first: at the name of the first row, or in the head where there are no rows. */
function firstStop(table: HTMLTableElement): HTMLElement | undefined {
  const row = table.querySelector('[data-row]') ?? table.querySelector('thead tr')
  const cell =
    row?.querySelector<HTMLElement>('[scope="row"]') ?? row?.querySelector<HTMLElement>('.data-table-cell')
  return cell ? stopsIn(cell)[0] : undefined
}

/** Leaves one stop to the Tab key: `wanted`, as long as it is there. Says which it is. */
export function keepOneStop(
  table: HTMLTableElement,
  wanted: HTMLElement | undefined,
): HTMLElement | undefined {
  const stop = wanted && table.contains(wanted) ? wanted : firstStop(table)
  const head = cellOf(stop ?? null)
  for (const element of [
    ...pressablesIn(table),
    ...table.querySelectorAll<HTMLElement>('.data-table-cell'),
  ]) {
    const isBeside = isSeparator(element) && head?.contains(element)
    const index = element === stop || isBeside ? 0 : -1
    if (element.tabIndex !== index || !element.hasAttribute('tabindex')) element.tabIndex = index
  }
  return stop
}

function handleSelectKey(event: KeyboardEvent, letter: string, cell: HTMLElement, grid: Grid): boolean {
  const isSpaceWithShift = letter === ' ' && event.shiftKey
  const row = rowOf(cell)
  if (row < 0 || !grid.select || !(letter.toLowerCase() === 'x' || isSpaceWithShift)) return false
  grid.select(row, event.shiftKey && !isSpaceWithShift)
  return true
}

/** Enter presses what can be pressed; on a cell that only shows something it opens the row. */
function openRow(target: HTMLElement, cell: HTMLElement): boolean {
  if (target !== cell) return false
  cell.closest('tr')?.querySelector<HTMLElement>('[scope="row"] a[href]')?.click()
  return true
}
