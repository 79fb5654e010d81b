/** Insert menu: a list at the caret. Its filter matches the interface language and English. */
import { rankCommands } from '@cyanotype/ui/components/command-palette/rank-commands.ts'
import { Icon } from '@cyanotype/ui/index.ts'
import { useLingui } from '@lingui/react/macro'
import type { EditorView } from 'prosemirror-view'
import type { PointerEvent, RefObject } from 'react'
import {
  useCallback,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { useAdmin } from '../../app-context/app-context.tsx'
import { recentCommands, saveCommand } from '../../commands/recent.ts'
import './insert-menu.css'
import type { BlockPicture } from './block-pictures.ts'
import { pictureSize } from './block-pictures.ts'
import type { OpenInsertMenu } from './insert-menu-state.ts'
import { closeInsertMenu, insertMenuOf, removeQuery } from './insert-menu-state.ts'
import type { InsertItem, Insertion } from './insertions.ts'
import { insertItemsIn } from './insertions.ts'

interface InsertMenuProps {
  readonly view: EditorView
  /** Whether the text may contain blocks. */
  readonly hasBlocks: boolean
  readonly onChoose: (insertion: Insertion) => void
}

export function InsertMenu({ view, hasBlocks, onChoose }: InsertMenuProps) {
  const subscribe = useCallback(
    (listener: () => void) => insertMenuOf(view)?.subscribe(listener) ?? (() => {}),
    [view],
  )
  const menu = useSyncExternalStore(subscribe, () => insertMenuOf(view)?.current())
  return menu ? <ItemList {...{ view, menu, hasBlocks, onChoose }} /> : null
}

interface ItemListProps extends InsertMenuProps {
  readonly menu: OpenInsertMenu
}

function ItemList({ view, menu, hasBlocks, onChoose }: ItemListProps) {
  const { t } = useLingui()
  const { storage } = useAdmin()
  const listId = useId()
  const items = useItems(menu.query, hasBlocks)
  const list = useMenuPosition(view, menu)
  const [active, setActive] = useActive(menu.query)
  const choose = (item: InsertItem) => {
    saveCommand(storage, recentId(item))
    removeQuery(view)
    onChoose(item.insertion)
  }
  useKeys(view, {
    ...{ ArrowDown: () => setActive((active + 1) % Math.max(1, items.length)) },
    ArrowUp: () => setActive((active || items.length) - 1),
    Enter: () => chooseAt(active),
    Tab: () => chooseAt(active),
    Escape: () => closeInsertMenu(view),
  })
  const chooseAt = (index: number) => {
    const item = items[index]
    if (item) choose(item)
    else closeInsertMenu(view)
    return item !== undefined
  }
  const optionId = (index: number) => `${listId}-${index}`
  useActiveDescendant(view, listId, items.length > 0 ? optionId(active) : undefined)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only keeps the focus in the text.
    <div
      ref={list}
      popover="manual"
      className="insert-menu"
      // Keeps the caret in the text when an entry is pressed.
      onMouseDown={(event) => event.preventDefault()}
    >
      {items.length === 0 ? (
        <p className="insert-menu-empty" role="status">
          {t`No results`}
        </p>
      ) : null}
      <div role="listbox" id={listId} tabIndex={0} aria-label={t`Insert`} className="insert-menu-list">
        {items.map((item, index) => (
          <Entry
            key={item.id}
            id={optionId(index)}
            item={item}
            isActive={index === active}
            onPoint={() => setActive(index)}
            onChoose={() => choose(item)}
            heading={menu.query === '' && item.group !== items[index - 1]?.group ? item.group : undefined}
          />
        ))}
      </div>
    </div>
  )
}

const gap = 6
const margin = 8

/** Places the menu below the line of the caret, or above it when there is more room. */
function useMenuPosition(
  view: EditorView,
  { from, query }: OpenInsertMenu,
): RefObject<HTMLDivElement | null> {
  const menu = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the query changes the number of entries.
  useLayoutEffect(() => {
    const { current } = menu
    if (current === null) return undefined
    if (!current.matches(':popover-open')) current.showPopover()
    const place = () => positionAt(current, view, from)
    place()
    const stop = new AbortController()
    const options = { passive: true, signal: stop.signal }
    window.addEventListener('scroll', place, { ...options, capture: true })
    window.addEventListener('resize', place, options)
    // The virtual keyboard of a phone covers the window without resizing it.
    window.visualViewport?.addEventListener('resize', place, options)
    return () => stop.abort()
  }, [view, from, query])
  return menu
}

