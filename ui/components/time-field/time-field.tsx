import type { ComponentPropsWithRef, KeyboardEvent, RefObject } from 'react'
import { useRef } from 'react'
import { clock } from '../../icons/icons.generated.ts'
import { registerIcons } from '../../icons/resolve.ts'
import { cx } from '../../internal/cx.ts'
import { useComposedRef } from '../../internal/refs.ts'
import * as english from '../../locales/en.ts'
import { useUi } from '../../provider/ui-provider.tsx'
import { TypedInput } from '../date-field/date-input.tsx'
import { useTyped, useTypes, useValidity } from '../date-field/use-date.ts'
import type { FieldText } from '../field/field.tsx'
import { Field } from '../field/field.tsx'
import { Icon } from '../icon/icon.tsx'
import { latinDigits } from '../number-field/use-number.ts'

registerIcons({ clock })

export interface TimeFieldProps
  extends FieldText,
    TimeValue,
    Omit<ComponentPropsWithRef<'input'>, 'children' | 'type' | 'min' | 'max' | keyof TimeValue> {}

/**
 * A field for a time of day without a time zone, typed in the clock of the reader’s language or changed in
 * steps. `className` goes to the field, all other props to the input. The form receives `14:30`.
 */
export function TimeField(props: TimeFieldProps) {
  const { label, hint, error, help, id, required, className, ref, ...others } = props
  const { value, defaultValue, onValueChange, step, ...rest } = others
  const input = useRef<HTMLInputElement>(null)
  const field = useTime(input, { value, defaultValue, onValueChange, step })
  const composedRef = useComposedRef(input, ref)
  const types = useTypes()
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (types && !rest.disabled && !rest.readOnly) field.handleKeyDown(event)
    rest.onKeyDown?.(event)
  }
  return (
    <Field
      label={label}
      hint={hint}
      error={error ?? field.problem}
      help={help}
      controlId={id}
      required={required}
      className={cx('time-field', className)}
    >
      {(control) => (
        <div className="control-frame">
          {types ? <Icon name="clock" /> : null}
          <TypedInput
            placeholder={field.example}
            {...rest}
            {...{ control, field }}
            native="time"
            ref={composedRef}
            isInvalid={field.problem !== undefined}
            onKeyDown={handleKeyDown}
          />
        </div>
      )}
    </Field>
  )
}

const messages = { dateTime: english.dateTime }

interface TimeValue {
  /** `14:30`, or empty. */
  readonly value?: string | undefined
  /** The time at first, such as `14:30`, for a field that keeps its own value. */
  readonly defaultValue?: string | undefined
  /** Called when the user leaves the field, presses Enter or steps. */
  readonly onValueChange?: ((time: string) => void) | undefined
  /** The minutes that an arrow key adds. */
  readonly step?: number | undefined
}

/** State of a time field: the typed time, whether it is valid, and the steps of the arrow keys. */
function useTime(input: RefObject<HTMLInputElement | null>, options: TimeValue) {
  const { value, defaultValue = '', onValueChange, step = 15 } = options
  const { word, lang } = useUi(messages)
  const example = writeTime('14:30', lang)
  const read = (text: string) => readTime(text, lang)
  const write = (time: string) => writeTime(time, lang)
  const typed = useTyped({ input, value, defaultValue, onValueChange, read, write })
  const problem = typed.isUnreadable ? word('dateTime.invalidTime', { example }) : undefined
  useValidity(input, problem)
  const minutesByKey: Readonly<Record<string, number>> = {
    ArrowUp: step,
    ArrowDown: -step,
    PageUp: 60,
    PageDown: -60,
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    const minutes = minutesByKey[event.key]
    if (minutes === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    typed.become(addMinutes(read(typed.text) || '12:00', minutes))
  }
  return { ...typed, example, problem, handleKeyDown }
}

const pad = (number: number) => String(number).padStart(2, '0')

const formatIn = (lang: string) =>
  new Intl.DateTimeFormat(lang, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' })

const at = (hour: number, minute = 0) => new Date(Date.UTC(2026, 0, 1, hour, minute))

export function writeTime(time: string, lang: string): string {
  if (time === '') return ''
  const [hour, minute] = time.split(':').map(Number)
  return formatIn(lang).format(at(hour ?? 0, minute))
}

const bare = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{M}]/gu, '')

/** The names of the day periods for each hour. English is accepted everywhere. */
function dayPeriodsByHour(lang: string): readonly (readonly string[])[] {
  const format = formatIn(lang)
  return Array.from({ length: 24 }, (_, hour) => {
    const own = format.formatToParts(at(hour)).find(({ type }) => type === 'dayPeriod')?.value ?? ''
    return [bare(own), hour < 12 ? 'am' : 'pm', hour < 12 ? 'a' : 'p']
  })
}

/**
 * Reads typed times: in the clock, digits and day periods of the language, or as 14:30. Returns `14:30`, an
 * empty string for an empty text, `undefined` for other text.
 */
export function readTime(text: string, lang: string): string | undefined {
  const written = latinDigits(text).trim()
  if (written === '') return ''
  const [hour, minute] = numbersIn(written)
  if (hour === undefined || minute === undefined || minute > 59) return undefined
  const dayPeriod = bare(written)
  if (dayPeriod === '') return hour < 24 ? `${pad(hour)}:${pad(minute)}` : undefined
  const dayPeriods = dayPeriodsByHour(lang)
  if (hour > 12) return dayPeriods[hour]?.includes(dayPeriod) ? `${pad(hour)}:${pad(minute)}` : undefined
  const hourOfDay = [hour % 12, (hour % 12) + 12].find((each) => dayPeriods[each]?.includes(dayPeriod))
  return hourOfDay === undefined ? undefined : `${pad(hourOfDay)}:${pad(minute)}`
}

/** 14:30, 14.30, 1430, 930 and 9. */
function numbersIn(written: string): readonly [number?, number?] {
  const numbers = written.match(/\d+/g) ?? []
  const [first = '', second] = numbers
  if (numbers.length > 2 || first.length > 4) return []
  if (second !== undefined)
    return first.length < 3 && second.length === 2 ? [Number(first), Number(second)] : []
  if (first === '') return []
  return first.length < 3 ? [Number(first), 0] : [Number(first.slice(0, -2)), Number(first.slice(-2))]
}

/** Adds minutes, around midnight. */
export function addMinutes(time: string, minutes: number): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const sum = (((hour * 60 + minute + minutes) % 1440) + 1440) % 1440
  return `${pad(Math.floor(sum / 60))}:${pad(sum % 60)}`
}
