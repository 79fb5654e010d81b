import { cx } from '../../internal/cx.ts'
import { useValue } from '../../internal/use-controllable-value.ts'
import type { ButtonProps } from '../button/button.tsx'
import { Button } from '../button/button.tsx'

/** Its label is the same in both states, because screen readers announce whether it is pressed. */
export type ToggleButtonProps = Omit<ButtonProps, 'color' | 'variant' | 'loading' | 'aria-pressed'> & {
  /** Whether the button is pressed. Leave it out for an uncontrolled button. */
  readonly pressed?: boolean | undefined
  /** Whether the button is pressed at first. */
  readonly defaultPressed?: boolean | undefined
  /** Called with the new state when the user presses the button. */
  readonly onPressedChange?: ((pressed: boolean) => void) | undefined
}

/** A setting in a tool that is on or off: bold, the grid, a filter. */
export function ToggleButton({
  pressed,
  defaultPressed = false,
  onPressedChange,
  onClick,
  className,
  ...rest
}: ToggleButtonProps) {
  const [isPressed, press] = useValue(pressed, defaultPressed, onPressedChange)
  return (
    <Button
      size="sm"
      {...rest}
      variant={isPressed ? 'soft' : 'ghost'}
      color={isPressed ? 'primary' : 'neutral'}
      className={cx('toggle-button', className)}
      aria-pressed={isPressed}
      onClick={(event) => {
        press(!isPressed)
        onClick?.(event)
      }}
    />
  )
}
