import type { ComponentPropsWithRef, ReactNode } from 'react'
import { cx } from '../../internal/cx.ts'

export interface HeroProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  /** The heading of the page. */
  readonly title: ReactNode
  /** A small label above the heading: a place, a date. */
  readonly kicker?: ReactNode
  /** One or two sentences of introduction. */
  readonly lead?: ReactNode
  /** Links as buttons, the most important one first. */
  readonly actions?: ReactNode
  /** One image with its caption. */
  readonly media?: ReactNode
}

/** The start of a site: the largest heading, and one image. */
export function Hero({ title, kicker, lead, actions, media, className, ...rest }: HeroProps) {
  return (
    <section {...rest} className={cx('hero', className)} data-media={media ? '' : undefined}>
      <div className="hero-text">
        {kicker ? <p className="eyebrow">{kicker}</p> : null}
        <h1>{title}</h1>
        {lead ? <p className="lead">{lead}</p> : null}
        {actions ? <p className="hero-actions">{actions}</p> : null}
      </div>
      {media ? <div className="hero-media">{media}</div> : null}
    </section>
  )
}
