/** The text input of a date. On a phone it is the native field. */

import type {
  ChangeEvent,
  ComponentPropsWithRef,
  FocusEvent,
  KeyboardEvent,
  ReactNode,
  RefObject,
  ToggleEvent,
} from 'react'
import { useState } from 'react'
import { calendar } from '../../icons/icons.generated.ts'
import { registerIcons } from '../../icons/resolve.ts'
import * as english from '../../locales/en.ts'
import { useUi } from '../../provider/ui-provider.tsx'
import { Button } from '../button/button.tsx'
import type { DateBounds } from '../calendar/days.ts'
import type { FieldControl } from '../field/field.tsx'
import { Popover } from '../popover/popover.tsx'
import type { useTyped } from './use-date.ts'
import { useTypes } from './use-date.ts'

type Input = ComponentPropsWithRef<'input'>

export interface TypedInputProps
  extends Omit<Input, 'type' | 'value' | 'defaultValue' | keyof DateBounds>,
    DateBounds {
  /** The type of the input where the native field is better. */
  readonly native: 'date' | 'time'
  readonly control: FieldControl
  readonly field: ReturnType<typeof useTyped>
  readonly isInvalid: boolean
}

export function TypedInput(props: TypedInputProps) {
  const { native, control, field, isInvalid, name, min, max, step, placeholder, ...rest } = props
  const { onChange, onBlur, onKeyDown, ...passed } = rest
  const types = useTypes()
  const shared = {
    ...passed,
    ...control,
    className: 'control',
    'aria-invalid': control['aria-invalid'] || isInvalid || undefined,
  }
  if (!types)
    return (
      <input
        {...shared}
        type={native}
        name={name}
        min={min}
        max={max}
        step={step}
        value={field.current}
        onBlur={onBlur}
        onKeyDown={onKeyDown}
        onChange={(event: ChangeEvent<HTMLInputElement>) => {
          field.become(event.target.value)
          onChange?.(event)
        }}
      />
    )
  return (
    <>
      <input
        autoComplete="off"
        spellCheck={false}
        placeholder={placeholder}
        {...shared}
        type="text"
        value={field.text}
        onChange={(event: ChangeEvent<HTMLInputElement>) => {
          field.type(event.target.value)
          onChange?.(event)
        }}
        onBlur={(event: FocusEvent<HTMLInputElement>) => {
          field.settle()
          onBlur?.(event)
        }}
        onKeyDown={(event: KeyboardEvent<HTMLInputElement>) => {
          if (event.key === 'Enter') field.settle()
          onKeyDown?.(event)
        }}
      />
      {name ? <input type="hidden" name={name} value={field.current} disabled={rest.disabled} /> : null}
    </>
  )
}

// Button that opens a calendar next to a date field. The calendar is rendered when it opens, and takes the
// focus.

const messages = { dateField: english.dateField }

registerIcons({ calendar })

interface CalendarButtonProps {
  readonly popover: RefObject<HTMLDivElement | null>
  readonly disabled: boolean | undefined
  readonly onOpen?: () => void
  /** Content below the calendar, such as more actions. */
  readonly footer?: ReactNode
  readonly children: ReactNode
}

export function CalendarButton({ popover, disabled, onOpen, footer, children }: CalendarButtonProps) {
  const { word } = useUi(messages)
  const [isOpen, setIsOpen] = useState(false)
  const types = useTypes()
  if (!types) return null
  const handleToggle = ({ newState }: ToggleEvent) => {
    setIsOpen(newState === 'open')
    if (newState === 'open') onOpen?.()
  }
  return (
    <Popover
      ref={popover}
      className="date-popover"
      label={word('dateField.open')}
      onToggle={handleToggle}
      trigger={(triggerProps) => (
        <Button
          {...triggerProps}
          variant="ghost"
          color="neutral"
          size="sm"
          icon="calendar"
          aria-label={word('dateField.open')}
          disabled={disabled}
        />
      )}
    >
      {isOpen ? children : null}
      {isOpen && footer ? <div className="date-popover-footer">{footer}</div> : null}
    </Popover>
  )
}
