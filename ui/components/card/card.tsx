import type { ComponentPropsWithRef, ReactNode } from 'react'
import { cx } from '../../internal/cx.ts'
import type { HeadingLevel } from '../../internal/heading-level.ts'
import { headingTags } from '../../internal/heading-level.ts'
import { safeHref } from '../../internal/safe-href.ts'

export interface CardProps extends Omit<ComponentPropsWithRef<'article'>, 'title'> {
  /** The title of the card, and its link where `href` is given. */
  readonly title: ReactNode
  /** Where the whole card leads. Its one link is the title; nothing else in a card can be pressed. */
  readonly href?: string
  /** The plate's label above the title: a date, a section, a duration. */
  readonly label?: ReactNode
  /** A picture; it keeps its margins and stands on top. */
  readonly media?: ReactNode
  /** The level of the title in the page's outline. */
  readonly level?: HeadingLevel
  /** `plain` stands on paper, `framed` has a hairline around it. */
  readonly variant?: 'plain' | 'framed'
}

export function Card({
  title,
  href,
  label,
  media,
  level = 3,
  variant = 'framed',
  children,
  className,
  ...rest
}: CardProps) {
  const Heading = headingTags[level]
  return (
    <article {...rest} className={cx('card', className)} data-variant={variant}>
      {media ? <div className="card-media">{media}</div> : null}
      <div className="card-text">
        {label ? <p className="card-label">{label}</p> : null}
        <Heading className="card-title">
          {href === undefined ? (
            title
          ) : (
            <a {...safeHref(href)} className="card-link">
              {title}
            </a>
          )}
        </Heading>
        {children ? <div className="card-body">{children}</div> : null}
      </div>
    </article>
  )
}

export type CardGridProps = ComponentPropsWithRef<'div'>

/** Cards side by side, as many as fit. */
export function CardGrid({ className, ...rest }: CardGridProps) {
  return <div {...rest} className={cx('card-grid', className)} />
}
