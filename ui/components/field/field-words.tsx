/** Label, hint and error of a control or a group, and the ids that connect them. */
import type { ReactNode } from 'react'
import { danger } from '../../icons/icons.generated.ts'
import { bringIcons } from '../../icons/resolve.ts'
import * as english from '../../locales/en.ts'
import { useUi } from '../../provider/ui-provider.tsx'
import { Icon } from '../icon/icon.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'

const messages = { field: english.field }

bringIcons({ danger })

export interface FieldText {
  /** The label of the field. */
  readonly label: ReactNode
  /** What the user should know before answering. */
  readonly hint?: ReactNode
  /** What is wrong, and what to do about it. */
  readonly error?: ReactNode
  /** A `Toggletip` next to the label, for help that is too long for a hint. */
  readonly help?: ReactNode
}

interface Notes {
  readonly id: string
  readonly hint: ReactNode
  readonly error: ReactNode
}

/** The `aria-describedby` of a control. */
export function describedBy({ id, hint, error }: Notes): { readonly 'aria-describedby'?: string } {
  const ids = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return ids ? { 'aria-describedby': ids } : {}
}

/** The control itself exposes this to screen readers. */
export function RequiredMark() {
  const { word } = useUi(messages)
  return (
    <span className="field-required" aria-hidden="true">
      {word('field.required')}
    </span>
  )
}

export function FieldHint({ id, hint }: Pick<Notes, 'id' | 'hint'>) {
  return hint ? (
    <p id={`${id}-hint`} className="field-hint">
      {hint}
    </p>
  ) : null
}

export function FieldError({ id, error }: Pick<Notes, 'id' | 'error'>) {
  const { word } = useUi(messages)
  return error ? (
    <p id={`${id}-error`} className="field-error">
      <Icon name="danger" />
      <VisuallyHidden>{word('field.error')} </VisuallyHidden>
      {error}
    </p>
  ) : null
}
