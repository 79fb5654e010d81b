import type { ComponentPropsWithRef } from 'react'
import { cx } from '../../internal/cx.ts'
import type { FieldText } from '../field/field.tsx'
import { Field } from '../field/field.tsx'

export interface SwitchProps
  extends FieldText,
    Omit<ComponentPropsWithRef<'input'>, 'children' | 'type' | 'role'> {}

/** On or off, at once. `className` goes to the field, everything else to the input. */
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
      {/* biome-ignore lint/a11y/useAriaPropsForRole: the box itself says whether it is on. */}
      {(control) => <input {...rest} {...control} type="checkbox" role="switch" className="switch-control" />}
    </Field>
  )
}
