/** Tools at hand for one thing, in a row and behind one stop of the Tab key. What has no room waits behind “More”. */
import type { ComponentPropsWithRef, FocusEvent, KeyboardEvent } from 'react'
import { useLayoutEffect, useRef } from 'react'
import { more } from '../../icons/icons.generated.ts'
import { bringIcons } from '../../icons/resolve.ts'
import { cx } from '../../internal/cx.ts'
import { useComposedRef } from '../../internal/use-composed-ref.ts'
import * as english from '../../locales/en.ts'
import { useUi } from '../../provider/ui-provider.tsx'
import { Button } from '../button/button.tsx'
import { Menu } from '../menu/menu.tsx'
import type { MenuEntry } from '../menu/menu-entry.ts'
import { keyOf } from '../menu/menu-entry.ts'
import { TooltipProvider } from '../tooltip/tooltip.tsx'
import { rove, stopFor } from './rove.ts'
import { Tool } from './tool.tsx'
import { useAvailableSpace } from './use-room.ts'

const messages = { menu: english.menu }

bringIcons({ more })

export interface ToolbarProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** What the tools are for. */
  readonly label: string
  /** The most needed first: what has no room is taken from the end. */
  readonly items: readonly MenuEntry[]
}

export function Toolbar({ label, items, className, ref, onKeyDown, onFocus, ...rest }: ToolbarProps) {
  const { dir, word } = useUi(messages)
  const bar = useRef<HTMLDivElement>(null)
  const room = useAvailableSpace(bar, items)
  const shown = withoutLineAtTheEnd(items, room)
  const others = items.slice(shown)
  // After each rendering: a tool may have come, gone, or lost its room.
  useLayoutEffect(() => {
    if (bar.current) rove(bar.current)
  })

  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    onKeyDown?.(event)
    const stop = event.defaultPrevented ? undefined : stopFor(event.currentTarget, event.key, dir === 'rtl')
    if (stop === undefined) return
    event.preventDefault()
    stop.focus()
  }
  const handleFocus = (event: FocusEvent<HTMLDivElement>) => {
    onFocus?.(event)
    const { currentTarget, target } = event
    if (target instanceof HTMLElement && !target.closest('[role="menu"]')) rove(currentTarget, target)
  }
  return (
    <TooltipProvider>
      <div
        role="toolbar"
        aria-label={label}
        {...rest}
        ref={useComposedRef(bar, ref)}
        className={cx('toolbar', className)}
        onKeyDown={handleKeyDown}
        onFocus={handleFocus}
      >
        {items.map((entry, place) => (
          <span key={keyOf(entry, place)} className="tool" data-waiting={place < shown ? undefined : ''}>
            <Tool entry={entry} />
          </span>
        ))}
        <span className="toolbar-more" data-waiting={others.length > 0 ? undefined : ''}>
          <Menu
            label={word('menu.more')}
            items={others[0]?.kind === 'separator' ? others.slice(1) : others}
            trigger={(wires) => (
              <Button
                {...wires}
                variant="ghost"
                color="neutral"
                size="sm"
                icon="more"
                aria-label={word('menu.more')}
              />
            )}
          />
        </span>
      </div>
    </TooltipProvider>
  )
}

/** A line between two groups parts nothing where the second waits. */
function withoutLineAtTheEnd(items: readonly MenuEntry[], room: number): number {
  return room < items.length && items[room - 1]?.kind === 'separator' ? room - 1 : room
}
