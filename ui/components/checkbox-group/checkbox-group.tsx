import type { ChangeEvent, ComponentPropsWithRef } from 'react'
import { useEffect, useRef } from 'react'
import { cx } from '../../internal/cx.ts'
import { useComposedRef } from '../../internal/refs.ts'
import { useFormReset } from '../../internal/use-controllable-value.ts'
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
  const { options, value, defaultValue = none, onValueChange, name, className, ref, ...rest } = props
  const { required = false, error } = rest
  const fieldset = useRef<HTMLFieldSetElement>(null)
  const composedRef = useComposedRef(fieldset, ref)
  const updateValidity = () => {
    if (fieldset.current) requireChoice(fieldset.current, required, typeof error === 'string' ? error : '')
  }
  useEffect(updateValidity)
  // The event comes before the boxes change.
  useFormReset(fieldset, () => setTimeout(updateValidity))
  const handleChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const ticked = boxesIn(currentTarget.closest('fieldset')).filter((box) => box.checked)
    onValueChange?.(ticked.map((box) => box.value))
    if (value === undefined) updateValidity()
  }
  return (
    <FieldGroup {...rest} ref={composedRef} className={cx('checkbox-group', className)}>
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

const boxesIn = (group: Element | null) => [
  ...(group?.querySelectorAll<HTMLInputElement>('.checkbox-control') ?? []),
]

/** Browsers cannot require one box of several, so the first one is required while none is checked. */
function requireChoice(group: Element, required: boolean, message: string): void {
  const boxes = boxesIn(group)
  const isMissing = required && !boxes.some((box) => box.checked)
  const first = boxes.find((box) => !box.disabled)
  for (const box of boxes) {
    box.required = isMissing && box === first
    box.setCustomValidity(box.required ? message : '')
  }
}
