/** State of a date field: its day and its error. */
import type { RefObject } from 'react'
import { useMemo } from 'react'
import * as english from '../../locales/en.ts'
import { useUi } from '../../provider/ui-provider.tsx'
import type { DateBounds } from '../calendar/days.ts'
import { todayHere, within } from '../calendar/days.ts'
import { readDate, writeDate } from './read-date.ts'
import { useTyped, useValidity } from './use-typed.ts'

const messages = { dateField: english.dateField }

export interface DateValue extends DateBounds {
  /** `2026-11-20`, or empty. */
  readonly value?: string | undefined
  /** The day at first, such as `2026-11-20`, for a field that keeps its own value. */
  readonly defaultValue?: string | undefined
  /** Called when the user leaves the field, presses Enter or picks a day. */
  readonly onValueChange?: ((day: string) => void) | undefined
  /** Returns whether a day cannot be chosen. */
  readonly isDisabled?: ((day: string) => boolean) | undefined
}

/** Whether a day is within the bounds and not disabled. */
export function isOffered(day: string, { min, max, isDisabled }: DateValue): boolean {
  return within(day, { min, max }) === day && !isDisabled?.(day)
}

/** `around` is an error of several fields together: this field does not show it, but it blocks the form. */
export function useDate(input: RefObject<HTMLInputElement | null>, options: DateValue, around?: string) {
  const { value, defaultValue = '', onValueChange, min, max, isDisabled } = options
  const { word, lang } = useUi(messages)
  const example = useMemo(() => writeDate(`${new Date().getFullYear()}-12-31`, lang), [lang])
  const typed = useTyped({
    input,
    value,
    defaultValue,
    onValueChange,
    read: (text) => readDate(text, lang, todayHere()),
    write: (day) => writeDate(day, lang),
  })
  const { current, isUnreadable } = typed
  const problemOf = () => {
    if (isUnreadable) return word('dateField.invalid', { example })
    if (current === '') return undefined
    if (min && current < min) return word('dateField.tooEarly', { date: writeDate(min, lang) })
    if (max && current > max) return word('dateField.tooLate', { date: writeDate(max, lang) })
    return isDisabled?.(current) ? word('dateField.unavailable') : undefined
  }
  const problem = problemOf()
  useValidity(input, problem ?? around)
  return { ...typed, example, problem }
}
