import type { ComponentPropsWithRef, ReactNode } from 'react'
import { cx } from '../../internal/cx.ts'
import * as english from '../../locales/en.ts'
import { useUi } from '../../provider/ui-provider.tsx'
import type { HeaderEntry } from './header-navigation.tsx'
import { HeaderMenu, HeaderNavigation } from './header-navigation.tsx'

const messages = { header: english.header }

export interface HeaderProps extends Omit<ComponentPropsWithRef<'header'>, 'children'> {
  /** The link to the home page: the logo and the name of the site. */
  readonly home: {
    readonly href: string
    readonly name: string
    readonly mark?: ReactNode
    readonly current?: boolean
  }
  /** The links and groups of links in the main navigation. */
  readonly navigation: readonly HeaderEntry[]
  /** The language of the navigation, if it differs from that of the page. */
  readonly navigationLanguage?: string | undefined
  /** The language switch: next to the navigation, or in the drawer on a narrow screen. */
  readonly languages?: ReactNode
  /** The most important buttons: next to the languages, or in the drawer on a narrow screen. */
  readonly actions?: ReactNode
  /** Tools that stay visible on every screen: search, theme. */
  readonly tools?: ReactNode
}

/**
 * The header of a site: its name, links and tools. On a wide screen its links are in a row, and groups open below them. On a phone they are in a
 * drawer, which without a script is a disclosure.
 */
export function Header(props: HeaderProps) {
  const { home, navigation, navigationLanguage, languages, actions, tools, className, ...rest } = props
  const { word } = useUi(messages)
  return (
    <header {...rest} className={cx('header', className)}>
      <div className="header-row page-width">
        <a className="header-home" href={home.href} aria-current={home.current ? 'page' : undefined}>
          {home.mark}
          {home.name}
        </a>
        <nav className="header-navigation screen-only" aria-label={word('header.navigation')}>
          <HeaderNavigation entries={navigation} language={navigationLanguage} />
        </nav>
        {languages ? <div className="header-languages">{languages}</div> : null}
        {actions ? <div className="header-languages">{actions}</div> : null}
        {tools}
        <HeaderMenu>
          <nav aria-label={word('header.navigation')}>
            <HeaderNavigation entries={navigation} language={navigationLanguage} unfolded />
          </nav>
          {actions}
          {languages}
        </HeaderMenu>
      </div>
    </header>
  )
}
