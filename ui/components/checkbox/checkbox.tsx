import type { ComponentPropsWithRef } from 'react'
import { useEffect, useRef } from 'react'
import { cx } from '../../internal/cx.ts'
import { useComposedRef } from '../../internal/use-composed-ref.ts'
import type { FieldText } from '../field/field.tsx'
import { Field } from '../field/field.tsx'

export interface CheckboxProps extends FieldText, Omit<ComponentPropsWithRef<'input'>, 'children' | 'type'> {
  /** Some of what it stands for is chosen: the owner says so, a reader never chooses it. */
  readonly indeterminate?: boolean
}

/** Yes or no, sent with a form. `className` goes to the field, everything else to the input. */
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
  // There is no attribute for it, and a press takes it away: it is said again whenever the owner speaks.
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
