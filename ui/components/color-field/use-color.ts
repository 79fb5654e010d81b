/** The two faces of a colour field: what is written in it, and the colour that it means. */
import { useState } from 'react'
import { useValue } from '../../use-value.ts'
import { readColor } from './read-color.ts'

interface ColorOptions {
  readonly value: string | null | undefined
  readonly defaultValue: string | null
  readonly onValueChange: ((hex: string | null) => void) | undefined
}

export function useColor({ value, defaultValue, onValueChange }: ColorOptions) {
  const [color, change] = useValue(value, defaultValue, onValueChange)
  /** What is being written, until one leaves it. */
  const [draft, setDraft] = useState<string | null>(null)
  const [isLeft, setIsLeft] = useState(false)
  const tell = (hex: string | null) => {
    if (hex !== color) change(hex)
  }
  return {
    color,
    text: draft ?? color ?? '',
    /** Nobody is corrected in the middle of a word. */
    isUnreadable: isLeft && draft !== null && draft.trim() !== '' && readColor(draft) === undefined,
    choose(hex: string | null) {
      setDraft(null)
      tell(hex)
    },
    /** What is a colour already is shown at once. */
    write(text: string) {
      setDraft(text)
      setIsLeft(false)
      tell(readColor(text) ?? null)
    },
    settle() {
      setIsLeft(true)
      if (draft !== null && (draft.trim() === '' || readColor(draft) !== undefined)) setDraft(null)
    },
  }
}
