/**
 * Where the browser knows no anchors: what opened stands below its button, or above where there is no room, and never
 * outside the window. With anchors the style sheet says it.
 */
import type { ToggleEvent } from 'react'

export function standBeside({ currentTarget: popover, newState }: ToggleEvent<HTMLElement>): void {
  const button = document.querySelector(`[popovertarget="${CSS.escape(popover.id)}"]`)
  if (newState !== 'open' || button === null || CSS.supports('position-area', 'block-end')) return
  const { top, bottom, left, right } = button.getBoundingClientRect()
  const { width, height } = popover.getBoundingClientRect()
  const start = getComputedStyle(button).direction === 'rtl' ? right - width : left
  const hasRoom = bottom + height <= innerHeight || top < height
  // A browser that knows half of anchors must not mix its half with ours.
  Object.assign(popover.style, {
    positionArea: 'none',
    positionTry: 'none',
    inset: 'auto',
    margin: 'var(--space-2) 0',
    [hasRoom ? 'top' : 'bottom']: `${hasRoom ? bottom : innerHeight - top}px`,
    left: `${Math.max(0, Math.min(start, innerWidth - width))}px`,
  })
}
