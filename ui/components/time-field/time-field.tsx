/** A time of the day, typed by the clock of the reader's language or changed in steps. Which zone it is in is not its business. */
import type { ComponentPropsWithRef, KeyboardEvent } from 'react'
import { useRef } from 'react'
import { clock } from '../../icons/icons.generated.ts'
import { bringIcons } from '../../icons/resolve.ts'
import { cx } from '../../internal/cx.ts'
import { useComposedRef } from '../../internal/use-composed-ref.ts'
import { TypedInput } from '../date-field/date-input.tsx'
import { useTypes } from '../date-field/use-typed.ts'
import type { FieldText } from '../field/field.tsx'
import { Field } from '../field/field.tsx'
import { Icon } from '../icon/icon.tsx'
import type { TimeValue } from './use-time.ts'
import { useTime } from './use-time.ts'

bringIcons({ clock })

export interface TimeFieldProps
  extends FieldText,
    TimeValue,
    Omit<ComponentPropsWithRef<'input'>, 'children' | 'type' | 'min' | 'max' | keyof TimeValue> {}

/** `className` goes to the field, everything else to the input; the form receives `14:30`. */
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
