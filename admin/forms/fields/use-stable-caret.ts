/**
 * Stable caret: keeps the caret between the same letters when a change of another person arrives in the text.
 */
import type { RefObject, SyntheticEvent } from 'react'
import { useLayoutEffect, useRef } from 'react'
import { movedCaret } from '../../document-editor/saving/rebase.ts'

type TextControl = HTMLInputElement | HTMLTextAreaElement

interface SteadyCaret<Control> {
  readonly ref: RefObject<Control | null>
  readonly onSelect: (event: SyntheticEvent<Control>) => void
  readonly onInput: (event: SyntheticEvent<Control>) => void
}

export function useSteadyCaret<Control extends TextControl>(value: string): SteadyCaret<Control> {
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
