import type { ComponentPropsWithRef, ReactNode } from 'react'
import { cx } from '../../internal/cx.ts'
import * as english from '../../locales/en.ts'
import { useUi } from '../../provider/ui-provider.tsx'
import { HeaderMenu } from './header-menu.tsx'
import type { HeaderEntry } from './header-navigation.tsx'
import { HeaderNavigation } from './header-navigation.tsx'

const messages = { header: english.header }

export interface HeaderProps extends Omit<ComponentPropsWithRef<'header'>, 'children'> {
  /** Where every page can return to: the mark and the name of the site. */
  readonly home: {
    readonly href: string
    readonly name: string
    readonly mark?: ReactNode
    readonly current?: boolean
  }
  /** The links and groups of links in the main navigation. */
  readonly navigation: readonly HeaderEntry[]
  /** The other languages: beside the navigation, and in the drawer where there is no room. */
  readonly languages?: ReactNode
  /** Buttons to what matters most: beside the languages, and in the drawer where there is no room. */
  readonly actions?: ReactNode
  /** What stays at hand on every screen: search, the theme. */
  readonly tools?: ReactNode
}

/**
 * The top of every page. Where there is room its links stand in a row, and what lies below one opens under it; on a
 * telephone they are in a drawer, which without script is a fold.
 */
export function Header({ home, navigation, languages, actions, tools, className, ...rest }: HeaderProps) {
  const { word } = useUi(messages)
  return (
    <header {...rest} className={cx('header', className)}>
      <div className="header-row page-width">
        <a className="header-home" href={home.href} aria-current={home.current ? 'page' : undefined}>
          {home.mark}
          {home.name}
        </a>
        <nav className="header-navigation screen-only" aria-label={word('header.navigation')}>
          <HeaderNavigation entries={navigation} />
        </nav>
        <div className="header-languages">{languages}</div>
        {actions ? <div className="header-languages">{actions}</div> : null}
        {tools}
        <HeaderMenu>
          <nav aria-label={word('header.navigation')}>
            <HeaderNavigation entries={navigation} unfolded />
          </nav>
          {actions}
          {languages}
        </HeaderMenu>
      </div>
    </header>
  )
}
