import type { ComponentPropsWithRef } from 'react'
import { cx } from '../../cx.ts'
import type { FieldWords } from '../field/field.tsx'
import { Field } from '../field/field.tsx'

export interface TextAreaProps extends FieldWords, ComponentPropsWithRef<'textarea'> {
  /** `code` is set in the monospace, for text with marks in it. */
  readonly face?: 'text' | 'code'
}

/** Many lines; it grows with them. `className` goes to the field, everything else to the textarea. */
export function TextArea({
  label,
  hint,
  error,
  id,
  required,
  face = 'text',
  className,
  ...rest
}: TextAreaProps) {
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      controlId={id}
      required={required}
      className={cx('text-area', className)}
    >
      {(control) => <textarea rows={3} {...rest} {...control} className="control" data-face={face} />}
    </Field>
  )
}
