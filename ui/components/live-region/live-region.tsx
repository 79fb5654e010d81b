import type { ComponentPropsWithRef } from 'react'
import { cx } from '../../internal/cx.ts'

export interface LiveRegionProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The message to announce. An empty message in between repeats the same message. */
  readonly message: string
  /** `assertive` interrupts the screen reader, for urgent messages. */
  readonly urgency?: 'polite' | 'assertive'
}

/**
 * An invisible text that screen readers announce when it changes. It has to be on the page before it has a
 * message: few screen readers announce a region that is inserted together with its text.
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
