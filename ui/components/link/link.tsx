import type { ComponentPropsWithRef } from 'react'
import { cx } from '../../internal/cx.ts'
import { safeHref } from '../../internal/safe-href.ts'

export interface LinkProps extends ComponentPropsWithRef<'a'> {
  /**
   * `text` is underlined, for links in sentences. `quiet` is underlined on hover, for lists and navigation.
   */
  readonly variant?: 'text' | 'quiet'
}

/** A link in a text, a list or a navigation. A dangerous URL is dropped, and the text stays. */
export function Link({ href, variant = 'text', className, ...rest }: LinkProps) {
  return (
    <a {...rest} {...safeHref(href, rest.target)} className={cx('link', className)} data-variant={variant} />
  )
}
