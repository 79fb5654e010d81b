/** Selection toolbar: a few tools beside the selected text, also reached with Alt+F10. */
import { Toolbar } from '@cyanotype/ui/index.ts'
import { useLingui } from '@lingui/react/macro'
import type { Selection } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import type { RefObject } from 'react'
import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react'
import type { TextToolsOptions } from '../toolbar/toolbar-items.ts'
import { selectionTools } from '../toolbar/toolbar-items.ts'
import './selection-toolbar.css'
import { selectedTextOf } from './selected-text.ts'

interface SelectionBubbleProps extends Omit<TextToolsOptions, 'i18n'> {
  readonly view: EditorView
}

export function SelectionBubble({ view, ...use }: SelectionBubbleProps) {
  const { t, i18n } = useLingui()
  const bubble = useRef<HTMLDivElement>(null)
  const subscribe = useCallback(
    (listener: () => void) => selectedTextOf(view)?.subscribe(listener) ?? (() => {}),
    [view],
  )
  const chosen = useSyncExternalStore(subscribe, () => selectedTextOf(view)?.current())
  usePositionAt(bubble, view, chosen)
  if (chosen === undefined) return null
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles keys that leave the toolbar inside.
    <div
      ref={bubble}
      popover="manual"
      className="selection-bubble"
      // Keeps the selection and the caret when a tool is pressed.
      onMouseDown={(event) => event.preventDefault()}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.preventDefault()
        event.stopPropagation()
        view.focus()
      }}
      onBlur={({ relatedTarget, currentTarget }) => {
        const isStaying =
          relatedTarget instanceof Node &&
          [currentTarget, view.dom].some((one) => one.contains(relatedTarget))
        if (!isStaying) selectedTextOf(view)?.leave()
      }}
    >
      <Toolbar label={t`Selection toolbar`} items={selectionTools({ ...use, i18n })} />
    </div>
  )
}

/** Updates the position while text is selected, also while scrolling. */
function usePositionAt(
  bubble: RefObject<HTMLDivElement | null>,
  view: EditorView,
  chosen: Selection | undefined,
): void {
  useEffect(() => {
    const { current } = bubble
    if (current === null || chosen === undefined) return undefined
    current.showPopover()
    const position = () => positionAt(current, view, chosen)
    position()
    window.addEventListener('scroll', position, { capture: true, passive: true })
    window.addEventListener('resize', position)
    return () => {
      window.removeEventListener('scroll', position, { capture: true })
      window.removeEventListener('resize', position)
    }
  }, [bubble, view, chosen])
}

function positionAt(bubble: HTMLElement, view: EditorView, { from, to }: Selection): void {
  const range = document.createRange()
  const [start, end] = [view.domAtPos(from, 1), view.domAtPos(to, -1)]
  range.setStart(start.node, start.offset)
  range.setEnd(end.node, end.offset)
  const text = range.getBoundingClientRect()
  const lines = [...range.getClientRects()]
  const place = positionAtText({
    text,
    first: lines[0] ?? text,
    last: lines.at(-1) ?? text,
    free: freeAround(view),
    bar: bubble.getBoundingClientRect(),
  })
  // Laid out invisibly, so that it can be measured.
  bubble.style.visibility = place === undefined ? 'hidden' : 'visible'
  if (place !== undefined) Object.assign(bubble.style, { top: `${place.top}px`, left: `${place.left}px` })
}

/** Position of the toolbar: above the selection or below it, never on it. `undefined` without room. */
interface Box {
  readonly top: number
  readonly bottom: number
  readonly left: number
  readonly right: number
}

interface BubbleSpace {
  /** The box around the selection, and those of its first and its last line. */
  readonly text: Box
  readonly first: Box
  readonly last: Box
  /** The area without other toolbars. */
  readonly free: Box
  readonly bar: { readonly width: number; readonly height: number }
}

const gap = 8

export function positionAtText({ text, first, last, free, bar }: BubbleSpace) {
  const above = text.top - gap - bar.height
  const below = text.bottom + gap
  const isVisible = text.bottom > free.top && text.top < free.bottom
  const isAbove = above >= free.top
  if (!isVisible || !(isAbove || below + bar.height <= free.bottom)) return undefined
  const line = isAbove ? first : last
  const middle = (line.left + line.right) / 2 - bar.width / 2
  return {
    top: isAbove ? above : below,
    left: Math.max(free.left + gap, Math.min(middle, free.right - gap - bar.width)),
  }
}

/** The main toolbar is above the text or at the bottom of the window. */
function freeAround(view: EditorView) {
  const all = { top: 0, bottom: innerHeight, left: 0, right: innerWidth }
  const tools = view.dom.closest('.writing')?.querySelector('.writing-tools')?.getBoundingClientRect()
  if (tools === undefined) return all
  const isAbove = tools.top < view.dom.getBoundingClientRect().top || tools.top < innerHeight / 2
  return isAbove
    ? { ...all, top: Math.max(0, tools.bottom) }
    : { ...all, bottom: Math.min(innerHeight, tools.top) }
}
