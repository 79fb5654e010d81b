/**
 * Rebase: a save response may contain changes of another person in a text that the user continues to edit. It
 * merges both texts in the browser and keeps the caret between the same letters.
 */
import type { RefObject, SyntheticEvent } from 'react'
import { useLayoutEffect, useRef } from 'react'

/** The only range in which two texts differ, without the common start and end. */
interface Replacement {
  readonly start: number
  readonly end: number
  readonly text: string
}

function replacementFrom(base: string, changed: string): Replacement {
  const shortest = Math.min(base.length, changed.length)
  let start = 0
  while (start < shortest && base[start] === changed[start]) start += 1
  let tail = 0
  while (tail < shortest - start && base[base.length - 1 - tail] === changed[changed.length - 1 - tail]) {
    tail += 1
  }
  return { start, end: base.length - tail, text: changed.slice(start, changed.length - tail) }
}

/** Returns both changes merged, or `undefined` when they overlap and the user has to choose. */
export function rebase(base: string, mine: string, theirs: string): string | undefined {
  if (mine === base || mine === theirs) return theirs
  if (theirs === base) return mine
  const my = replacementFrom(base, mine)
  const their = replacementFrom(base, theirs)
  if (my.end < their.start) return splice(splice(base, their), my)
  if (their.end < my.start) return splice(splice(base, my), their)
  return undefined
}

function splice(text: string, { start, end, text: replacement }: Replacement): string {
  return text.slice(0, start) + replacement + text.slice(end)
}

/** The position of the caret after the text around it changed. */
export function movedCaret(caret: number, before: string, after: string): number {
  const { start, end, text } = replacementFrom(before, after)
  if (caret <= start) return caret
  if (caret >= end) return caret - end + start + text.length
  return Math.min(caret, start + text.length)
}

type TextControl = HTMLInputElement | HTMLTextAreaElement

interface StableCaret<Control> {
  readonly ref: RefObject<Control | null>
  readonly onSelect: (event: SyntheticEvent<Control>) => void
  readonly onInput: (event: SyntheticEvent<Control>) => void
}

/**
 * Stable caret: keeps the caret between the same letters when a change of another person arrives in the text.
 */
export function useStableCaret<Control extends TextControl>(value: string): StableCaret<Control> {
  const ref = useRef<Control>(null)
  const seen = useRef({ value, start: 0, end: 0 })

  useLayoutEffect(() => {
    const { value: before, start, end } = seen.current
    seen.current.value = value
    if (before === value || ref.current !== document.activeElement) return
    ref.current?.setSelectionRange(movedCaret(start, before, value), movedCaret(end, before, value))
  }, [value])

  const note = ({ currentTarget: control }: SyntheticEvent<Control>) => {
    seen.current = {
      value: control.value,
      start: control.selectionStart ?? control.value.length,
      end: control.selectionEnd ?? control.value.length,
    }
  }
  return { ref, onSelect: note, onInput: note }
}
