import type { ComponentPropsWithRef, ReactNode } from 'react'
import { useId } from 'react'
import type { FieldControl, FieldText } from '../field/field.tsx'
import { Field } from '../field/field.tsx'
import type { ComboboxOptions } from './use-options.ts'

/** Props of every field with search-as-you-type, besides the value. */
export interface Finding
  extends Omit<
    ComponentPropsWithRef<'input'>,
    'children' | 'type' | 'value' | 'defaultValue' | 'list' | 'id' | 'required' | 'className'
  > {
  /** An array of options, or a search function, which must stay the same between renders. */
  readonly options: ComboboxOptions
  /** Offers to create an option if none matches. */
  readonly onCreate?: (label: string) => void
}

/** Texts of the field, and the props that belong to the field and not to its input. */
export interface ComboboxMessages extends FieldText {
  /** The id of the input. */
  readonly id?: string | undefined
  /** Marks the field as required. A form cannot be sent without a value. */
  readonly required?: boolean | undefined
  /** A class for the outermost element. */
  readonly className?: string | undefined
}

export interface ComboboxParts {
  readonly control: FieldControl
  /** The label of the field also names the list of options. */
  readonly labelId: string
}

interface ComboboxFieldProps extends ComboboxMessages {
  readonly children: (parts: ComboboxParts) => ReactNode
}

export function ComboboxField({ label, id, children, ...words }: ComboboxFieldProps) {
  const generatedId = useId()
  const controlId = id ?? generatedId
  const labelId = `${controlId}-label`
  return (
    <Field {...words} label={<span id={labelId}>{label}</span>} controlId={controlId}>
      {(control) => children({ control, labelId })}
    </Field>
  )
}
