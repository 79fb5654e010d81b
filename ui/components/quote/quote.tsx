import type { ComponentPropsWithRef, ReactNode } from 'react'
import { cx } from '../../internal/cx.ts'
import { safeHref } from '../../internal/safe-href.ts'

export interface QuoteProps extends ComponentPropsWithRef<'figure'> {
  /** Who said it. */
  readonly author?: ReactNode
  /** Where it was said: a book, a letter, a talk. */
  readonly source?: ReactNode
  /** Where the source can be read. */
  readonly href?: string
}

/** Words of somebody else that deserve a place of their own. What is only cited in passing is a Markdown quote. */
export function Quote({ author, source, href, children, className, ...rest }: QuoteProps) {
  const address = safeHref(href)
  return (
    <figure {...rest} className={cx('quote', className)}>
      <blockquote className="quote-text" cite={address.href}>
        {children}
      </blockquote>
      {author || source ? (
        <figcaption className="quote-origin">
          {author ? <span>{author}</span> : null}
          {source ? <cite>{href === undefined ? source : <a {...address}>{source}</a>}</cite> : null}
        </figcaption>
      ) : null}
    </figure>
  )
}
