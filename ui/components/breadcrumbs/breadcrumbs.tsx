import type { ComponentPropsWithRef } from 'react'
import { cx } from '../../internal/cx.ts'
import { safeHref } from '../../internal/safe-href.ts'
import * as english from '../../locales/en.ts'
import { useUi } from '../../provider/ui-provider.tsx'
import { LanguageMark } from '../language-switch/language-mark.tsx'

const messages = { breadcrumbs: english.breadcrumbs }

export interface Crumb {
  readonly label: string
  /** A level without its own page is plain text. */
  readonly href?: string
  /** The language of the label, if it differs. */
  readonly language?: string | undefined
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
        {crumbs.map(({ label, href, language }, index) => (
          <li key={`${href} ${label}`}>
            {href === undefined ? (
              <bdi lang={language} aria-current={index === crumbs.length - 1 ? 'page' : undefined}>
                {label}
              </bdi>
            ) : (
              <a {...safeHref(href)} aria-current={index === crumbs.length - 1 ? 'page' : undefined}>
                <bdi lang={language}>{label}</bdi>
              </a>
            )}
            <LanguageMark language={language} />
          </li>
        ))}
      </ol>
    </nav>
  )
}
