import type { ComponentPropsWithRef } from 'react'
import { cx } from '../../internal/cx.ts'

export interface SpinnerProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** What is loading. Without it the spinner is decoration next to text that says so. */
  readonly label?: string | undefined
}

/** A small turning circle while something loads. */
export function Spinner({ label, className, ...rest }: SpinnerProps) {
  return (
    <span
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      {...rest}
      className={cx('spinner', className)}
    />
  )
}
