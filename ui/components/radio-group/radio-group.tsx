import type { ChangeEvent, ComponentPropsWithRef } from 'react'
import { useId } from 'react'
import { cx } from '../../internal/cx.ts'
import type { Answer } from '../field/answers.tsx'
import { Answers } from '../field/answers.tsx'
import type { FieldText } from '../field/field.tsx'
import { FieldGroup } from '../field/field-group.tsx'

export interface RadioGroupProps
  extends FieldText,
    Omit<ComponentPropsWithRef<'fieldset'>, 'children' | 'role' | 'defaultValue' | 'onChange'> {
  /** The choices, in the order in which they are shown. */
  readonly options: readonly Answer[]
  /** The value of the chosen option. Leave it out for an uncontrolled group. */
  readonly value?: string | undefined
  /** The value of the option that is chosen at first. */
  readonly defaultValue?: string | undefined
  /** Called with the new value when the user changes it. */
  readonly onValueChange?: ((value: string) => void) | undefined
  /** Marks the field as required. A form cannot be sent without a value. */
  readonly required?: boolean | undefined
}

/**
 * A few options that are all visible, of which one can be chosen. `ref`, `className` and all other props go
 * to the fieldset.
 */
export function RadioGroup({
  options,
  value,
  defaultValue,
  onValueChange,
  required,
  name,
  className,
  ...rest
}: RadioGroupProps) {
  const generatedName = useId()
  return (
    <FieldGroup {...rest} role="radiogroup" required={required} className={cx('radio-group', className)}>
      <Answers
        options={options}
        className="radio-control"
        control={(option) => ({
          type: 'radio',
          name: name ?? generatedName,
          required,
          ...isSelected(option.value, value, defaultValue),
          onChange: (event: ChangeEvent<HTMLInputElement>) => onValueChange?.(event.target.value),
        })}
      />
    </FieldGroup>
  )
}

/**
 * The state of a radio button: controlled, or only an initial value, so that the browser keeps the choice.
 */
export function isSelected(own: string, value: string | undefined, defaultValue: string | undefined) {
  return value === undefined ? { defaultChecked: own === defaultValue } : { checked: own === value }
}
