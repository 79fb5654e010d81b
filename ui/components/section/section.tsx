import type { ComponentPropsWithRef, ReactNode } from 'react'
import { useId } from 'react'
import { cx } from '../../internal/cx.ts'
import type { HeadingLevel } from '../../internal/heading-level.ts'
import { headingTags } from '../../internal/heading-level.ts'
import { safeHref } from '../../internal/safe-href.ts'

export interface SectionProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  /** The title of the section. */
  readonly title: ReactNode
  /** A link to the full list that is shown here in part. */
  readonly moreLink?: { readonly href: string; readonly label: ReactNode } | undefined
  /** The level of the heading in the outline of the page. */
  readonly level?: HeadingLevel
}

/** A part of a page, separated by space and a thin line, not by a box. */
export function Section({ title, moreLink, level = 2, className, children, ...rest }: SectionProps) {
  const titleId = useId()
  const Heading = headingTags[level]
  return (
    <section aria-labelledby={titleId} {...rest} className={cx('section', className)}>
      <div className="section-head">
        <Heading id={titleId}>{title}</Heading>
        {moreLink && (
          <a className="more-link" {...safeHref(moreLink.href)}>
            {moreLink.label}
          </a>
        )}
      </div>
      {children}
    </section>
  )
}