function positionAt(menu: HTMLElement, view: EditorView, from: number): void {
  const caret = view.coordsAtPos(from)
  const seen = window.visualViewport
  const top = seen?.offsetTop ?? 0
  const bottom = top + (seen?.height ?? innerHeight)
  const below = bottom - margin - caret.bottom - gap
  const above = caret.top - gap - top - margin
  menu.style.maxBlockSize = ''
  const { width, height } = menu.getBoundingClientRect()
  const isBelow = below >= height || below >= above
  const shown = Math.min(height, Math.max(0, isBelow ? below : above))
  const isRtl = getComputedStyle(view.dom).direction === 'rtl'
  const start = isRtl ? caret.left - width : caret.left
  menu.style.maxBlockSize = `${shown}px`
  menu.style.top = `${isBelow ? caret.bottom + gap : caret.top - gap - shown}px`
  menu.style.left = `${Math.max(margin, Math.min(start, document.documentElement.clientWidth - margin - width))}px`
}

interface EntryProps {
  readonly id: string
  readonly item: InsertItem
  /** The group that starts with this entry. */
  readonly heading: string | undefined
  readonly isActive: boolean
  readonly onPoint: () => void
  readonly onChoose: () => void
}

function Entry({ heading, ...entry }: EntryProps) {
  return (
    <>
      {heading === undefined ? null : (
        <div role="presentation" className="insert-menu-group">
          {heading}
        </div>
      )}
      <Option {...entry} />
    </>
  )
}

function Option({ id, item, isActive, onPoint, onChoose }: Omit<EntryProps, 'heading'>) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the text has the focus and handles the keys.
    // biome-ignore lint/a11y/useFocusableInteractive: the text refers to the active entry.
    <div
      role="option"
      id={id}
      aria-selected={isActive}
      className="insert-menu-option"
      data-drawn={item.picture === undefined ? undefined : ''}
      ref={isActive ? showEntry : undefined}
      onPointerMove={(event) => hasMoved(event) && onPoint()}
      onClick={onChoose}
    >
      {item.picture === undefined ? <Icon name={item.icon} /> : <Drawing {...item.picture} />}
      <span className="insert-menu-label">{item.label}</span>
      {item.note === undefined ? null : <span className="insert-menu-note">{item.note}</span>}
    </div>
  )
}

function Drawing({ ink, pale }: BlockPicture) {
  const { width, height } = pictureSize
  return (
    <svg
      className="insert-menu-drawing"
      aria-hidden="true"
      viewBox={`0 0 ${width} ${height}`}
      {...{ width, height }}
    >
      <path className="insert-menu-pale" d={pale} />
      <path d={ink} />
    </svg>
  )
}

/** The index of the active entry. It is 0 after the query changes. */
function useActive(query: string): [number, (index: number) => void] {
  const [active, setActive] = useState({ query, index: 0 })
  return [active.query === query ? active.index : 0, (index) => setActive({ query, index })]
}

/** Browsers also send this event when the list scrolls below a pointer that does not move. */
const hasMoved = ({ movementX, movementY }: PointerEvent) => movementX !== 0 || movementY !== 0

const recentId = ({ id }: InsertItem) => `insert ${id}`

/** Entries that match the query, best first. Without a query, recently used entries come first. */
function useItems(query: string, hasBlocks: boolean): readonly InsertItem[] {
  const { i18n } = useLingui()
  const { storage } = useAdmin()
  return useMemo(() => {
    const items = insertItemsIn(i18n, hasBlocks)
    const commands = items.map(({ id, label, keywords, group }) => ({
      id: `insert ${id}`,
      label,
      keywords,
      group,
    }))
    const ranked = rankCommands(commands, query, recentCommands(storage))
    return ranked.flatMap(({ id }) => items.find((item) => recentId(item) === id) ?? [])
  }, [i18n, storage, query, hasBlocks])
}

function showEntry(entry: HTMLElement | null): void {
  entry?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
}

type Keys = Readonly<Record<string, () => unknown>>

/** Handles keys in the text while the menu is open. `false` leaves the key to the text. */
function useKeys(view: EditorView, keys: Keys): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event
    if (ctrlKey || metaKey || altKey || shiftKey) return false
    const command = Object.hasOwn(keys, key) ? keys[key] : undefined
    if (command === undefined) return false
    event.stopPropagation()
    return command() !== false
  })
  useEffect(() => {
    const store = insertMenuOf(view)
    if (store === undefined) return undefined
    store.onKey = (event) => handleKey(event)
    return () => {
      store.onKey = () => false
    }
  }, [view])
}

/** Sets `aria-activedescendant` on the text, which keeps the focus. */
function useActiveDescendant({ dom }: EditorView, listId: string, optionId: string | undefined): void {
  useEffect(() => {
    dom.setAttribute('aria-controls', listId)
    if (optionId === undefined) dom.removeAttribute('aria-activedescendant')
    else dom.setAttribute('aria-activedescendant', optionId)
    return () => {
      dom.removeAttribute('aria-controls')
      dom.removeAttribute('aria-activedescendant')
    }
  }, [dom, listId, optionId])
}
