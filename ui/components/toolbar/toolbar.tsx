import type { ComponentPropsWithRef, FocusEvent, KeyboardEvent, RefObject } from 'react'
import { useLayoutEffect, useRef, useState } from 'react'
import { more } from '../../icons/icons.generated.ts'
import { registerIcons } from '../../icons/resolve.ts'
import { cx } from '../../internal/cx.ts'
import { useComposedRef } from '../../internal/refs.ts'
import * as english from '../../locales/en.ts'
import { useUi } from '../../provider/ui-provider.tsx'
import { Button } from '../button/button.tsx'
import { Menu } from '../menu/menu.tsx'
import type { MenuEntry } from '../menu/menu-entry.ts'
import { keyOf } from '../menu/menu-entry.ts'
import { TooltipProvider } from '../tooltip/tooltip.tsx'
import { Tool } from './tool.tsx'

const messages = { menu: english.menu }

registerIcons({ more })

export interface ToolbarProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The accessible name of the toolbar. */
  readonly label: string
  /** The tools, the most important first. Tools without room are taken from the end. */
  readonly items: readonly MenuEntry[]
}

/** Tools for one task, in a row with one Tab stop. Tools without room are behind “More”. */
export function Toolbar({ label, items, className, ref, onKeyDown, onFocus, ...rest }: ToolbarProps) {
  const { dir, word } = useUi(messages)
  const bar = useRef<HTMLDivElement>(null)
  const fitting = useAvailableSpace(bar, items)
  const shown = withoutLineAtTheEnd(items, fitting)
  const others = items.slice(shown)
  // After each render, because a tool may have appeared, disappeared or lost its room.
  useLayoutEffect(() => {
    if (bar.current) rove(bar.current)
  })

  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    onKeyDown?.(event)
    const stop = event.defaultPrevented ? undefined : stopFor(event, dir === 'rtl')
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
            trigger={(triggerProps) => (
              <Button
                {...triggerProps}
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

const controls = 'button, a[href]'

function stopsOf(bar: HTMLElement): HTMLElement[] {
  const found = bar.querySelectorAll<HTMLElement>(controls)
  return [...found].filter(
    (control) => !control.closest('[role="menu"]') && control.checkVisibility({ visibilityProperty: true }),
  )
}

/**
 * Roving focus: one Tab stop for many controls, with arrow keys between them. The Tab stop is the given
 * control, the previous one, or the first.
 */
function rove(bar: HTMLElement, given?: HTMLElement): void {
  const stops = stopsOf(bar)
  const current = given ?? stops.find(({ tabIndex }) => tabIndex === 0) ?? stops[0]
  for (const control of bar.querySelectorAll<HTMLElement>(controls)) {
    if (!control.closest('[role="menu"]')) control.tabIndex = control === current ? 0 : -1
  }
}

/** The control that a key moves to, around the ends. With Alt, arrow keys go back and forward in the browser. */
function stopFor(event: KeyboardEvent<HTMLElement>, isRightToLeft: boolean): HTMLElement | undefined {
  const { key, currentTarget: bar } = event
  if (event.altKey || event.ctrlKey || event.metaKey) return undefined
  const stops = stopsOf(bar)
  const current = stops.find((stop) => stop === document.activeElement)
  const index = current ? stops.indexOf(current) : -1
  const [forwardKey, backwardKey] = isRightToLeft ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft']
  if (key === forwardKey) return stops[(index + 1) % stops.length]
  if (key === backwardKey) return stops.at(index - 1)
  if (key === 'Home') return stops[0]
  return key === 'End' ? stops.at(-1) : undefined
}

/**
 * How many tools fit in the toolbar. All of them before the first measurement and on the server. Measured again when
 * there are other tools, or when the toolbar or a tool changes its size. A tool that is only pressed is not measured:
 * that would lay out the page once more for each key in a text.
 */
function useAvailableSpace(bar: RefObject<HTMLElement | null>, items: readonly MenuEntry[]): number {
  const [count, setCount] = useState(items.length)
  const keys = items.map(keyOf).join('\n')
  useLayoutEffect(() => {
    const { current } = bar
    if (current === null || keys === '') return undefined
    // Hidden tools are still laid out, so that they can be measured.
    const tools = [...current.querySelectorAll<HTMLElement>(':scope > .tool')]
    const more = current.querySelector<HTMLElement>(':scope > .toolbar-more')
    const measure = () => {
      setCount(
        countFitting({
          widths: tools.map(({ offsetWidth }) => offsetWidth),
          gap: Number.parseFloat(getComputedStyle(current).columnGap) || 0,
          available: current.clientWidth,
          more: more?.offsetWidth ?? 0,
        }),
      )
    }
    measure()
    const watch = new ResizeObserver(measure)
    for (const element of [current, ...tools]) watch.observe(element)
    return () => watch.disconnect()
  }, [bar, keys])
  return count
}

/** How many tools fit. If not all do, the overflow button needs room too. */
interface ToolbarSpace {
  readonly widths: readonly number[]
  readonly gap: number
  readonly available: number
  /** The width of the overflow button. */
  readonly more: number
}

export function countFitting({ widths, gap, available, more }: ToolbarSpace): number {
  const all = countWithin(widths, gap, available)
  return all === widths.length ? all : countWithin(widths, gap, available - more - gap)
}

function countWithin(widths: readonly number[], gap: number, available: number): number {
  let end = -gap
  const tooWide = widths.findIndex((width) => {
    end += gap + width
    // Zoomed screens measure in fractions.
    return end > available + 1
  })
  return tooWide < 0 ? widths.length : tooWide
}

/** A separator at the end is dropped if its second group is hidden. */
function withoutLineAtTheEnd(items: readonly MenuEntry[], fitting: number): number {
  return fitting < items.length && items[fitting - 1]?.kind === 'separator' ? fitting - 1 : fitting
}
