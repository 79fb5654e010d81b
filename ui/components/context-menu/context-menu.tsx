/**
 * What can be done with a thing, at the thing: by the right button, by a finger that stays, by Shift+F10 or the menu key.
 * Nobody guesses it, so whatever is in it is possible elsewhere too.
 */
import type { ComponentPropsWithRef, KeyboardEvent, MouseEvent, ReactNode, ToggleEvent } from 'react'
import { useEffect, useRef, useState } from 'react'
import { cx } from '../../internal/cx.ts'
import type { MenuEntry } from '../menu/menu-entry.ts'
import { MenuList } from '../menu/menu-list.tsx'
import { enter } from '../menu/walk-menu.ts'
import { standAt } from '../popover/stand-beside.ts'
import { useLongPress } from '../tooltip/use-long-press.ts'

export interface ContextMenuProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** What the menu is, for those who listen. */
  readonly label: string
  /** The entries of the menu. */
  readonly items: readonly MenuEntry[]
  /** What it is about. */
  readonly children: ReactNode
}

const isInMenu = (target: EventTarget) =>
  target instanceof Element && target.closest('[role="menu"]') !== null

const pointOf = ({ clientX, clientY }: { readonly clientX: number; readonly clientY: number }) =>
  new DOMRect(clientX, clientY, 0, 0)

/** Whoever asks with a key has no pointer: the menu stands below what has the focus. */
function startBelow(element: Element): DOMRect {
  const { left, right, bottom } = element.getBoundingClientRect()
  return new DOMRect(getComputedStyle(element).direction === 'rtl' ? right : left, bottom, 0, 0)
}

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
    const isAsked = event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey)
    if (!isAsked || event.defaultPrevented || !(event.target instanceof Element)) return
    event.preventDefault()
    open(startBelow(event.target))
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it asks on behalf of what is in it, and is not pressed itself.
    <div
      {...rest}
      {...longPress}
      className={cx('context-menu', className)}
      onContextMenu={handleContextMenu}
      onKeyDown={handleKeyDown}
    >
      {children}
      <MenuList {...menu} label={label} items={items} popover="manual" />
    </div>
  )
}

/** A menu without a button: it remembers where it was asked for, and where one came from. */
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
    // It may be open already, somewhere else.
    current.hidePopover()
    current.showPopover()
    standAt(current, at)
    // Its items are drawn by then, and the browser tells later that it is open: a key between the two is for the menu.
    queueMicrotask(() => enter(current))
  }
  const handleToggle = ({ currentTarget, newState }: ToggleEvent<HTMLElement>) => {
    setIsOpen(newState === 'open')
    // Its items came when it was shown: now its size is known.
    if (newState === 'open' && place.current) standAt(currentTarget, place.current)
  }
  const handleReturn = () => {
    if (origin.current instanceof HTMLElement) origin.current.focus()
  }
  return { open, menu: { ref: menu, onToggle: handleToggle, onReturn: handleReturn } }
}

/**
 * The browser's own way to close (`popover="auto"`) takes the release of the very press that opened it for a press
 * elsewhere.
 */
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
