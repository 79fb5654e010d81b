import type { ComponentPropsWithRef, KeyboardEvent, RefObject } from 'react'
import { useRef } from 'react'
import { cx } from '../../internal/cx.ts'
import { useComposedRef } from '../../internal/refs.ts'
import * as english from '../../locales/en.ts'
import { useUi } from '../../provider/ui-provider.tsx'
import { Button } from '../button/button.tsx'
import { Calendar } from '../calendar/calendar.tsx'
import { todayHere } from '../calendar/days.ts'
import type { FieldText } from '../field/field.tsx'
import { Field } from '../field/field.tsx'
import { CalendarButton, TypedInput } from './date-input.tsx'
import type { DateValue } from './use-date.ts'
import { isOffered, useDate } from './use-date.ts'

const messages = { dateField: english.dateField }

export interface DateFieldProps
  extends FieldText,
    DateValue,
    Omit<ComponentPropsWithRef<'input'>, 'children' | 'type' | keyof DateValue> {}

/**
 * A field for a date, typed or picked from a calendar. `className` goes to the field, all other props to the
 * input. The form receives the date as ISO.
 */
export function DateField(props: DateFieldProps) {
  const { label, hint, error, help, id, required, className, ref, ...others } = props
  const { value, defaultValue, onValueChange, min, max, isDisabled, ...rest } = others
  const input = useRef<HTMLInputElement>(null)
  const popover = useRef<HTMLDivElement>(null)
  const field = useDate(input, { value, defaultValue, onValueChange, min, max, isDisabled })
  const composedRef = useComposedRef(input, ref)
  const isFixed = rest.disabled || rest.readOnly
  const pick = (day: string) => {
    field.become(day)
    popover.current?.hidePopover()
  }
  /** Alt+Down opens the calendar, as in native fields. */
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.altKey && event.key === 'ArrowDown' && !isFixed) {
      event.preventDefault()
      field.settle()
      popover.current?.showPopover()
    }
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
      className={cx('date-field', className)}
    >
      {(control) => (
        <div className="control-frame">
          <TypedInput
            placeholder={field.example}
            {...rest}
            {...{ min, max, control, field }}
            native="date"
            ref={composedRef}
            isInvalid={field.problem !== undefined}
            onKeyDown={handleKeyDown}
          />
          <DayPicker
            {...{ popover, min, max, isDisabled }}
            disabled={isFixed}
            day={field.current}
            onPick={pick}
          />
        </div>
      )}
    </Field>
  )
}

interface DayPickerProps extends Pick<DateValue, 'min' | 'max' | 'isDisabled'> {
  readonly popover: RefObject<HTMLDivElement | null>
  readonly disabled: boolean | undefined
  readonly day: string
  readonly onPick: (day: string) => void
}

/** The calendar, with buttons for today and for no date below it. */
function DayPicker({ popover, disabled, day, onPick, ...limits }: DayPickerProps) {
  const { word } = useUi(messages)
  const footer = (
    <>
      {isOffered(todayHere(), limits) ? (
        <Button variant="ghost" size="sm" onClick={() => onPick(todayHere())}>
          {word('dateField.today')}
        </Button>
      ) : null}
      <Button variant="ghost" color="neutral" size="sm" onClick={() => onPick('')}>
        {word('dateField.clear')}
      </Button>
    </>
  )
  return (
    <CalendarButton popover={popover} disabled={disabled} footer={footer}>
      <Calendar {...limits} takesFocus value={day} onValueChange={onPick} />
    </CalendarButton>
  )
}
