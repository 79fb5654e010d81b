import type { ComponentPropsWithRef, ReactNode } from 'react'
import { cx } from '../../internal/cx.ts'

export interface HeroProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  /** The heading of the page. */
  readonly title: ReactNode
  /** The label above it: where, since when. */
  readonly kicker?: ReactNode
  /** A sentence or two, set for reading. */
  readonly lead?: ReactNode
  /** Links as buttons: the first is the one that matters. */
  readonly actions?: ReactNode
  /** One print, with its caption. */
  readonly media?: ReactNode
}

/** How a site begins: words as large as they get, and one picture. */
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
