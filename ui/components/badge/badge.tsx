import type { ComponentPropsWithRef } from 'react'
import { cx } from '../../internal/cx.ts'

export const badgeTones = ['primary', 'neutral', 'violet', 'red', 'green', 'amber'] as const
export type BadgeTone = (typeof badgeTones)[number]

export interface BadgeProps extends ComponentPropsWithRef<'span'> {
  /** The colour of the badge. */
  readonly tone?: BadgeTone
  /** `solid` is filled, `outline` a thin frame, `dashed` a broken one. */
  readonly variant?: 'solid' | 'outline' | 'dashed'
  /** A point before the words; the words say the same. */
  readonly dot?: boolean
}

/** A word or two about the state of a thing. It is read, never pressed. */
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
