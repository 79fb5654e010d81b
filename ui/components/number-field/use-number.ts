/** The two faces of a number field: what is written in it, and the number that it means. */
import type { KeyboardEvent } from 'react'
import { useState } from 'react'
import { useValue } from '../../use-value.ts'
import { readNumber, writeNumber } from './read-number.ts'
import type { Limits } from './step-number.ts'
import { stepFrom, withinLimits } from './step-number.ts'

interface NumberOptions extends Limits {
  readonly lang: string
  readonly value: number | null | undefined
  readonly defaultValue: number | null
  readonly onValueChange: ((value: number | null) => void) | undefined
}

const strides: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }

export function useNumber({ lang, value, defaultValue, onValueChange, ...limits }: NumberOptions) {
  const [number, change] = useValue(value, defaultValue, onValueChange)
  /** What is being written, until it is a number again. */
  const [draft, setDraft] = useState<string | null>(null)
  const meant = draft === null ? number : readNumber(draft, lang)

  const become = (next: number | null) => {
    setDraft(null)
    if (next !== number) change(next)
  }
  /** What cannot be read stays, so that it can be mended. */
  const settle = () => {
    if (draft === null) return
    if (meant !== undefined) become(meant === null ? null : withinLimits(meant, limits))
    else if (number !== null) change(null)
  }
  const step = (steps: number) => become(stepFrom(meant ?? number ?? 0, steps, limits))
  const reset = () => become(defaultValue)

  const handleKeyDown = (event: KeyboardEvent) => {
    const stride = strides[event.key]
    if (event.altKey || event.ctrlKey || event.metaKey) return
    if (event.key === 'Enter') settle()
    if (stride === undefined) return
    event.preventDefault()
    step(stride)
  }

  return {
    number,
    text: draft ?? writeNumber(number, lang),
    isUnreadable: draft !== null && number === null && meant === undefined,
    write: setDraft,
    settle,
    step,
    reset,
    handleKeyDown,
  }
}
