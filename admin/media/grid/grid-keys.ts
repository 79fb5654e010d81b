/** Keyboard navigation and range selection in a grid of tiles. */
import type { FocusEvent, KeyboardEvent, MouseEvent, RefObject } from 'react'
import { useLayoutEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { useSingleKeys } from '../../commands/single-key-shortcuts.ts'
import type { MediaItem } from '../media-item.ts'

interface GridKeysOptions {
  readonly grid: RefObject<HTMLElement | null>
  readonly columns: number
  readonly items: readonly MediaItem[]
  readonly selected: ReadonlySet<string> | undefined
  readonly onSelectedChange: ((selected: ReadonlySet<string>) => void) | undefined
  /** Makes a tile the tab stop, which renders it wherever it is. */
  readonly onStop: (id: string) => void
}

const itemOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-item]')?.dataset.item : undefined

export function useGridKeys(options: GridKeysOptions) {
  const { grid, columns, items, selected, onSelectedChange, onStop } = options
  const anchor = useRef<string>(undefined)
  const isExtending = useRef(false)
  const hasSingleKeys = useSingleKeys()

  const select = (id: string, isSelected: boolean) => {
    const ids = items.map((item) => item.id)
    const chosen = isExtending.current ? between(ids, anchor.current ?? id, id) : [id]
    anchor.current = id
    const next = new Set(selected)
    for (const one of chosen) {
      if (isSelected) next.add(one)
      else next.delete(one)
    }
    onSelectedChange?.(next)
  }

  const focusTile = (id: string) => {
    const tile = grid.current?.querySelector<HTMLElement>(`[data-item="${CSS.escape(id)}"]`)
    tile?.querySelector<HTMLElement>('.media-tile-open')?.focus()
  }
  const focus = (place: number) => {
    const id = items[place]?.id
    if (id === undefined) return
    flushSync(() => onStop(id))
    focusTile(id)
  }

  const focusHandlers = useKeptFocus(items, { focusTile, onStop })
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    isExtending.current = event.shiftKey
    const id = itemOf(event.target)
    if (id === undefined || event.ctrlKey || event.altKey || event.metaKey) return
    const from = items.findIndex((item) => item.id === id)
    const isMirrored = getComputedStyle(event.currentTarget).direction === 'rtl'
    const to = nextIndex(event.key, from, { columns, count: items.length, isMirrored })
    if (to !== undefined) focus(to)
    else if (selected && hasSingleKeys && event.code === 'KeyX') select(id, !selected.has(id))
    else if (selected && event.key === 'Escape' && selected.size > 0) onSelectedChange?.(new Set())
    else return
    event.preventDefault()
  }

  const onClickCapture = ({ shiftKey }: MouseEvent<HTMLElement>) => {
    isExtending.current = shiftKey
  }

  return { select, handlers: { onKeyDown, onClickCapture, ...focusHandlers } }
}

interface FocusOptions extends Pick<GridKeysOptions, 'onStop'> {
  readonly focusTile: (id: string) => void
}

/** When the focused tile is removed, the one in its place gets the focus. */
function useKeptFocus(items: readonly MediaItem[], { focusTile, onStop }: FocusOptions) {
  /** The position of the focus, while it is in the grid. */
  const focused = useRef<number>(undefined)
  useLayoutEffect(() => {
    const next = items[Math.min(focused.current ?? 0, items.length - 1)]
    const isLost = focused.current !== undefined && document.activeElement === document.body
    if (isLost && next !== undefined) focusTile(next.id)
  })
  return {
    onFocus({ target }: FocusEvent<HTMLElement>) {
      const id = itemOf(target)
      if (id === undefined) return
      focused.current = items.findIndex((item) => item.id === id)
      onStop(id)
    },
    onBlur() {
      focused.current = undefined
    },
  }
}

// Positions in a grid in reading order.

interface GridSize {
  readonly columns: number
  readonly count: number
  /** Whether rows run from right to left. */
  readonly isMirrored: boolean
}

/** The index that a key moves to. `undefined` if there is none: then the page handles the key. */
export function nextIndex(
  key: string,
  from: number,
  { columns, count, isMirrored }: GridSize,
): number | undefined {
  const forward = isMirrored ? -1 : 1
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: from + forward,
    ArrowLeft: from - forward,
    ArrowDown: from + columns,
    ArrowUp: from - columns,
    Home: 0,
    End: count - 1,
  }
  const to = steps[key]
  if (to === undefined || to < 0) return undefined
  // The last row may be shorter: arrow down from above the gap moves to the last tile.
  const isGap = key === 'ArrowDown' && Math.floor(from / columns) < Math.floor((count - 1) / columns)
  if (to >= count) return isGap ? count - 1 : undefined
  return to
}

/** All ids between two, both included, in either order. */
export function between<Id>(ids: readonly Id[], one: Id, other: Id): readonly Id[] {
  const places = [ids.indexOf(one), ids.indexOf(other)].toSorted((a, b) => a - b)
  const [first = 0, last = 0] = places
  return first < 0 ? [other] : ids.slice(first, last + 1)
}
