/** The meaning of keys in a grid, and the movement between its cells. */

export interface Grid {
  readonly count: number
  /** The number of rows that are visible at once. */
  readonly rowsOfPage: number
  /** Whether shortcuts of a single letter are enabled. */
  readonly hasLetters: boolean
  readonly focusRow: (row: number) => HTMLTableRowElement | undefined
  /** Absent if rows cannot be selected. */
  readonly select?: (row: number, isRange: boolean) => void
  readonly selectAll?: () => void
}

/** The Latin letter on a key, because Greek and Cyrillic keyboards have no j. */
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
  // Up from the first row is the header. Page Up stops at the first row.
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

// The elements of a grid that can have the focus: a control in a cell, or the cell itself. The whole grid is
// one Tab stop. A separator is not part of it: Tab moves there from the focused header.

const pressable = 'a[href], button, input, select, textarea, summary, [role="separator"]'

/** Overlays above a cell have their own keys. */
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

/** The first Tab stop of the grid: the name of the first row, or the header if there are no rows. */
function firstStop(table: HTMLTableElement): HTMLElement | undefined {
  const row = table.querySelector('[data-row]') ?? table.querySelector('thead tr')
  const cell =
    row?.querySelector<HTMLElement>('[scope="row"]') ?? row?.querySelector<HTMLElement>('.data-table-cell')
  return cell ? stopsIn(cell)[0] : undefined
}

/** Keeps one Tab stop: `wanted`, if it still exists. Returns it. */
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

/** Enter presses a control. On a cell without one it opens the row. */
function openRow(target: HTMLElement, cell: HTMLElement): boolean {
  if (target !== cell) return false
  cell.closest('tr')?.querySelector<HTMLElement>('[scope="row"] a[href]')?.click()
  return true
}
