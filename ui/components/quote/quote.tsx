import type { ComponentPropsWithRef, ReactNode } from 'react'
import { cx } from '../../internal/cx.ts'
import { safeHref } from '../../internal/safe-href.ts'

export interface QuoteProps extends ComponentPropsWithRef<'figure'> {
  /** The author of the quote. */
  readonly author?: ReactNode
  /** The source: a book, a letter, a talk. */
  readonly source?: ReactNode
  /** The URL of the source. */
  readonly href?: string
}

/** A prominent quote. For a passage that is only cited, use a Markdown quote. */
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
