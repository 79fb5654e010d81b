import type { ComponentPropsWithRef } from 'react'
import { useRef, useState } from 'react'
import { cx } from '../../internal/cx.ts'
import { useComposedRef } from '../../internal/refs.ts'
import { useFormReset, useValue } from '../../internal/use-controllable-value.ts'
import { useMedia } from '../../internal/use-media-query.ts'
import * as english from '../../locales/en.ts'
import { useUi } from '../../provider/ui-provider.tsx'
import type { DayRange } from '../calendar/calendar.tsx'
import { Calendar } from '../calendar/calendar.tsx'
import { CalendarButton, TypedInput } from '../date-field/date-input.tsx'
import type { DateValue } from '../date-field/use-date.ts'
import { useDate } from '../date-field/use-date.ts'
import type { FieldText } from '../field/field.tsx'
import { Field } from '../field/field.tsx'
import { FieldGroup } from '../field/field-group.tsx'

const messages = { dateRange: english.dateRange }

interface Limits extends Pick<DateValue, 'min' | 'max' | 'isDisabled'> {}

export interface DateRangeFieldProps
  extends FieldText,
    Limits,
    Omit<ComponentPropsWithRef<'fieldset'>, 'children' | 'role' | 'name' | 'defaultValue' | keyof Limits> {
  /** The chosen range. An end that is not set is an empty string. */
  readonly value?: DayRange | undefined
  /** The range at first, for a field that keeps its own value. */
  readonly defaultValue?: DayRange | undefined
  /** Called with the new range when the user changes it. */
  readonly onValueChange?: ((range: DayRange) => void) | undefined
  /** The name under which a form sends the first day. */
  readonly startName?: string | undefined
  /** The name under which a form sends the last day. */
  readonly endName?: string | undefined
  /** Marks the field as required. A form cannot be sent without a value. */
  readonly required?: boolean | undefined
}

const nothing: DayRange = { start: '', end: '' }

/**
 * Two fields for a date range: both days are typed, or picked in one calendar that highlights the days in
 * between. `ref`, `className` and all other props go to the fieldset.
 */
export function DateRangeField(props: DateRangeFieldProps) {
  const { value, defaultValue = nothing, onValueChange, startName, endName, ...others } = props
  const { min, max, isDisabled, required, error, className, ref, ...rest } = others
  const { word } = useUi(messages)
  const fieldset = useRef<HTMLFieldSetElement>(null)
  const [range, change] = useValue(value, defaultValue, onValueChange)
  useFormReset(fieldset, () => {
    if (value === undefined) change(defaultValue)
  })
  const reversed = isReversed(range) ? word('dateRange.reversed') : undefined
  const limits = { min, max, isDisabled }
  const shared = { ...limits, required, disabled: rest.disabled }
  return (
    <FieldGroup
      {...rest}
      ref={useComposedRef(fieldset, ref)}
      required={required}
      error={error ?? reversed}
      className={cx('date-range-field', className)}
    >
      <div className="date-range-parts">
        <RangeEnd
          {...shared}
          label={word('dateRange.start')}
          name={startName}
          value={range.start}
          onValueChange={(start) => change({ ...range, start })}
        />
        <RangeEnd
          {...shared}
          label={word('dateRange.end')}
          name={endName}
          value={range.end}
          problem={reversed}
          onValueChange={(end) => change({ ...range, end })}
        />
        <RangeCalendar {...limits} disabled={rest.disabled} range={range} onPick={change} />
      </div>
    </FieldGroup>
  )
}

interface RangeEndProps extends DateValue {
  readonly label: string
  readonly name: string | undefined
  readonly required: boolean | undefined
  readonly disabled: boolean | undefined
  /** An error about both days together. It is shown once, below them. */
  readonly problem?: string | undefined
}

function RangeEnd({ label, name, required, disabled, problem, ...value }: RangeEndProps) {
  const input = useRef<HTMLInputElement>(null)
  const field = useDate(input, value, problem)
  return (
    <Field label={label} error={field.problem} required={required} className="date-range-end">
      {(control) => (
        <div className="control-frame">
          <TypedInput
            ref={input}
            native="date"
            placeholder={field.example}
            name={name}
            disabled={disabled}
            min={value.min}
            max={value.max}
            control={control}
            field={field}
            isInvalid={field.problem !== undefined || problem !== undefined}
          />
        </div>
      )}
    </Field>
  )
}

interface RangeCalendarProps extends Limits {
  readonly range: DayRange
  readonly disabled: boolean | undefined
  readonly onPick: (range: DayRange) => void
}

function RangeCalendar({ range, disabled, onPick, ...limits }: RangeCalendarProps) {
  const popover = useRef<HTMLDivElement>(null)
  const isWide = useMedia('(min-width: 48rem)')
  /** The state between the two presses: the start, and the day reached so far. */
  const [picking, setPicking] = useState<readonly [first: string, reached: string]>()
  const pick = (day: string) => {
    if (picking === undefined) return setPicking([day, day])
    setPicking(undefined)
    onPick(between(picking[0], day))
    popover.current?.hidePopover()
  }
  return (
    <CalendarButton popover={popover} disabled={disabled} onOpen={() => setPicking(undefined)}>
      <Calendar
        {...limits}
        takesFocus
        months={isWide ? 2 : 1}
        range={picking ? between(...picking) : range}
        onValueChange={pick}
        onPoint={(day) => picking && setPicking([picking[0], day])}
      />
    </CalendarButton>
  )
}

// Picks a range with two presses in any order: the first starts it, the second ends it.

/** From the earlier of two days to the later. */
export function between(one: string, other: string): DayRange {
  return one <= other ? { start: one, end: other } : { start: other, end: one }
}

/** Whether both days are set and the end is first. */
export const isReversed = ({ start, end }: DayRange) => start !== '' && end !== '' && end < start
