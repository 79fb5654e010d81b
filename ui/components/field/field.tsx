/** What stands around a control: its label, a hint, an error, and the wires between them. */
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { useId } from 'react'
import { cx } from '../../internal/cx.ts'
import type { FieldText } from './field-words.tsx'
import { describedBy, FieldError, FieldHint, RequiredMark } from './field-words.tsx'

export type { FieldText } from './field-words.tsx'

/** What the control inside has to carry. */
export interface FieldControl {
  readonly id: string
  readonly required?: true
  readonly 'aria-describedby'?: string
  readonly 'aria-invalid'?: true
}

export interface FieldProps extends FieldText, Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The control's id; made when absent. */
  readonly controlId?: string | undefined
  /** Marks the field as required. A form cannot be sent without a value. */
  readonly required?: boolean | undefined
  /** The label is heard and not seen: where the place says what the control is for, as in a toolbar. */
  readonly labelHidden?: boolean | undefined
  /** Renders the control with the ids and states that connect it to its label, hint and error. */
  readonly children: (control: FieldControl) => ReactNode
}

export function Field({
  label,
  hint,
  error,
  help,
  controlId,
  required,
  labelHidden,
  children,
  className,
  ...rest
}: FieldProps) {
  const generatedId = useId()
  const id = controlId ?? generatedId
  const notes = { id, hint, error }
  return (
    <div {...rest} className={cx('field', className)} data-invalid={error ? '' : undefined}>
      <div className={cx('field-head', labelHidden && 'visually-hidden')}>
        <label className="field-label" htmlFor={id}>
          {label}
        </label>
        {help}
        {required ? <RequiredMark /> : null}
      </div>
      <FieldHint id={id} hint={hint} />
      {children({
        id,
        ...(required ? { required } : {}),
        ...describedBy(notes),
        ...(error ? { 'aria-invalid': true } : {}),
      })}
      <FieldError id={id} error={error} />
    </div>
  )
}
