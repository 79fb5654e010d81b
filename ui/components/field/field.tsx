/** What stands around a control: its label, a hint, an error, and the wires between them. */
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { useId } from 'react'
import { cx } from '../../cx.ts'
import { danger } from '../../icons/collection.ts'
import { bringIcons } from '../../icons/resolve.ts'
import * as english from '../../locales/en.ts'
import { useUi } from '../../provider/ui-provider.tsx'
import { Icon } from '../icon/icon.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'

const words = { field: english.field }

bringIcons({ danger })

export interface FieldWords {
  readonly label: ReactNode
  /** What one should know before answering. */
  readonly hint?: ReactNode
  /** What is wrong and what to do about it. */
  readonly error?: ReactNode
}

/** What the control inside has to carry. */
export interface FieldControl {
  readonly id: string
  readonly required?: true
  readonly 'aria-describedby'?: string
  readonly 'aria-invalid'?: true
}

export interface FieldProps extends FieldWords, Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The control's id; made when absent. */
  readonly controlId?: string | undefined
  readonly required?: boolean | undefined
  readonly children: (control: FieldControl) => ReactNode
}

export function Field({ label, hint, error, controlId, required, children, className, ...rest }: FieldProps) {
  const { word } = useUi(words)
  const generatedId = useId()
  const id = controlId ?? generatedId
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(' ')
  return (
    <div {...rest} className={cx('field', className)} data-invalid={error ? '' : undefined}>
      <div className="field-head">
        <label className="field-label" htmlFor={id}>
          {label}
        </label>
        {required ? (
          // The control itself says so to those who listen.
          <span className="field-required" aria-hidden="true">
            {word('field.required')}
          </span>
        ) : null}
      </div>
      {hint ? (
        <p id={hintId} className="field-hint">
          {hint}
        </p>
      ) : null}
      {children({
        id,
        ...(required ? { required } : {}),
        ...(describedBy ? { 'aria-describedby': describedBy } : {}),
        ...(error ? { 'aria-invalid': true } : {}),
      })}
      {error ? (
        <p id={errorId} className="field-error">
          <Icon name="danger" />
          <VisuallyHidden>{word('field.error')} </VisuallyHidden>
          {error}
        </p>
      ) : null}
    </div>
  )
}
