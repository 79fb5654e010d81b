import type { ComponentPropsWithRef, ReactNode } from 'react'
import { cx } from '../../internal/cx.ts'

export interface HeroProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  /** The heading of the page. */
  readonly title: ReactNode
  /** 1 for the heading of the page, 2 for a hero further down. */
  readonly level?: 1 | 2
  /** A small label above the heading: a place, a date. */
  readonly kicker?: ReactNode
  /** One or two sentences of introduction. */
  readonly lead?: ReactNode
  /** Links as buttons, the most important one first. */
  readonly actions?: ReactNode
  /** More text below the introduction. */
  readonly children?: ReactNode
  /** One image with its caption. */
  readonly media?: ReactNode
}

/** The start of a site: the largest heading, and one image. */
export function Hero(props: HeroProps) {
  const { title, level = 1, kicker, lead, actions, media, className, children, ...rest } = props
  const Heading = level === 1 ? 'h1' : 'h2'
  return (
    <section {...rest} className={cx('hero', className)} data-media={media ? '' : undefined}>
      <div className="hero-text">
        {kicker ? <p className="eyebrow">{kicker}</p> : null}
        <Heading className="hero-title">{title}</Heading>
        {lead ? <p className="lead">{lead}</p> : null}
        {children ? <div className="hero-body">{children}</div> : null}
        {actions ? <p className="hero-actions">{actions}</p> : null}
      </div>
      {media ? <div className="hero-media">{media}</div> : null}
    </section>
  )
}
