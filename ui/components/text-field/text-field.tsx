import type { ComponentPropsWithRef } from 'react'
import { cx } from '../../internal/cx.ts'
import type { FieldText } from '../field/field.tsx'
import { Field } from '../field/field.tsx'

export interface TextFieldProps extends FieldText, ComponentPropsWithRef<'input'> {}

/** A field for one line of text. `className` goes to the field, all other props to the input. */
export function TextField({ label, hint, error, help, id, required, className, ...rest }: TextFieldProps) {
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      help={help}
      controlId={id}
      required={required}
      className={cx('text-field', className)}
    >
      {(control) => <input type="text" {...rest} {...control} className="control" />}
    </Field>
  )
}
