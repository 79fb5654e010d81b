import type { ComponentPropsWithRef } from 'react'
import { chevron } from '../../icons/icons.generated.ts'
import { registerIcons } from '../../icons/resolve.ts'
import { cx } from '../../internal/cx.ts'
import type { FieldText } from '../field/field.tsx'
import { Field } from '../field/field.tsx'
import { Icon } from '../icon/icon.tsx'

registerIcons({ chevron })

export interface SelectOption {
  readonly value: string
  readonly label: string
  readonly disabled?: boolean
}

export interface SelectProps
  extends FieldText,
    Omit<ComponentPropsWithRef<'select'>, 'children' | 'multiple'> {
  /** The choices, in the order in which they are shown. */
  readonly options: readonly SelectOption[]
}

/** A field to choose one option of a list: a native select. `className` goes to the field, all other props to the select. */
export function Select({ label, hint, error, help, id, required, options, className, ...rest }: SelectProps) {
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      help={help}
      controlId={id}
      required={required}
      className={cx('select', className)}
    >
      {(control) => (
        <div className="select-box">
          <select {...rest} {...control} className="control">
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon name="chevron" />
        </div>
      )}
    </Field>
  )
}
