import type { ComponentPropsWithRef, KeyboardEvent, ReactNode } from 'react'
import { useRef, useState } from 'react'
import { cx } from '../../internal/cx.ts'
import { useFormReset, useValue } from '../../internal/use-controllable-value.ts'
import { indexAfterKey } from '../../internal/wrap-index.ts'
import { useUi } from '../../provider/ui-provider.tsx'
import type { AnyIconName } from '../icon/icon.tsx'
import { ToggleButton } from '../toggle-button/toggle-button.tsx'

export interface Toggle {
  readonly value: string
  /** Visible without an icon, and always exposed to screen readers. */
  readonly label: string
  readonly icon?: AnyIconName
  readonly disabled?: boolean
}

export interface ToggleGroupProps extends Omit<ComponentPropsWithRef<'div'>, 'defaultValue' | 'onChange'> {
  /** The accessible name of the group. */
  readonly label: string
  /** The buttons, each with a value and a label. */
  readonly toggles: readonly Toggle[]
  /** `single`: pressing one button releases the other. It can also be released itself. */
  readonly kind?: 'single' | 'multiple'
  /** The values of the pressed buttons. Leave it out for an uncontrolled group. */
  readonly value?: readonly string[] | undefined
  /** The values of the buttons that are pressed at first. */
  readonly defaultValue?: readonly string[] | undefined
  /** Called with the new value when the user changes it. */
  readonly onValueChange?: ((value: readonly string[]) => void) | undefined
  /** The name under which a form sends the pressed values. */
  readonly name?: string | undefined
}

const none: readonly string[] = []

/**
 * Toggle buttons that belong together: one can be on in a single group, any number in a multiple one. One Tab
 * stop, with arrow keys inside.
 */
export function ToggleGroup(props: ToggleGroupProps) {
  const { label, toggles, kind = 'multiple', name, className, ...others } = props
  const { value, defaultValue = none, onValueChange, ...rest } = others
  const { dir } = useUi()
  const [pressed, press] = useValue(value, defaultValue, onValueChange)
  const [last, setLast] = useState<string>()
  const first = useRef<HTMLButtonElement>(null)
  useFormReset(first, () => {
    if (value === undefined) press(defaultValue)
  })
  const enabled = toggles.filter((toggle) => !toggle.disabled).map((toggle) => toggle.value)
  const stop =
    enabled.find((own) => own === last) ?? enabled.find((own) => pressed.includes(own)) ?? enabled[0]
  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const next = indexAfterKey(event, dir, enabled.indexOf(stop ?? ''), enabled.length)
    if (next === undefined) return
    event.preventDefault()
    event.currentTarget.querySelectorAll<HTMLElement>('.toggle-button:enabled')[next]?.focus()
  }
  return (
    <div
      {...rest}
      role="group"
      aria-label={label}
      className={cx('toggle-group', className)}
      onKeyDown={(event) => {
        handleKeyDown(event)
        rest.onKeyDown?.(event)
      }}
    >
      {toggles.map((toggle, place) => (
        <ToggleButton
          key={toggle.value}
          ref={place === 0 ? first : undefined}
          {...face(toggle)}
          disabled={toggle.disabled}
          tabIndex={toggle.value === stop ? 0 : -1}
          pressed={pressed.includes(toggle.value)}
          onFocus={() => setLast(toggle.value)}
          onPressedChange={() => press(toggled(pressed, toggle.value, kind))}
        />
      ))}
      {name ? pressed.map((own) => <input key={own} type="hidden" name={name} value={own} />) : null}
    </div>
  )
}

/** The pressed values after one button changed. In a single group only that one, or none. */
function toggled(pressed: readonly string[], value: string, kind: 'single' | 'multiple'): readonly string[] {
  const others = pressed.filter((other) => other !== value)
  const stillPressed = kind === 'single' ? [] : others
  return pressed.includes(value) ? stillPressed : [...stillPressed, value]
}

type Face = { readonly children: ReactNode } | { readonly icon: AnyIconName; readonly 'aria-label': string }

const face = ({ icon, label }: Toggle): Face => (icon ? { icon, 'aria-label': label } : { children: label })
