import type { ComponentPropsWithRef } from 'react'
import { cx } from '../../internal/cx.ts'

export const badgeTones = ['primary', 'neutral', 'violet', 'red', 'green', 'amber'] as const
export type BadgeTone = (typeof badgeTones)[number]

export interface BadgeProps extends ComponentPropsWithRef<'span'> {
  /** The colour of the badge. */
  readonly tone?: BadgeTone
  /** `solid` is filled, `outline` has a thin border, `dashed` a dashed one. */
  readonly variant?: 'solid' | 'outline' | 'dashed'
  /** A decorative dot before the text. */
  readonly dot?: boolean
}

/** One or two words about the status of something. It is not interactive. */
export function Badge({
  tone = 'primary',
  variant = 'solid',
  dot = false,
  className,
  children,
  ...rest
}: BadgeProps) {
  return (
    <span {...rest} className={cx('badge', className)} data-tone={tone} data-variant={variant}>
      {dot ? <span className="badge-dot" aria-hidden="true" /> : null}
      {children}
    </span>
  )
}
