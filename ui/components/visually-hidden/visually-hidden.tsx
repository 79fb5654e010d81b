import type { ComponentPropsWithRef } from 'react'
import { cx } from '../../internal/cx.ts'

export type VisuallyHiddenProps = ComponentPropsWithRef<'span'>

/** Text for screen readers only: in the page, but not visible. */
export function VisuallyHidden({ className, ...rest }: VisuallyHiddenProps) {
  return <span {...rest} className={cx('visually-hidden', className)} />
}
