/** What stands around several controls that answer one question together: a field set, its question, a hint and an error. */
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { useId } from 'react'
import { cx } from '../../internal/cx.ts'
import type { FieldText } from './field-words.tsx'
import { describedBy, FieldError, FieldHint, RequiredMark } from './field-words.tsx'

export interface FieldGroupProps
  extends FieldText,
    Omit<ComponentPropsWithRef<'fieldset'>, 'children' | 'role'> {
  /** `radiogroup` where only one of the controls can be chosen. */
  readonly role?: 'group' | 'radiogroup'
  /** Marks the field as required. A form cannot be sent without a value. */
  readonly required?: boolean | undefined
  /** The question is heard and not seen: where the answers say what it is, as in a toolbar. */
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
  // Only a group of which one is chosen can itself be required or wrong.
  const state =
    role === 'radiogroup' ? { 'aria-required': required, 'aria-invalid': error ? true : undefined } : {}
  return (
    <fieldset
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
