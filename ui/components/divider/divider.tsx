import type { ComponentPropsWithRef } from 'react'
import { cx } from '../../internal/cx.ts'

export interface DividerProps extends ComponentPropsWithRef<'hr'> {
  /** `line` separates sections, `pause` is a short break in a long text. */
  readonly variant?: 'line' | 'pause'
}

/** A change of subject, visible and announced. Space alone is often enough. */
export function Divider({ variant = 'line', className, ...rest }: DividerProps) {
  return <hr {...rest} className={cx('divider', className)} data-variant={variant} />
}
