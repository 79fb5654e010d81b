/** The two faces of a colour field: what is written in it, and the colour that it means. */
import { useState } from 'react'
import { useValue } from '../../internal/use-controllable-value.ts'
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
    /** What is a colour already is shown at once; what is none yet changes nothing. */
    write(text: string) {
      setDraft(text)
      setIsLeft(false)
      const hex = readColor(text)
      if (hex !== undefined) tell(hex)
    },
    /** What cannot be read stays, so that it can be mended. */
    settle() {
      if (draft === null) return
      const hex = readColor(draft)
      if (hex !== undefined || draft.trim() === '') setDraft(null)
      setIsLeft(true)
      tell(hex ?? null)
    },
  }
}
