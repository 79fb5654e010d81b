import type { ComponentPropsWithRef, ReactNode } from 'react'
import { useId } from 'react'
import { cx } from '../../internal/cx.ts'
import type { FieldText } from '../field/field.tsx'
import { FieldGroup } from '../field/field-group.tsx'
import type { AnyIconName } from '../icon/icon.tsx'
import { Icon } from '../icon/icon.tsx'
import { isSelected } from '../radio-group/radio-group.tsx'

export interface Segment {
  readonly value: string
  readonly label: ReactNode
  readonly icon?: AnyIconName
  readonly disabled?: boolean
}

export interface SegmentedControlProps
  extends FieldText,
    Omit<ComponentPropsWithRef<'fieldset'>, 'children' | 'role' | 'defaultValue' | 'onChange'> {
  /** Two to five segments with one or two words each. */
  readonly segments: readonly Segment[]
  /** The value of the chosen segment. Leave it out for an uncontrolled control. */
  readonly value?: string | undefined
  /** The value of the segment that is chosen at first. */
  readonly defaultValue?: string | undefined
  /** Called with the new value when the user changes it. */
  readonly onValueChange?: ((value: string) => void) | undefined
  /** Hides the label visually, for places where the segments explain themselves, such as a toolbar. */
  readonly labelHidden?: boolean
}

/** Radio buttons in a row: one of a few views. All other props go to the fieldset. */
export function SegmentedControl({
  segments,
  value,
  defaultValue,
  onValueChange,
  name,
  className,
  ...rest
}: SegmentedControlProps) {
  const generatedName = useId()
  return (
    <FieldGroup {...rest} role="radiogroup" className={cx('segmented-control', className)}>
      <div className="segments">
        {segments.map(({ value: own, label, icon, disabled }) => (
          <label key={own} className="segment">
            <input
              type="radio"
              name={name ?? generatedName}
              value={own}
              disabled={disabled}
              {...isSelected(own, value, defaultValue)}
              onChange={() => onValueChange?.(own)}
            />
            {icon ? <Icon name={icon} /> : null}
            {label}
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}
