import type { ComponentPropsWithRef } from 'react'
import { cx } from '../../internal/cx.ts'

export interface LiveRegionProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** What is to be heard now. The same words are heard again after they were empty in between. */
  readonly message: string
  /** `assertive` interrupts: for what cannot wait. */
  readonly urgency?: 'polite' | 'assertive'
}

/**
 * Words for those who listen, when something changed that others see. It has to be on the page before there is anything to
 * say: a region that comes together with its words is heard by few readers.
 */
export function LiveRegion({ message, urgency = 'polite', className, ...rest }: LiveRegionProps) {
  return (
    <div
      role={urgency === 'assertive' ? 'alert' : 'status'}
      aria-live={urgency}
      aria-atomic="true"
      {...rest}
      className={cx('live-region visually-hidden', className)}
    >
      {message}
    </div>
  )
}
