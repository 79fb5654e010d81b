import type { ComponentPropsWithRef } from 'react'
import { cx } from '../../internal/cx.ts'
import { safeHref } from '../../internal/safe-href.ts'

export interface LinkProps extends ComponentPropsWithRef<'a'> {
  /** `text` is underlined, as links in sentences are; `quiet` underlines when pointed at, for lists and navigation. */
  readonly variant?: 'text' | 'quiet'
}

/** An address that could do harm is left out, and the words stay. */
export function Link({ href, variant = 'text', className, ...rest }: LinkProps) {
  return (
    <a {...rest} {...safeHref(href, rest.target)} className={cx('link', className)} data-variant={variant} />
  )
}
