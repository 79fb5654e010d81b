import type { ComponentPropsWithRef } from 'react'
import { cx } from '../../internal/cx.ts'
import { safeHref } from '../../internal/safe-href.ts'
import * as english from '../../locales/en.ts'
import { useUi } from '../../provider/ui-provider.tsx'

const messages = { breadcrumbs: english.breadcrumbs }

export interface Crumb {
  readonly label: string
  /** A level without its own page is plain text. */
  readonly href?: string
}

export interface BreadcrumbsProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** From the first page down to this one. */
  readonly crumbs: readonly Crumb[]
}

/** The path from the first page to the current one, as a small label. */
export function Breadcrumbs({ crumbs, className, ...rest }: BreadcrumbsProps) {
  const { word } = useUi(messages)
  return (
    <nav
      aria-label={word('breadcrumbs.label')}
      {...rest}
      className={cx('breadcrumbs screen-only', className)}
    >
      <ol className="eyebrow plain-list">
        {crumbs.map(({ label, href }, index) => (
          <li key={label}>
            {href === undefined ? (
              <span aria-current={index === crumbs.length - 1 ? 'page' : undefined}>{label}</span>
            ) : (
              <a {...safeHref(href)} aria-current={index === crumbs.length - 1 ? 'page' : undefined}>
                {label}
              </a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
