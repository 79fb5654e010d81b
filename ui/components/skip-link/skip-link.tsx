import type { ComponentPropsWithRef } from 'react'
import { cx } from '../../internal/cx.ts'
import * as english from '../../locales/en.ts'
import { useUi } from '../../provider/ui-provider.tsx'

const messages = { skipLink: english.skipLink }

export interface SkipLinkProps extends ComponentPropsWithRef<'a'> {
  /** The element where the content of the page starts. */
  readonly href?: `#${string}`
}

/** The first link of a page: it skips everything that all pages share. */
export function SkipLink({ href = '#main-content', className, children, ...rest }: SkipLinkProps) {
  const { word } = useUi(messages)
  return (
    <a {...rest} href={href} className={cx('skip-link screen-only', className)}>
      {children ?? word('skipLink.content')}
    </a>
  )
}
