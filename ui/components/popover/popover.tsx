/**
 * More of something, beside what opened it: the browser's own popover, which needs no script to open, closes with
 * Escape and with a press elsewhere, and gives the focus back.
 */
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { useId } from 'react'
import { cx } from '../../internal/cx.ts'
import { standBeside } from './stand-beside.ts'

/** What the button that opens it has to carry. */
export interface PopoverTrigger {
  readonly popoverTarget: string
  readonly 'aria-describedby'?: string
}

export interface PopoverProps extends Omit<ComponentPropsWithRef<'div'>, 'popover'> {
  /** The button: `(wires) => <Button {...wires}>Filter</Button>`. */
  readonly trigger: (wires: PopoverTrigger) => ReactNode
  /** What it is, for those who listen. */
  readonly label: string
  /** The content of the popover. */
  readonly children: ReactNode
}

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
          standBeside(event)
          onToggle?.(event)
        }}
      />
    </>
  )
}
