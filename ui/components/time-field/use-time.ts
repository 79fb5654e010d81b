/** What a time field knows: the time that is written in it, whether it can be read, and the steps that arrows make. */
import type { KeyboardEvent, RefObject } from 'react'
import * as english from '../../locales/en.ts'
import { useUi } from '../../provider/ui-provider.tsx'
import { useTyped, useValidity } from '../date-field/use-typed.ts'
import { addMinutes, readTime, writeTime } from './read-time.ts'

const messages = { dateTime: english.dateTime }

export interface TimeValue {
  /** `14:30`, or empty. */
  readonly value?: string | undefined
  /** The time at first, such as `14:30`, for a field that keeps its own value. */
  readonly defaultValue?: string | undefined
  /** Told when one leaves the field, presses Enter or steps. */
  readonly onValueChange?: ((time: string) => void) | undefined
  /** How many minutes an arrow goes. */
  readonly step?: number | undefined
}

export function useTime(input: RefObject<HTMLInputElement | null>, options: TimeValue) {
  const { value, defaultValue = '', onValueChange, step = 15 } = options
  const { word, lang } = useUi(messages)
  const example = writeTime('14:30', lang)
  const read = (text: string) => readTime(text, lang)
  const write = (time: string) => writeTime(time, lang)
  const typed = useTyped({ input, value, defaultValue, onValueChange, read, write })
  const problem = typed.isUnreadable ? word('dateTime.invalidTime', { example }) : undefined
  useValidity(input, problem)
  const strides: Readonly<Record<string, number>> = {
    ArrowUp: step,
    ArrowDown: -step,
    PageUp: 60,
    PageDown: -60,
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    const stride = strides[event.key]
    if (stride === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    typed.become(addMinutes(read(typed.text) || '12:00', stride))
  }
  return { ...typed, example, problem, handleKeyDown }
}
