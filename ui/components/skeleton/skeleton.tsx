import type { ComponentPropsWithRef } from 'react'
import { cx } from '../../internal/cx.ts'

export const skeletonShapes = ['text', 'title', 'picture'] as const

export interface SkeletonProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The shape of the content that is loading. */
  readonly shape?: (typeof skeletonShapes)[number]
  /** As many lines as the text will have, so that nothing moves when it arrives. */
  readonly lines?: number
}

/**
 * Grey lines that reserve the space of loading content. They are hidden from screen readers, because the
 * loading element announces itself once.
 */
export function Skeleton({ shape = 'text', lines = 1, className, ...rest }: SkeletonProps) {
  const count = shape === 'text' ? lines : 1
  return (
    <div {...rest} className={cx('skeleton', className)} data-shape={shape} aria-hidden="true">
      {Array.from({ length: count }, (_, line) => line).map((line) => (
        <span key={line} className="skeleton-line" />
      ))}
    </div>
  )
}
