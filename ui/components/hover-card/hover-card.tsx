import type { ComponentPropsWithRef, FocusEvent, KeyboardEvent, PointerEvent, ReactNode } from 'react'
import { useEffect, useRef, useState } from 'react'
import { cx } from '../../internal/cx.ts'
import { useComposedRef } from '../../internal/refs.ts'
import { placeBelowAnchor } from '../popover/place-beside.ts'

const openAfter = 500
/** The time that a pointer needs from the link to the card. */
const closeAfter = 300

export interface HoverCardProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** The content of the card: phrasing content such as text, images and links. */
  readonly card: ReactNode
  /** A link or a button. */
  readonly children: ReactNode
}

/**
 * A preview of a link for a pointer or focus that rests on it. Only a supplement: it does not open on touch,
 * so the target of the link has to contain everything.
 */
export function HoverCard({ card, children, className, ref, ...rest }: HoverCardProps) {
  const popover = useRef<HTMLSpanElement>(null)
  const { isOpen, handlers } = useHoverOpen()
  useEffect(() => {
    const { current } = popover
    if (!isOpen || current === null) return undefined
    current.showPopover()
    if (current.parentElement) placeBelowAnchor(current, current.parentElement)
    return () => current.hidePopover()
  }, [isOpen])
  return (
    <span className="hover-card-anchor" {...handlers}>
      {children}
      <span
        {...rest}
        ref={useComposedRef(popover, ref)}
        className={cx('popover hover-card', className)}
        popover="manual"
      >
        {card}
      </span>
    </span>
  )
}

/** Whether a pointer or the focus rests on the link. The handlers are for the element around the link. */
function useHoverOpen() {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => () => clearTimeout(timer.current), [])

  const change = (next: boolean) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setIsOpen(next), next ? openAfter : closeAfter)
  }
  const handlePointer = ({ pointerType, type, currentTarget }: PointerEvent) => {
    if (pointerType === 'touch') return
    const enters = type === 'pointerenter'
    // A pointer that leaves must not close the card that a keyboard uses.
    if (enters || currentTarget.querySelector(':focus-visible') === null) change(enters)
  }
  const handlers = {
    onPointerEnter: handlePointer,
    onPointerLeave: handlePointer,
    onFocus({ target }: FocusEvent) {
      if (target.matches(':focus-visible')) change(true)
    },
    onBlur({ currentTarget, relatedTarget }: FocusEvent) {
      if (!currentTarget.contains(relatedTarget)) change(false)
    },
    onKeyDown(event: KeyboardEvent) {
      clearTimeout(timer.current)
      if (event.key !== 'Escape' || !isOpen) return
      // A dialog around it stays open.
      event.preventDefault()
      event.stopPropagation()
      setIsOpen(false)
    },
  }
  return { isOpen, handlers }
}
