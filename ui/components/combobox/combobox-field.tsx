import type { ComponentPropsWithRef, ReactNode } from 'react'
import { useId } from 'react'
import type { FieldControl, FieldText } from '../field/field.tsx'
import { Field } from '../field/field.tsx'
import type { ComboboxOptions } from './use-options.ts'

/** What every field takes in which one finds by typing, besides what was chosen. */
export interface Finding
  extends Omit<
    ComponentPropsWithRef<'input'>,
    'children' | 'type' | 'value' | 'defaultValue' | 'list' | 'id' | 'required' | 'className'
  > {
  /** A list, or a question, which must stay the same from one rendering to the next. */
  readonly options: ComboboxOptions
  /** Offers to make what nobody found. */
  readonly onCreate?: (label: string) => void
}

/** Its words, and what is told of the field and not of the input in it. */
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
  /** The list of options goes by the name of the field. */
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
