/** The parts of a combobox around its list: the field, its buttons, and the values that a form sends. */

import type { ComponentPropsWithRef, ReactNode } from 'react'
import { useId } from 'react'
import { chevronDown, close } from '../../icons/icons.generated.ts'
import { registerIcons } from '../../icons/resolve.ts'
import * as english from '../../locales/en.ts'
import { useUi } from '../../provider/ui-provider.tsx'
import { Button } from '../button/button.tsx'
import type { FieldControl, FieldText } from '../field/field.tsx'
import { Field } from '../field/field.tsx'
import type { ComboboxOptions } from './options.ts'
import type { ComboboxState } from './use-combobox.ts'

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

export function ComboboxField({ label, id, children, ...texts }: ComboboxFieldProps) {
  const generatedId = useId()
  const controlId = id ?? generatedId
  const labelId = `${controlId}-label`
  return (
    <Field {...texts} label={<span id={labelId}>{label}</span>} controlId={controlId}>
      {(control) => children({ control, labelId })}
    </Field>
  )
}

// Pointer buttons of the field. With the keyboard, an arrow key opens the list and deleting the text empties
// the field.

const messages = { combobox: english.combobox }

registerIcons({ 'chevron-down': chevronDown, close })

const buttonProps = { variant: 'ghost', color: 'neutral', size: 'sm', tabIndex: -1 } as const

interface ComboboxButtonsProps {
  readonly combobox: ComboboxState
  readonly disabled: boolean
  readonly onOpen: () => void
  /** Absent if there is nothing to clear. */
  readonly onClear?: (() => void) | undefined
}

export function ComboboxButtons({ combobox, disabled, onOpen, onClear }: ComboboxButtonsProps) {
  const { word } = useUi(messages)
  return (
    // Keeps the focus in the field.
    <span className="combobox-buttons" onPointerDown={(event) => event.preventDefault()}>
      {onClear ? (
        <Button {...buttonProps} icon="close" aria-label={word('combobox.clear')} onClick={onClear} />
      ) : null}
      <Button
        {...buttonProps}
        icon="chevron-down"
        disabled={disabled}
        aria-label={word('combobox.open')}
        aria-expanded={combobox.isOpen}
        aria-controls={combobox.listId}
        onClick={onOpen}
      />
    </span>
  )
}

interface HiddenValuesProps {
  readonly name: string | undefined
  readonly form: string | undefined
  readonly disabled: boolean | undefined
  readonly values: readonly string[]
}

/** Hidden inputs: the values that a form sends for a field that shows labels. */
export function HiddenValues({ name, values, ...rest }: HiddenValuesProps) {
  if (name === undefined) return null
  return values.map((value) => <input key={value} {...rest} type="hidden" name={name} value={value} />)
}

/** Calls the event handler of the component, then that of its user. */
export function both<Event>(ours: () => void, theirs: ((event: Event) => void) | undefined) {
  return (event: Event) => {
    ours()
    theirs?.(event)
  }
}
