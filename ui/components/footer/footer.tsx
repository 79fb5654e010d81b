import type { ComponentPropsWithRef, ReactNode } from 'react'
import { cx } from '../../internal/cx.ts'
import { safeHref } from '../../internal/safe-href.ts'
import type { AnyIconName } from '../icon/icon.tsx'
import { Icon } from '../icon/icon.tsx'

export interface FooterLink {
  readonly href: string
  readonly label: string
  /** The language of the link and its target, if it differs. */
  readonly language?: string
  /** An icon before the label. */
  readonly icon?: AnyIconName
}

interface FooterColumn {
  readonly label: string
  /** The language of label and links, if it differs from that of the page. */
  readonly language?: string | undefined
  /** The language of the links, if it differs from that of the label. */
  readonly linksLanguage?: string | undefined
  readonly links: readonly FooterLink[]
}

export interface FooterProps extends ComponentPropsWithRef<'footer'> {
  /** The name of the site. */
  readonly name: string
  /** A one-sentence description of the site. */
  readonly words?: ReactNode
  /** The groups of links. */
  readonly columns: readonly FooterColumn[]
  /** The last line: copyright and terms. */
  readonly legal?: ReactNode
}

/** The footer of a site: a band in the ink colour, with the name, links and legal line of a site. */
export function Footer({ name, words, columns, legal, className, children, ...rest }: FooterProps) {
  return (
    <footer {...rest} className={cx('footer screen-only', className)}>
      <div className="footer-row page-width">
        <div className="footer-site">
          <p className="footer-name">{name}</p>
          {words ? <p className="footer-text">{words}</p> : null}
          {children}
        </div>
        {columns.map(({ label, language, linksLanguage, links }) => (
          <nav key={label} aria-label={label} lang={language}>
            <p className="footer-label">{label}</p>
            <ul className="plain-list" lang={linksLanguage}>
              {links.map((link) => (
                <li key={link.href}>
                  <Entry link={link} />
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      {legal ? <p className="footer-label footer-legal page-width">{legal}</p> : null}
    </footer>
  )
}

function Entry({ link: { href, label, language, icon } }: { readonly link: FooterLink }) {
  return (
    <a {...safeHref(href)} lang={language} hrefLang={language} data-locale={language}>
      {icon && <Icon name={icon} />} {label}
    </a>
  )
}
