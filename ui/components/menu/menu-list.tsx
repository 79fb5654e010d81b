/** An open menu: its items and the navigation between them. The caller opens it. */
import type {
  ComponentPropsWithRef,
  KeyboardEvent,
  MouseEvent,
  PointerEvent,
  RefObject,
  ToggleEvent,
} from 'react'
import { useEffect, useRef, useState } from 'react'
import { composeEventHandlers } from '../../internal/compose-event-handlers.ts'
import { cx } from '../../internal/cx.ts'
import { useComposedRef } from '../../internal/refs.ts'
import { useUi } from '../../provider/ui-provider.tsx'
import type { MenuEntry } from './menu-entry.ts'
import { hasMarks } from './menu-entry.ts'
import { MenuItems } from './menu-items.tsx'
import type { Entry } from './walk-menu.ts'
import { createHoverIntent, createTypeahead, enter, walk } from './walk-menu.ts'

export interface MenuListProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The name of the menu for screen readers, and the label of its button. */
  readonly label: string
  /** The entries of the menu. */
  readonly items: readonly MenuEntry[]
  readonly popover: 'auto' | 'manual'
  /** Returns the focus to where it was before. */
  readonly onReturn: () => void
  /** The item that gets the focus when the menu opens. */
  readonly entry?: { readonly current: Entry }
}

/** React bubbles events of submenus to their parent menus. */
const isOwnEvent = ({ target, currentTarget }: ToggleEvent) => target === currentTarget

export function MenuList({
  label,
  items,
  onReturn,
  entry,
  className,
  ref,
  onBeforeToggle,
  onToggle,
  ...rest
}: MenuListProps) {
  const list = useRef<HTMLDivElement>(null)
  // A table may have a menu in each row, so items are rendered only when a menu opens.
  const [isOpen, setIsOpen] = useState(false)
  const { leave, handlers } = useWalk(list, onReturn)
  return (
    <div
      role="menu"
      aria-label={label}
      {...rest}
      ref={useComposedRef(list, ref)}
      className={cx('popover menu', className)}
      data-marked={hasMarks(items) ? '' : undefined}
      tabIndex={-1}
      onKeyDown={composeEventHandlers(rest.onKeyDown, handlers.onKeyDown)}
      onClick={composeEventHandlers(rest.onClick, handlers.onClick)}
      onPointerMove={composeEventHandlers(rest.onPointerMove, handlers.onPointerMove)}
      onPointerLeave={composeEventHandlers(rest.onPointerLeave, handlers.onPointerLeave)}
      onBeforeToggle={(event) => {
        if (isOwnEvent(event) && event.newState === 'open') setIsOpen(true)
        onBeforeToggle?.(event)
      }}
      onToggle={(event) => {
        if (!isOwnEvent(event)) return
        const { currentTarget, newState } = event
        if (newState !== 'open') setIsOpen(false)
        // A quick user may have entered the menu before its toggle event.
        else if (!currentTarget.contains(document.activeElement)) enter(currentTarget, entry?.current)
        onToggle?.(event)
      }}
    >
      {isOpen ? (
        <MenuItems
          items={items}
          onSelect={(then) => {
            leave()
            then()
          }}
        />
      ) : null}
    </div>
  )
}

const menuOf = (target: EventTarget) =>
  target instanceof Element ? target.closest<HTMLElement>('[role="menu"]') : null

/** Keyboard and pointer navigation in this menu and its submenus. */
function useWalk(list: RefObject<HTMLElement | null>, onReturn: () => void) {
  const { dir } = useUi()
  const [typeahead] = useState(() => createTypeahead())
  const [hoverIntent] = useState(createHoverIntent)
  useEffect(() => hoverIntent.end, [hoverIntent])
  const leave = () => {
    onReturn()
    list.current?.hidePopover()
  }
  const handlers = {
    onKeyDown(event: KeyboardEvent) {
      const menu = menuOf(event.target)
      if (menu === null) return
      // Tab continues from where the focus was before, as if there were no menu.
      if (event.key === 'Tab') leave()
      else if (walk({ menu, isRightToLeft: dir === 'rtl', typeahead, leave }, event)) event.preventDefault()
      // A toolbar or dialog around it handles arrow keys and Escape itself.
      event.stopPropagation()
    },
    onClick({ target }: MouseEvent) {
      if (target instanceof Element && target.closest('a[href]')) leave()
    },
    onPointerMove({ pointerType, target }: PointerEvent) {
      const menu = menuOf(target)
      if (pointerType === 'mouse' && menu) hoverIntent.at(menu, target)
    },
    onPointerLeave: hoverIntent.end,
  }
  return { leave, handlers }
}
