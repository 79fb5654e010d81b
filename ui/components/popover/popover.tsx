import type { ComponentPropsWithRef, ReactNode } from 'react'
import { useId } from 'react'
import { cx } from '../../internal/cx.ts'
import { placeBeside } from './place-beside.ts'

/** The attributes of the button that opens it. */
export interface PopoverTrigger {
  readonly popoverTarget: string
  readonly 'aria-describedby'?: string
}

export interface PopoverProps extends Omit<ComponentPropsWithRef<'div'>, 'popover'> {
  /** The button: `(triggerProps) => <Button {...triggerProps}>Filter</Button>`. */
  readonly trigger: (triggerProps: PopoverTrigger) => ReactNode
  /** The accessible name. */
  readonly label: string
  /** The content of the popover. */
  readonly children: ReactNode
}

/**
 * A panel next to the button that opens it. It is a native popover: it opens without a script, closes with
 * Escape and a press elsewhere, and returns the focus.
 */
export function Popover({ trigger, label, id, className, onToggle, ...rest }: PopoverProps) {
  const generatedId = useId()
  const target = id ?? generatedId
  return (
    <>
      {trigger({ popoverTarget: target })}
      <div
        role="dialog"
        aria-label={label}
        {...rest}
        id={target}
        className={cx('popover', className)}
        popover="auto"
        onToggle={(event) => {
          placeBeside(event)
          onToggle?.(event)
        }}
      />
    </>
  )
}
