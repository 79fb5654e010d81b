import type { ReactNode } from 'react'
import { burgerMenu, chevron, close } from '../../icons/icons.generated.ts'
import { registerIcons } from '../../icons/resolve.ts'
import { closeOnLeave } from '../../internal/close-details.ts'
import { useBehaviour } from '../../internal/refs.ts'
import { safeHref } from '../../internal/safe-href.ts'
import * as english from '../../locales/en.ts'
import { useUi } from '../../provider/ui-provider.tsx'
import { Icon } from '../icon/icon.tsx'
import { openAsDrawer } from './drawer.ts'

registerIcons({ chevron, 'burger-menu': burgerMenu, close })

export interface HeaderLink {
  readonly label: string
  readonly href: string
  /** `page` for this page, `true` for a page above it. */
  readonly current?: 'page' | true | undefined
}

/** Links under a label: a disclosure, not a menu, because they are links and not commands. */
export interface HeaderGroup {
  readonly label: string
  readonly links: readonly HeaderLink[]
}

export type HeaderEntry = HeaderLink | HeaderGroup

interface HeaderNavigationProps {
  readonly entries: readonly HeaderEntry[]
  readonly language: string | undefined
  /** In the drawer there is room for all, so groups are open. */
  readonly unfolded?: boolean
}

export function HeaderNavigation({ entries, language, unfolded = false }: HeaderNavigationProps) {
  return (
    <ul className="plain-list" lang={language}>
      {entries.map((entry) => (
        <li key={entry.label}>
          {'href' in entry ? <Entry link={entry} /> : <Group group={entry} unfolded={unfolded} />}
        </li>
      ))}
    </ul>
  )
}

function Entry({ link: { label, href, current } }: { readonly link: HeaderLink }) {
  return (
    <a {...safeHref(href)} aria-current={current}>
      {label}
    </a>
  )
}

function Group({ group, unfolded }: { readonly group: HeaderGroup; readonly unfolded: boolean }) {
  const ref = useBehaviour<HTMLDetailsElement>(closeOnLeave, undefined)
  const links = (
    <ul className="plain-list">
      {group.links.map((link) => (
        <li key={link.href}>
          <Entry link={link} />
        </li>
      ))}
    </ul>
  )
  if (unfolded) {
    return (
      <>
        <p className="header-group-label">{group.label}</p>
        {links}
      </>
    )
  }
  return (
    <details className="header-group" name="header-group" ref={ref}>
      <summary data-current={group.links.some(({ current }) => current !== undefined) ? '' : undefined}>
        <bdi>{group.label}</bdi>
        <Icon name="chevron" />
      </summary>
      {links}
    </details>
  )
}

const messages = { header: english.header }

/** A `details` that the script turns into a drawer: the same links, in a native dialog. */
export function HeaderMenu({ children }: { readonly children: ReactNode }) {
  const { word } = useUi(messages)
  const ref = useBehaviour<HTMLDetailsElement>(openAsDrawer, undefined)
  return (
    <details className="header-menu screen-only" ref={ref}>
      <summary aria-label={word('header.open')}>
        <Icon name="burger-menu" />
      </summary>
      <dialog className="header-drawer" aria-label={word('header.navigation')} tabIndex={-1}>
        <button type="button" className="header-close" aria-label={word('header.close')} data-close="">
          <Icon name="close" />
        </button>
        <div className="header-drawer-body">{children}</div>
      </dialog>
    </details>
  )
}
