import type { ComponentPropsWithRef, ReactNode } from 'react'
import { cx } from '../../internal/cx.ts'
import type { HeadingLevel } from '../../internal/heading-level.ts'
import { headingTags } from '../../internal/heading-level.ts'
import { safeHref } from '../../internal/safe-href.ts'

export interface CardProps extends Omit<ComponentPropsWithRef<'article'>, 'title'> {
  /** The title of the card, and its link if `href` is given. */
  readonly title: ReactNode
  /** The target of the whole card. Its one link is the title. Nothing else in a card is interactive. */
  readonly href?: string
  /** A small label above the title: a date, a section, a duration. */
  readonly label?: ReactNode
  /** An image above the text, with margins around it. */
  readonly media?: ReactNode
  /** The level of the title in the page's outline. */
  readonly level?: HeadingLevel
  /** `plain` has no border, `framed` has a thin one. */
  readonly variant?: 'plain' | 'framed'
}

/** A box for one of several things of the same kind: an image, a title and a short text. */
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

/** A grid with as many cards per row as fit. */
export function CardGrid({ className, ...rest }: CardGridProps) {
  return <div {...rest} className={cx('card-grid', className)} />
}
