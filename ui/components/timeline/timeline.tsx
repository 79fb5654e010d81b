import type { ComponentPropsWithRef, ReactNode } from 'react'
import { cx } from '../../internal/cx.ts'
import type { HeadingLevel } from '../../internal/heading-level.ts'
import { headingTags } from '../../internal/heading-level.ts'

export type TimelineProps = ComponentPropsWithRef<'ol'>

/** Events in order, with their dates next to them. */
export function Timeline({ className, ...rest }: TimelineProps) {
  return <ol role="list" {...rest} className={cx('timeline', className)} />
}

export interface TimelineEntryProps extends Omit<ComponentPropsWithRef<'li'>, 'title'> {
  /** A `<time>`, or text such as “in winter”. */
  readonly at: ReactNode
  /** What happened. */
  readonly title: ReactNode
  /** The level of the heading in the outline of the page. */
  readonly level?: HeadingLevel
  /** Marks the current entry: everything after it is in the future. */
  readonly current?: boolean
}

export function TimelineEntry({
  at,
  title,
  level = 3,
  current = false,
  className,
  children,
  ...rest
}: TimelineEntryProps) {
  const Heading = headingTags[level]
  return (
    <li {...rest} className={cx('timeline-entry', className)} aria-current={current ? 'step' : undefined}>
      <p className="timeline-at">{at}</p>
      <div className="timeline-text">
        <Heading className="timeline-title">{title}</Heading>
        {children}
      </div>
    </li>
  )
}
