import type { ComponentPropsWithRef } from 'react'
import { cx } from '../../internal/cx.ts'

export interface DividerProps extends ComponentPropsWithRef<'hr'> {
  /** `line` parts sections; `pause` is a breath within a long text. */
  readonly variant?: 'line' | 'pause'
}

/** A change of subject, for the eye and for those who listen. Space alone is often enough. */
export function Divider({ variant = 'line', className, ...rest }: DividerProps) {
  return <hr {...rest} className={cx('divider', className)} data-variant={variant} />
}
