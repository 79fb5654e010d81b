/** What stands around every guarded screen: the ways through the admin, who is signed in, and what is done from anywhere. */
import { locales } from '@cyanotype/content/model/locales.ts'
import type { SideGroup } from '@cyanotype/ui/index.ts'
import { Button, Key, SideNavigation, SkipLink } from '@cyanotype/ui/index.ts'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useAdmin } from '../app-context.tsx'
import { useLiveInvalidation } from '../queries/live/invalidate-on-events.ts'
import { useLocation } from '../router/use-router.ts'
import { Notices } from '../session/status-banners.tsx'
import { AccountMenu } from './account-menu.tsx'
import { useAddress } from './admin-link.tsx'
import { usePalette } from './commands/commands-provider.tsx'
import { readKeys } from './commands/keys.ts'
import { isOnApple } from './commands/on-apple.ts'
import { useRecentDocuments } from './commands/use-recent-documents.ts'
import { useGlobalCommands } from './global-commands.ts'
import { useFollowLinks } from './intercept-links.ts'
import { useCollapsed } from './lazy/use-drawn-locale.ts'
import { Mark } from './logo.tsx'
import { useEntries } from './use-navigation-items.ts'

export function Shell({ children }: { readonly children: ReactNode }) {
  const { t } = useLingui()
  const home = useAddress('/admin')
  const [isDrawnIn, drawIn] = useCollapsed()
  const palette = usePalette()
  const groups = useSideGroups()
  useFollowLinks()
  useLiveInvalidation()
  useGlobalCommands()
  useRecentDocuments()
  return (
    <div className="shell">
      <SkipLink />
      <header className="shell-side">
        <SideNavigation
          label={t`Admin`}
          home={{ href: home, name: 'Cyanotype', mark: <Mark /> }}
          groups={groups}
          head={<PaletteButton onOpen={palette.open} />}
          foot={<AccountMenu onShowKeys={palette.showKeys} />}
          collapsed={isDrawnIn}
          onCollapse={drawIn}
        />
      </header>
      <main id="main-content" className="shell-main" tabIndex={-1}>
        <Notices />
        {children}
      </main>
      {palette.dialogs}
    </div>
  )
}

/** The entries that have a place in the navigation, as it draws them. */
function useSideGroups(): readonly SideGroup[] {
  const { i18n } = useLingui()
  const { locale } = useAdmin()
  const { pathname } = useLocation()
  return useEntries().map(({ id, label, entries }) => ({
    ...(id === 'content' ? {} : { label: i18n._(label) }),
    links: entries
      .filter(({ isAside }) => !isAside)
      .map(({ to, icon, label }) => ({
        label: i18n._(label),
        href: `${locales[locale].prefix}${to}`,
        icon,
        current: pathname === to,
      })),
  }))
}

/** Says that there is a palette, and opens it for those who do not press its keys. */
function PaletteButton({ onOpen }: { readonly onOpen: () => void }) {
  const { t } = useLingui()
  return (
    <Button
      variant="outline"
      color="neutral"
      size="sm"
      icon="search"
      className="palette-button"
      aria-keyshortcuts={isOnApple() ? 'Meta+K' : 'Control+K'}
      onClick={onOpen}
    >
      <span className="side-text">{t`Find or do`}</span>
      <span className="side-text" aria-hidden="true">
        <Key>{readKeys('mod+k', isOnApple())}</Key>
      </span>
    </Button>
  )
}
