/** Connects keys, the Tab stop and presses of a whole table to their actions. */
import type { ChangeEvent, ComponentProps, FocusEvent, KeyboardEvent, MouseEvent, RefObject } from 'react'
import { useLayoutEffect, useRef } from 'react'
import { composeEventHandlers } from '../../internal/compose-event-handlers.ts'
import { useUi } from '../../provider/ui-provider.tsx'
import { cellOf, cellsOf, handleKey, keepOneStop, stopsIn } from './grid-keys.ts'
import type { VisibleRows } from './use-rows-in-sight.ts'

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
 * A loading row has arrived, or another has replaced a removed one, and the focused element is gone: focus
 * the same place again.
 */
function focusAgain(table: HTMLTableElement, { row, cell }: GridPosition) {
  const there = table.querySelector(`[data-row="${row}"]`)
  const beside = there && cellsOf(there)[cell]
  if (beside) stopsIn(beside)[0]?.focus({ preventScroll: true })
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
    if (place.current && document.activeElement === document.body) focusAgain(table.current, place.current)
    stop.current = keepOneStop(table.current, stop.current)
  })

  const focusRow = (row: number) => {
    visible.reveal(row, setFocused)
    return table.current?.querySelector<HTMLTableRowElement>(`[data-row="${row}"]`) ?? undefined
  }
  const onKeyDown = ({ nativeEvent }: KeyboardEvent<HTMLTableElement>) => {
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
