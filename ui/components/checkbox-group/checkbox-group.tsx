import type { ChangeEvent, ComponentPropsWithRef } from 'react'
import { cx } from '../../internal/cx.ts'
import type { Answer } from '../field/answers.tsx'
import { Answers } from '../field/answers.tsx'
import type { FieldText } from '../field/field.tsx'
import { FieldGroup } from '../field/field-group.tsx'

export interface CheckboxGroupProps
  extends FieldText,
    Omit<ComponentPropsWithRef<'fieldset'>, 'children' | 'role' | 'defaultValue' | 'onChange'> {
  /** The choices, in the order in which they are shown. */
  readonly options: readonly Answer[]
  /** The values of the checked options. Leave it out to let the group keep its own. */
  readonly value?: readonly string[] | undefined
  /** The values of the options that are checked at first. */
  readonly defaultValue?: readonly string[] | undefined
  /** Called with the values in the order of the options. */
  readonly onValueChange?: ((value: readonly string[]) => void) | undefined
  /** Marks the field as required. A form cannot be sent without a value. */
  readonly required?: boolean | undefined
}

const none: readonly string[] = []

/**
 * A few options that are all visible, of which several can be chosen. `ref`, `className` and all other props
 * go to the fieldset.
 */
export function CheckboxGroup(props: CheckboxGroupProps) {
  const { options, value, defaultValue = none, onValueChange, name, className, ...rest } = props
  const handleChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const boxes = currentTarget.closest('fieldset')?.querySelectorAll<HTMLInputElement>('.checkbox-control')
    const ticked = [...(boxes ?? [])].filter((box) => box.checked).map((box) => box.value)
    onValueChange?.(ticked)
  }
  return (
    <FieldGroup {...rest} className={cx('checkbox-group', className)}>
      <Answers
        options={options}
        className="checkbox-control"
        control={(option) => ({
          type: 'checkbox',
          name,
          onChange: handleChange,
          ...(value
            ? { checked: value.includes(option.value) }
            : { defaultChecked: defaultValue.includes(option.value) }),
        })}
      />
    </FieldGroup>
  )
}
