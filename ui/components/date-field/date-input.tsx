/** The text input of a date. On a phone it is the native field. */
import type { ChangeEvent, ComponentPropsWithRef, FocusEvent, KeyboardEvent } from 'react'
import type { DateBounds } from '../calendar/days.ts'
import type { FieldControl } from '../field/field.tsx'
import type { useTyped } from './use-typed.ts'
import { useTypes } from './use-typed.ts'

type Input = ComponentPropsWithRef<'input'>

export interface TypedInputProps
  extends Omit<Input, 'type' | 'value' | 'defaultValue' | keyof DateBounds>,
    DateBounds {
  /** The type of the input where the native field is better. */
  readonly native: 'date' | 'time'
  readonly control: FieldControl
  readonly field: ReturnType<typeof useTyped>
  readonly isInvalid: boolean
}

export function TypedInput(props: TypedInputProps) {
  const { native, control, field, isInvalid, name, min, max, step, placeholder, ...rest } = props
  const { onChange, onBlur, onKeyDown, ...passed } = rest
  const types = useTypes()
  const shared = {
    ...passed,
    ...control,
    className: 'control',
    'aria-invalid': control['aria-invalid'] || isInvalid || undefined,
  }
  if (!types)
    return (
      <input
        {...shared}
        type={native}
        name={name}
        min={min}
        max={max}
        step={step}
        value={field.current}
        onBlur={onBlur}
        onKeyDown={onKeyDown}
        onChange={(event: ChangeEvent<HTMLInputElement>) => {
          field.become(event.target.value)
          onChange?.(event)
        }}
      />
    )
  return (
    <>
      <input
        autoComplete="off"
        spellCheck={false}
        placeholder={placeholder}
        {...shared}
        type="text"
        value={field.text}
        onChange={(event: ChangeEvent<HTMLInputElement>) => {
          field.type(event.target.value)
          onChange?.(event)
        }}
        onBlur={(event: FocusEvent<HTMLInputElement>) => {
          field.settle()
          onBlur?.(event)
        }}
        onKeyDown={(event: KeyboardEvent<HTMLInputElement>) => {
          if (event.key === 'Enter') field.settle()
          onKeyDown?.(event)
        }}
      />
      {name ? <input type="hidden" name={name} value={field.current} disabled={rest.disabled} /> : null}
    </>
  )
}
