/**
 * Positioning for browsers without anchor positioning: below the button, or above if there is no room, and
 * always inside the window. With anchors the stylesheet does it.
 */
import type { ToggleEvent } from 'react'

/** A browser with partial anchor support must not combine its part with ours. */
const withoutAnchors = { positionArea: 'none', positionTry: 'none', inset: 'auto' }

export function buttonOf(popover: HTMLElement): HTMLElement | null {
  return document.querySelector(`[popovertarget="${CSS.escape(popover.id)}"]`)
}

export function placeBeside({ currentTarget: popover, newState }: ToggleEvent<HTMLElement>): void {
  const button = buttonOf(popover)
  if (newState !== 'open' || button === null || CSS.supports('position-area', 'block-end')) return
  placeBelow(popover, button)
}

/** Aligned at the start. If there is room on neither side, the larger one scrolls, as with anchors. */
function placeBelow(popover: HTMLElement, anchor: HTMLElement): void {
  Object.assign(popover.style, { ...withoutAnchors, margin: 'var(--space-2) 0', maxBlockSize: '' })
  const { top, bottom, left, right } = anchor.getBoundingClientRect()
  const { width, height } = popover.getBoundingClientRect()
  const gaps = 2 * Number.parseFloat(getComputedStyle(popover).marginTop)
  const start = getComputedStyle(anchor).direction === 'rtl' ? right - width : left
  const roomBelow = innerHeight - bottom - gaps
  const roomAbove = top - gaps
  const isBelow = height <= roomBelow || roomBelow >= roomAbove
  Object.assign(popover.style, {
    [isBelow ? 'top' : 'bottom']: `${isBelow ? bottom : innerHeight - top}px`,
    left: `${Math.max(0, Math.min(start, innerWidth - width))}px`,
    maxBlockSize: `${isBelow ? roomBelow : roomAbove}px`,
  })
}

/** Several anchors on a page need `anchor-scope` to be distinguished. */
const hasScopedAnchors = () => CSS.supports('anchor-scope', 'all')

/** For popovers without a button: the options of a field, the card of a link. */
export function placeBelowAnchor(popover: HTMLElement, anchor: HTMLElement): void {
  if (!hasScopedAnchors()) placeBelow(popover, anchor)
}

/** A submenu at the end of its item. */
export function placeAtEndOf(popover: HTMLElement, anchor: HTMLElement): void {
  if (!hasScopedAnchors()) placeAt(popover, anchor.getBoundingClientRect())
}

/** Placed after the end of a box or point, or before its start if there is no room. */
export function placeAt(popover: HTMLElement, { top, left, right }: DOMRect): void {
  const { width, height } = popover.getBoundingClientRect()
  const isLeftward = getComputedStyle(popover).direction === 'rtl'
  const fits = isLeftward ? left >= width : right + width <= innerWidth
  const start = isLeftward === fits ? left - width : right
  Object.assign(popover.style, {
    ...withoutAnchors,
    margin: '0',
    top: `${Math.max(0, Math.min(top, innerHeight - height))}px`,
    left: `${Math.max(0, Math.min(start, innerWidth - width))}px`,
  })
}
