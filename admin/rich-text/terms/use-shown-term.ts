/** Which mark of a term is open: after a rest of the pointer, a press, or Enter on it. */
import type { RefObject } from 'react'
import { useEffect, useRef, useState } from 'react'
import { markAt } from './mark-terms.ts'

export interface ShownTerm {
  readonly mark: HTMLElement
  /** Whether the focus moves into the panel. A pointer that rests on a mark only looks. */
  readonly isEntered: boolean
}

const openAfter = 400
/** The time that a pointer needs from the mark to the panel. */
const closeAfter = 300

export function useShownTerm(frame: RefObject<HTMLElement | null>) {
  const [shown, setShown] = useState<ShownTerm>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    const { current } = frame
    if (current === null) return undefined
    const later = (change: () => void, wait: number) => {
      clearTimeout(timer.current)
      timer.current = setTimeout(change, wait)
    }
    const open = (mark: HTMLElement | undefined, isEntered: boolean) => {
      clearTimeout(timer.current)
      if (mark !== undefined) setShown({ mark, isEntered })
    }
    const handleLeave = () => later(() => setShown((now) => (now?.isEntered ? now : undefined)), closeAfter)
    const handleOver = ({ target, pointerType }: PointerEvent) => {
      if (pointerType === 'touch') return
      const mark = markAt(target)
      const isPanel = target instanceof Element && target.closest('[popover]') !== null
      if (mark !== undefined)
        later(() => setShown((now) => (now?.mark === mark ? now : { mark, isEntered: false })), openAfter)
      else if (isPanel) clearTimeout(timer.current)
      else handleLeave()
    }
    const handleClick = ({ target }: MouseEvent) => open(markAt(target), true)
    const handleKey = (event: KeyboardEvent) => {
      const mark = markAt(event.target)
      if (mark === undefined || (event.key !== 'Enter' && event.key !== ' ')) return
      event.preventDefault()
      open(mark, true)
    }
    current.addEventListener('pointerover', handleOver)
    current.addEventListener('pointerleave', handleLeave)
    current.addEventListener('click', handleClick)
    current.addEventListener('keydown', handleKey)
    return () => {
      clearTimeout(timer.current)
      current.removeEventListener('pointerover', handleOver)
      current.removeEventListener('pointerleave', handleLeave)
      current.removeEventListener('click', handleClick)
      current.removeEventListener('keydown', handleKey)
    }
  }, [frame])
  return { shown, close: () => setShown(undefined) }
}
