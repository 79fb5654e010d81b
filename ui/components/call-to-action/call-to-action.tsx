import type { ComponentPropsWithRef, ReactNode } from 'react'
import { useId } from 'react'
import { cx } from '../../internal/cx.ts'
import type { HeadingLevel } from '../../internal/heading-level.ts'
import { headingTags } from '../../internal/heading-level.ts'

export interface CallToActionProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  /** What readers can do, in a few words. */
  readonly title: ReactNode
  /** The level of the title in the outline of the page. */
  readonly level?: HeadingLevel
}

/** A dark band with a title, a short text and a button. Its colours are those of the dark theme. */
export function CallToAction({ title, level = 2, className, children, ...rest }: CallToActionProps) {
  const titleId = useId()
  const Heading = headingTags[level]
  return (
    <section
      aria-labelledby={titleId}
      data-theme="dark"
      {...rest}
      className={cx('call-to-action', className)}
    >
      <Heading id={titleId} className="call-to-action-title">
        {title}
      </Heading>
      <div className="call-to-action-body">{children}</div>
    </section>
  )
}
