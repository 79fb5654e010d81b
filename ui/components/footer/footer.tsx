import type { ComponentPropsWithRef, ReactNode } from 'react'
import { cx } from '../../cx.ts'

export interface FooterLink {
  readonly href: string
  readonly label: string
  /** The language that it leads to and is written in, where that is another one. */
  readonly language?: string
}

export interface FooterProps extends ComponentPropsWithRef<'footer'> {
  readonly name: string
  /** What the site is, in a sentence. */
  readonly words?: ReactNode
  readonly columns: readonly { readonly label: string; readonly links: readonly FooterLink[] }[]
}

/** The ink band: the one place where a page is as blue as the prints. */
export function Footer({ name, words, columns, className, children, ...rest }: FooterProps) {
  return (
    <footer {...rest} className={cx('footer screen-only', className)}>
      <div className="footer-row page-width">
        <div className="footer-house">
          <p className="footer-name">{name}</p>
          {words ? <p className="footer-words">{words}</p> : null}
          {children}
        </div>
        {columns.map(({ label, links }) => (
          <nav key={label} aria-label={label}>
            <p className="footer-label">{label}</p>
            <ul className="plain-list">
              {links.map((link) => (
                <li key={link.href}>
                  <Entry link={link} />
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
    </footer>
  )
}

function Entry({ link: { href, label, language } }: { readonly link: FooterLink }) {
  return (
    <a href={href} lang={language} hrefLang={language} data-locale={language}>
      {label}
    </a>
  )
}
