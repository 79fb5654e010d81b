import type { ComponentPropsWithRef } from 'react'
import { useEffect, useRef } from 'react'
import { cx } from '../../internal/cx.ts'
import { useComposedRef } from '../../internal/refs.ts'
import type { FieldText } from '../field/field.tsx'
import { Field } from '../field/field.tsx'

export interface CheckboxProps extends FieldText, Omit<ComponentPropsWithRef<'input'>, 'children' | 'type'> {
  /** Shows that some of the items that it controls are chosen. Only the parent sets this state. */
  readonly indeterminate?: boolean
}

/** A yes or no value for a form. `className` goes to the field, all other props to the input. */
export function Checkbox({
  label,
  hint,
  error,
  help,
  id,
  required,
  indeterminate = false,
  className,
  ref,
  ...rest
}: CheckboxProps) {
  const box = useRef<HTMLInputElement>(null)
  const composedRef = useComposedRef(box, ref)
  // Indeterminate has no attribute, and a press resets it, so it is set again after each render.
  useEffect(() => {
    if (box.current) box.current.indeterminate = indeterminate
  })
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      help={help}
      controlId={id}
      required={required}
      className={cx('checkbox', className)}
    >
      {(control) => (
        <input {...rest} {...control} ref={composedRef} type="checkbox" className="checkbox-control" />
      )}
    </Field>
  )
}
