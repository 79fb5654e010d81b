/** Puts the menu below the line of the caret, or above it where there is more room. */
import type { EditorView } from 'prosemirror-view'
import type { RefObject } from 'react'
import { useLayoutEffect, useRef } from 'react'
import type { OpenInsertMenu } from './insert-menu-state.ts'

const gap = 6
const margin = 8

export function useMenuPosition(
  view: EditorView,
  { from, query }: OpenInsertMenu,
): RefObject<HTMLDivElement | null> {
  const menu = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another query has another number of entries.
  useLayoutEffect(() => {
    const { current } = menu
    if (current === null) return undefined
    if (!current.matches(':popover-open')) current.showPopover()
    const place = () => positionAt(current, view, from)
    place()
    const stop = new AbortController()
    const options = { passive: true, signal: stop.signal }
    window.addEventListener('scroll', place, { ...options, capture: true })
    window.addEventListener('resize', place, options)
    // The keyboard of a phone covers the window without resizing it.
    window.visualViewport?.addEventListener('resize', place, options)
    return () => stop.abort()
  }, [view, from, query])
  return menu
}

function positionAt(menu: HTMLElement, view: EditorView, from: number): void {
  const caret = view.coordsAtPos(from)
  const seen = window.visualViewport
  const top = seen?.offsetTop ?? 0
  const bottom = top + (seen?.height ?? innerHeight)
  const below = bottom - margin - caret.bottom - gap
  const above = caret.top - gap - top - margin
  menu.style.maxBlockSize = ''
  const { width, height } = menu.getBoundingClientRect()
  const isBelow = below >= height || below >= above
  const shown = Math.min(height, Math.max(0, isBelow ? below : above))
  const isRtl = getComputedStyle(view.dom).direction === 'rtl'
  const start = isRtl ? caret.left - width : caret.left
  menu.style.maxBlockSize = `${shown}px`
  menu.style.top = `${isBelow ? caret.bottom + gap : caret.top - gap - shown}px`
  menu.style.left = `${Math.max(margin, Math.min(start, document.documentElement.clientWidth - margin - width))}px`
}
