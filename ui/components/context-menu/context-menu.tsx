import type { ComponentPropsWithRef, KeyboardEvent, MouseEvent, ReactNode, ToggleEvent } from 'react'
import { useEffect, useRef, useState } from 'react'
import { cx } from '../../internal/cx.ts'
import type { MenuEntry } from '../menu/menu-entry.ts'
import { MenuList } from '../menu/menu-list.tsx'
import { enter } from '../menu/walk-menu.ts'
import { placeAt } from '../popover/place-beside.ts'
import { useLongPress } from '../tooltip/use-long-press.ts'

export interface ContextMenuProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The accessible name of the menu. */
  readonly label: string
  /** The entries of the menu. */
  readonly items: readonly MenuEntry[]
  /** The element that the menu belongs to. */
  readonly children: ReactNode
}

const isInMenu = (target: EventTarget) =>
  target instanceof Element && target.closest('[role="menu"]') !== null

const pointOf = ({ clientX, clientY }: { readonly clientX: number; readonly clientY: number }) =>
  new DOMRect(clientX, clientY, 0, 0)

/** With a key there is no pointer position, so the menu opens below the focused element. */
function startBelow(element: Element): DOMRect {
  const { left, right, bottom } = element.getBoundingClientRect()
  return new DOMRect(getComputedStyle(element).direction === 'rtl' ? right : left, bottom, 0, 0)
}

/**
 * The actions for an element, opened on it with the right button, a long press, Shift+F10 or the menu key.
 * Users may not discover it, so offer all actions elsewhere too.
 */
export function ContextMenu({
  label,
  items,
  children,
  className,
  onContextMenu,
  onKeyDown,
  ...rest
}: ContextMenuProps) {
  const { open, menu } = useMenuAt()
  const longPress = useLongPress((press) => open(pointOf(press)))
  const handleContextMenu = (event: MouseEvent<HTMLDivElement>) => {
    onContextMenu?.(event)
    if (event.defaultPrevented) return
    event.preventDefault()
    if (!isInMenu(event.target)) open(pointOf(event))
  }
  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    onKeyDown?.(event)
    const isRequested = event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey)
    if (!isRequested || event.defaultPrevented || !(event.target instanceof Element)) return
    event.preventDefault()
    open(startBelow(event.target))
  }
  /** For events of the content: its elements have the focus. */
  const handlers = { ...longPress, onContextMenu: handleContextMenu, onKeyDown: handleKeyDown }
  return (
    <div {...rest} {...handlers} className={cx('context-menu', className)}>
      {children}
      <MenuList {...menu} label={label} items={items} popover="manual" />
    </div>
  )
}

/** Menu without a button: remembers where it was opened, and where the focus was. */
function useMenuAt() {
  const menu = useRef<HTMLDivElement>(null)
  const origin = useRef<Element | null>(null)
  const place = useRef<DOMRect>(null)
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => (isOpen && menu.current ? closeOnOutsideEvent(menu.current) : undefined), [isOpen])

  const open = (at: DOMRect) => {
    const { current } = menu
    if (current === null) return
    if (!current.matches(':popover-open')) origin.current = document.activeElement
    place.current = at
    // It may already be open in another place.
    current.hidePopover()
    current.showPopover()
    placeAt(current, at)
    // Its items are rendered by then. The toggle event comes later, and a key pressed in between belongs to
    // the menu.
    queueMicrotask(() => enter(current))
  }
  const handleToggle = ({ currentTarget, newState }: ToggleEvent<HTMLElement>) => {
    setIsOpen(newState === 'open')
    // Its items were rendered when it was shown, so its size is known only now.
    if (newState === 'open' && place.current) placeAt(currentTarget, place.current)
  }
  const handleReturn = () => {
    if (origin.current instanceof HTMLElement) origin.current.focus()
  }
  return { open, menu: { ref: menu, onToggle: handleToggle, onReturn: handleReturn } }
}

/** With `popover="auto"` the browser would close it on release of the press that opened it. */
function closeOnOutsideEvent(menu: HTMLElement): () => void {
  const stop = new AbortController()
  const { signal } = stop
  const close = () => menu.hidePopover()
  const handlePointerDown = ({ target }: Event) => {
    if (!(target instanceof Node && menu.contains(target))) close()
  }
  document.addEventListener('pointerdown', handlePointerDown, { signal, capture: true })
  window.addEventListener('blur', close, { signal })
  window.addEventListener('resize', close, { signal })
  return () => stop.abort()
}
