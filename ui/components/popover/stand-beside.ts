/**
 * Where the browser knows no anchors: what opened stands below its button, or above where there is no room, and never
 * outside the window. With anchors the style sheet says it.
 */
import type { ToggleEvent } from 'react'

/** A browser that knows half of anchors must not mix its half with ours. */
const withoutAnchors = { positionArea: 'none', positionTry: 'none', inset: 'auto' }

export function buttonOf(popover: HTMLElement): HTMLElement | null {
  return document.querySelector(`[popovertarget="${CSS.escape(popover.id)}"]`)
}

export function standBeside({ currentTarget: popover, newState }: ToggleEvent<HTMLElement>): void {
  const button = buttonOf(popover)
  if (newState !== 'open' || button === null || CSS.supports('position-area', 'block-end')) return
  standBelow(popover, button)
}

/** At the same start. */
function standBelow(popover: HTMLElement, anchor: HTMLElement): void {
  const { top, bottom, left, right } = anchor.getBoundingClientRect()
  const { width, height } = popover.getBoundingClientRect()
  const start = getComputedStyle(anchor).direction === 'rtl' ? right - width : left
  const hasRoom = bottom + height <= innerHeight || top < height
  Object.assign(popover.style, {
    ...withoutAnchors,
    margin: 'var(--space-2) 0',
    [hasRoom ? 'top' : 'bottom']: `${hasRoom ? bottom : innerHeight - top}px`,
    left: `${Math.max(0, Math.min(start, innerWidth - width))}px`,
  })
}

/** Many anchors on a page, each for its own: the style sheet says it where the browser knows how to tell them apart. */
const hasScopedAnchors = () => CSS.supports('anchor-scope', 'all')

/** Something that opens without a button: the options of a field, the card of a link. */
export function standBelowIts(popover: HTMLElement, anchor: HTMLElement): void {
  if (!hasScopedAnchors()) standBelow(popover, anchor)
}

/** A menu at the end of the item that it belongs to. */
export function standAtEndOf(popover: HTMLElement, anchor: HTMLElement): void {
  if (!hasScopedAnchors()) standAt(popover, anchor.getBoundingClientRect())
}

/** From where a box, or a point, ends in reading; from where it starts when there is no room. */
export function standAt(popover: HTMLElement, { top, left, right }: DOMRect): void {
  const { width, height } = popover.getBoundingClientRect()
  const isLeftward = getComputedStyle(popover).direction === 'rtl'
  const hasRoom = isLeftward ? left >= width : right + width <= innerWidth
  const start = isLeftward === hasRoom ? left - width : right
  Object.assign(popover.style, {
    ...withoutAnchors,
    margin: '0',
    top: `${Math.max(0, Math.min(top, innerHeight - height))}px`,
    left: `${Math.max(0, Math.min(start, innerWidth - width))}px`,
  })
}
