import type { KeyboardEvent, ReactNode } from 'react'
import { useId, useRef, useState } from 'react'
import { buttonOf, placeBeside } from '../popover/place-beside.ts'
import type { MenuListProps } from './menu-list.tsx'
import { MenuList } from './menu-list.tsx'
import type { Entry } from './walk-menu.ts'
import { enter } from './walk-menu.ts'

/** The attributes of the button that opens it. */
export interface MenuTrigger {
  readonly popoverTarget: string
  readonly 'aria-haspopup': 'menu'
  readonly 'aria-expanded': boolean
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
}

export interface MenuProps extends Omit<MenuListProps, 'popover' | 'onReturn' | 'entry'> {
  /** The button: `(triggerProps) => <Button {...triggerProps}>Actions</Button>`. */
  readonly trigger: (triggerProps: MenuTrigger) => ReactNode
}

/**
 * Actions behind one button. It is a native popover, so the rest of the page stays usable while it is open.
 */
export function Menu({ trigger, id, onToggle, ...rest }: MenuProps) {
  const generatedId = useId()
  const target = id ?? generatedId
  const [isOpen, setIsOpen] = useState(false)
  const entry = useRef<Entry>('first')
  const menu = () => document.getElementById(target)

  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { key, currentTarget } = event
    const isArrow = key === 'ArrowDown' || key === 'ArrowUp'
    if (isArrow) event.preventDefault()
    const popover = menu()
    // A quick user presses a key before the toggle event has moved the focus into the menu.
    if (popover?.matches(':popover-open')) {
      if (isArrow) enter(popover, entry.current)
      return
    }
    entry.current = key === 'ArrowUp' ? 'last' : 'first'
    if (isArrow) currentTarget.click()
  }
  const handleReturn = () => {
    const popover = menu()
    if (popover) buttonOf(popover)?.focus()
  }
  return (
    <>
      {trigger({
        popoverTarget: target,
        'aria-haspopup': 'menu',
        'aria-expanded': isOpen,
        onKeyDown: handleKeyDown,
      })}
      <MenuList
        {...rest}
        id={target}
        popover="auto"
        entry={entry}
        onReturn={handleReturn}
        onToggle={(event) => {
          setIsOpen(event.newState === 'open')
          placeBeside(event)
          onToggle?.(event)
        }}
      />
    </>
  )
}
