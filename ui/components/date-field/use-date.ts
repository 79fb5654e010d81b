/** State of a date field: its day and its error. */

import type { RefObject } from 'react'
import { useEffect, useMemo, useState } from 'react'
import { useFormReset, useValue } from '../../internal/use-controllable-value.ts'
import { useMedia } from '../../internal/use-media-query.ts'
import * as english from '../../locales/en.ts'
import { useUi } from '../../provider/ui-provider.tsx'
import type { DateBounds } from '../calendar/days.ts'
import { todayHere, within } from '../calendar/days.ts'
import { readDate, writeDate } from './read-date.ts'

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

// State of a typed field: its text and its value. The value is reported on blur.

interface TypedOptions {
  readonly input: RefObject<HTMLInputElement | null>
  readonly value: string | undefined
  readonly defaultValue: string
  readonly onValueChange: ((value: string) => void) | undefined
  /** An empty string for an empty text, `undefined` for text that cannot be read. */
  readonly read: (text: string) => string | undefined
  readonly write: (value: string) => string
}

interface Draft {
  readonly text: string
  /** The error of unreadable text is shown after blur, not while typing. */
  readonly isBlurred: boolean
}

export function useTyped({ input, value, defaultValue, onValueChange, read, write }: TypedOptions) {
  const [current, change] = useValue(value, defaultValue, onValueChange)
  const [draft, setDraft] = useState<Draft | null>(null)
  const shown = draft?.isBlurred && current !== '' ? null : draft

  const become = (next: string) => {
    setDraft(null)
    if (next !== current) change(next)
  }
  // The parent sets a controlled value, such as the field around this one. Only the typed text is dropped.
  useFormReset(input, () => become(value === undefined ? defaultValue : current))

  return {
    current,
    text: shown?.text ?? write(current),
    isUnreadable: shown?.isBlurred ?? false,
    become,
    type: (text: string) =>
      setDraft({ text, isBlurred: draft?.isBlurred === true && read(text) === undefined }),
    /** Invalid text stays, so that the user can correct it. */
    settle() {
      if (shown === null) return
      const parsed = read(shown.text)
      if (parsed !== undefined) return become(parsed)
      setDraft({ text: shown.text, isBlurred: true })
      if (current !== '') change('')
    },
  }
}

/** Blocks the form while the field has an error. */
export function useValidity(input: RefObject<HTMLInputElement | null>, problem: string | undefined) {
  useEffect(() => input.current?.setCustomValidity(problem ?? ''), [input, problem])
}

/**
 * Touch devices use their native picker, and so does everyone before the script has loaded. With mouse and
 * keyboard typing is faster, and the native fields of browsers differ too much.
 */
export const useTypes = () => useMedia('(pointer: fine)')
