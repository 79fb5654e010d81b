/** Connects keys, the Tab stop and presses of a whole table to their actions. */
import type {
  ChangeEvent,
  ComponentProps,
  FocusEvent,
  KeyboardEventHandler,
  MouseEvent,
  RefObject,
} from 'react'
import { useLayoutEffect, useRef } from 'react'
import { composeEventHandlers } from '../../internal/compose-event-handlers.ts'
import { useUi } from '../../provider/ui-provider.tsx'
import type { VisibleRows } from './visible-rows.ts'

/** Events that the table handles itself, and that its user can listen to as well. */
export type GridEvents = Pick<
  ComponentProps<'table'>,
  'onKeyDown' | 'onFocus' | 'onBlur' | 'onChange' | 'onClick'
>

interface GridOptions {
  readonly handlers: GridEvents
  readonly table: RefObject<HTMLTableElement | null>
  readonly count: number
  readonly visible: VisibleRows
  readonly setFocused: (row: number) => void
  readonly select: (row: number, isRange: boolean) => void
  readonly selectAll: (isChosen: boolean) => void
  readonly isSelectable: boolean
}

const ownAction = 'a, button, input, select, textarea, label, summary, [popover], dialog'

/**
 * A press anywhere in a row acts as one on its link, with the same modifier keys. Selecting text is not a
 * press.
 */
function handleRowClick(event: MouseEvent<HTMLTableElement>) {
  const { target, ctrlKey, metaKey, shiftKey } = event
  if (!(target instanceof Element) || target.closest(ownAction) || event.defaultPrevented) return
  if (getSelection()?.isCollapsed === false) return
  const link = target.closest('[data-row]')?.querySelector('[scope="row"] > a[href]')
  link?.dispatchEvent(
    new window.MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }),
  )
}

const rowsOfPage = (table: HTMLElement | null, rowHeight: number) =>
  Math.max(1, Math.floor((table?.parentElement?.clientHeight ?? 0) / rowHeight) - 2)

interface GridPosition {
  readonly row: number
  readonly cell: number
}

/**
 * A loading row has arrived, or another has replaced a removed one, and the focused element was removed: focus
 * the same place again, or the last row. Without rows, the header has the focus.
 */
function focusAgain(table: HTMLTableElement, { row, cell }: GridPosition, count: number) {
  const there = table.querySelector(`[data-row="${Math.min(row, count - 1)}"]`)
  const beside = there && cellsOf(there)[cell]
  const stop = count === 0 ? firstStop(table) : beside && stopsIn(beside)[0]
  stop?.focus({ preventScroll: true })
}

const rowOf = (element: Element) => Number(element.closest('tr')?.dataset.row ?? -1)

export function useGrid(options: GridOptions) {
  const { handlers, table, count, visible, setFocused, select, selectAll, isSelectable } = options
  const { singleKeys } = useUi()
  const stop = useRef<HTMLElement>(undefined)
  /** The position of the focus, while it is in a row. */
  const place = useRef<GridPosition>(undefined)
  // Before the user can press a key, which would go nowhere.
  useLayoutEffect(() => {
    if (!table.current) return
    if (place.current && document.activeElement === document.body)
      focusAgain(table.current, place.current, count)
    stop.current = keepOneStop(table.current, stop.current)
  })

  const focusRow = (row: number) => {
    visible.reveal(row, setFocused)
    return table.current?.querySelector<HTMLTableRowElement>(`[data-row="${row}"]`) ?? undefined
  }
  const onKeyDown: KeyboardEventHandler<HTMLTableElement> = ({ nativeEvent }) => {
    if (nativeEvent.defaultPrevented) return
    const isTaken = handleKey(nativeEvent, {
      count,
      rowsOfPage: rowsOfPage(table.current, visible.rowHeight),
      hasLetters: singleKeys,
      focusRow,
      ...(isSelectable ? { select, selectAll: () => selectAll(true) } : {}),
    })
    if (isTaken) nativeEvent.preventDefault()
  }
  const onFocus = ({ currentTarget, target }: FocusEvent<HTMLTableElement>) => {
    const cell = cellOf(target)
    if (!cell || target.role === 'separator') return
    stop.current = keepOneStop(currentTarget, target)
    setFocused(rowOf(cell))
    place.current = { row: rowOf(cell), cell: cell.cellIndex }
  }
  const onBlur = () => {
    place.current = undefined
  }
  const onChange = ({ target, nativeEvent }: ChangeEvent<HTMLTableElement>) => {
    if (!(target instanceof HTMLInputElement) || !target.matches('.data-table-tick > input')) return
    const row = rowOf(target)
    if (row < 0) selectAll(target.checked)
    else select(row, nativeEvent instanceof window.MouseEvent && nativeEvent.shiftKey)
  }
  return {
    onKeyDown: composeEventHandlers(handlers.onKeyDown, onKeyDown),
    onFocus: composeEventHandlers(handlers.onFocus, onFocus),
    onBlur: composeEventHandlers(handlers.onBlur, onBlur),
    onChange: composeEventHandlers(handlers.onChange, onChange),
    onClick: composeEventHandlers(handlers.onClick, handleRowClick),
  }
}

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

function handleKey(event: KeyboardEvent, grid: Grid): boolean {
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
    goUpOrDown(key, cell, grid) || moveInRow(key, target, cell) || handleSelectKey(event, letter, cell, grid)
  )
}

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

function moveInRow(key: string, target: HTMLElement, cell: HTMLTableCellElement): boolean {
  const row = cell.closest('tr')
  if (!row) return false
  const stops = cellsOf(row).flatMap(stopsIn)
  const at = stops.indexOf(target)
  const forwardKey = getComputedStyle(row).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
  const backwardKey = forwardKey === 'ArrowRight' ? 'ArrowLeft' : 'ArrowRight'
  const next = { [forwardKey]: at + 1, [backwardKey]: Math.max(0, at - 1), Home: 0, End: stops.length - 1 }[
    key
  ]
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

function cellOf(target: EventTarget | null): HTMLTableCellElement | undefined {
  if (!(target instanceof Element) || isOverTheGrid(target)) return undefined
  return target.closest<HTMLTableCellElement>('.data-table-cell') ?? undefined
}

function stopsIn(cell: HTMLElement): HTMLElement[] {
  const stops = pressablesIn(cell).filter((element) => !isSeparator(element))
  return stops.length > 0 ? stops : [cell]
}

function cellsOf(row: Element): HTMLTableCellElement[] {
  return [...row.querySelectorAll<HTMLTableCellElement>('.data-table-cell')]
}

/** The first Tab stop of the grid: the name of the first row, or the header if there are no rows. */
function firstStop(table: HTMLTableElement): HTMLElement | undefined {
  const row = table.querySelector('[data-row]') ?? table.querySelector('thead tr')
  const cell =
    row?.querySelector<HTMLElement>('[scope="row"]') ?? row?.querySelector<HTMLElement>('.data-table-cell')
  return cell ? stopsIn(cell)[0] : undefined
}

/** Keeps one Tab stop: `preferred`, if it still exists. Returns it. */
function keepOneStop(table: HTMLTableElement, preferred: HTMLElement | undefined): HTMLElement | undefined {
  const stop = preferred && table.contains(preferred) ? preferred : firstStop(table)
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
