import { useLingui } from '@lingui/react/macro'
import { LanguageSwitch } from './language-switch.tsx'
import { Mark } from './mark.tsx'
import { navigation } from './navigation.ts'
import { usePage } from './page.tsx'
import type { PageHead } from './page-head.ts'
import { ThemeSwitch } from './theme-switch.tsx'

export function Header({ head }: { readonly head: PageHead }) {
  const { path, href, surroundings } = usePage()
  const { t, i18n } = useLingui()
  return (
    <header className="header">
      <div className="header-row page-width">
        <a className="header-home" href={href('/')} aria-current={path === '/' ? 'page' : undefined}>
          <Mark />
          {surroundings.siteName}
        </a>
        <nav className="header-navigation" aria-label={t`Main`}>
          <ul className="plain-list">
            {navigation.map((entry) => (
              <li key={entry.path}>
                <a href={href(entry.path)} aria-current={currency(path, entry.path)}>
                  {i18n._(entry.label)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <LanguageSwitch head={head} />
        <ThemeSwitch />
      </div>
    </header>
  )
}

/** `page` is this very page, `true` one that lies below it. */
function currency(path: string, entry: string) {
  if (path === entry) return 'page'
  return path.startsWith(`${entry}/`) ? true : undefined
}
