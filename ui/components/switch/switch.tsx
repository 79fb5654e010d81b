import type { ComponentPropsWithRef } from 'react'
import { cx } from '../../internal/cx.ts'
import type { FieldText } from '../field/field.tsx'
import { Field } from '../field/field.tsx'

export interface SwitchProps
  extends FieldText,
    Omit<ComponentPropsWithRef<'input'>, 'children' | 'type' | 'role'> {}

/** A setting that is on or off at once. `className` goes to the field, all other props to the input. */
export function Switch({ label, hint, error, help, id, required, className, ...rest }: SwitchProps) {
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      help={help}
      controlId={id}
      required={required}
      className={cx('switch', className)}
    >
      {/* biome-ignore lint/a11y/useAriaPropsForRole: the checkbox itself exposes its state. */}
      {(control) => <input {...rest} {...control} type="checkbox" role="switch" className="switch-control" />}
    </Field>
  )
}
