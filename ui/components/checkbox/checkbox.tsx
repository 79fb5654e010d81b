import type { ComponentPropsWithRef } from 'react'
import { cx } from '../../cx.ts'
import type { FieldWords } from '../field/field.tsx'
import { Field } from '../field/field.tsx'

export interface CheckboxProps
  extends FieldWords,
    Omit<ComponentPropsWithRef<'input'>, 'children' | 'type'> {}

/** Yes or no, sent with a form. `className` goes to the field, everything else to the input. */
export function Checkbox({ label, hint, error, id, required, className, ...rest }: CheckboxProps) {
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      controlId={id}
      required={required}
      className={cx('checkbox', className)}
    >
      {(control) => <input {...rest} {...control} type="checkbox" className="checkbox-control" />}
    </Field>
  )
}
