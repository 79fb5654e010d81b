/** A fieldset around several controls that answer one question together, with label, hint and error. */
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { useId } from 'react'
import { cx } from '../../internal/cx.ts'
import type { FieldText } from './field.tsx'
import { describedBy, FieldError, FieldHint, RequiredMark } from './field.tsx'

export interface FieldGroupProps
  extends FieldText,
    Omit<ComponentPropsWithRef<'fieldset'>, 'children' | 'role'> {
  /** `radiogroup` if only one of the controls can be chosen. */
  readonly role?: 'group' | 'radiogroup'
  /** Marks the field as required. A form cannot be sent without a value. */
  readonly required?: boolean | undefined
  /** Hides the label visually, for places where the options explain themselves, such as a toolbar. */
  readonly labelHidden?: boolean | undefined
  /** The controls of the group. */
  readonly children: ReactNode
}

export function FieldGroup({
  label,
  hint,
  error,
  help,
  role = 'group',
  required,
  labelHidden,
  id,
  className,
  children,
  ...rest
}: FieldGroupProps) {
  const generatedId = useId()
  const baseId = id ?? generatedId
  // Only a radiogroup can be required or invalid itself.
  const state =
    role === 'radiogroup' ? { 'aria-required': required, 'aria-invalid': error ? true : undefined } : {}
  return (
    <fieldset
      // The link of an error summary moves the focus here.
      tabIndex={error ? -1 : undefined}
      {...rest}
      {...state}
      {...describedBy({ id: baseId, hint, error })}
      id={id}
      role={role}
      aria-labelledby={`${baseId}-label`}
      className={cx('field field-group', className)}
      data-invalid={error ? '' : undefined}
    >
      <legend className={cx('field-head', labelHidden && 'visually-hidden')}>
        <span id={`${baseId}-label`} className="field-label">
          {label}
        </span>
        {help}
        {required ? <RequiredMark /> : null}
      </legend>
      <FieldHint id={baseId} hint={hint} />
      {children}
      <FieldError id={baseId} error={error} />
    </fieldset>
  )
}
