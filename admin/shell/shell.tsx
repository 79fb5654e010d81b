/** Shell: the frame of every guarded screen with navigation, account menu and global commands. */
import { collections, interfacePath, may } from '@cyanotype/content/model/core.ts'
import type { SideGroup } from '@cyanotype/ui/index.ts'
import { Button, Key, SideNavigation, SkipLink } from '@cyanotype/ui/index.ts'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useEffect } from 'react'
import { useAdmin, useSession } from '../app-context/app-context.tsx'
import { useChangePreferences, usePreferences } from '../app-context/preferences.ts'
import type { Command } from '../commands/commands.ts'
import { useCommands } from '../commands/commands.ts'
import { usePalette } from '../commands/commands-provider.tsx'
import { isOnApple, readKeys } from '../commands/keys.ts'
import { useRecentDocuments } from '../commands/recent.ts'
import { useAddress } from '../components/admin-link.tsx'
import { Logo } from '../components/logo.tsx'
import { siteName } from '../components/site-identity.ts'
import { lazyPart } from '../lazy/lazy-component.tsx'
import { whenIdle } from '../lazy/lazy-module.ts'
import { useLiveInvalidation } from '../queries/query-client.ts'
import { useLocation, useRouter } from '../router/router-context.tsx'
import { StatusBanners } from '../session/status-banners.tsx'
import { AccountMenu } from './account-menu.tsx'
import type { NavigationGroup } from './navigation-items.ts'
import { navigationGroups } from './navigation-items.ts'
import { useSiteIdentity } from './use-site-identity.ts'

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
  useSiteIdentity()
  return (
    <div className="shell">
      <SkipLink />
      <header className="shell-side">
        <SideNavigation
          label={t`Admin`}
          home={{ href: home, name: siteName(), mark: <Logo /> }}
          groups={groups}
          head={<PaletteButton onOpen={palette.open} />}
          foot={
            <>
              <AccountMenu onShowKeys={palette.showKeys} />
              <LazyNotificationBell />
            </>
          }
          collapsed={isDrawnIn}
          onCollapse={drawIn}
        />
      </header>
      <main id="main-content" className="shell-main" tabIndex={-1}>
        <StatusBanners />
        {children}
      </main>
      {palette.dialogs}
    </div>
  )
}

/**
 * Follows links within the admin without a page load, wherever they are rendered. With a modifier key,
 * another button or a target, the browser does its default.
 */
function useFollowLinks(): void {
  const { locale } = useAdmin()
  const router = useRouter()
  useEffect(() => {
    const admin = interfacePath(locale, '/admin')
    const follow = (event: MouseEvent) => {
      const link = linkOf(event)
      if (link === undefined) return
      const { origin, pathname, search, hash } = new URL(link.href)
      if (origin !== location.origin || (pathname !== admin && !pathname.startsWith(`${admin}/`))) return
      event.preventDefault()
      void router.navigate({ href: pathname + search + hash })
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [locale, router])
}

/** The link of an ordinary click that goes to another place in the admin. */
function linkOf(event: MouseEvent): HTMLAnchorElement | undefined {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event
  if (event.defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return undefined
  const link = target instanceof Element ? target.closest('a') : null
  const isPlain = link?.href && !link.getAttribute('href')?.startsWith('#') && !link.target && !link.download
  return link && isPlain ? link : undefined
}

/** Commands of every screen: open any screen, create a document. */
function useGlobalCommands(): void {
  const { t, i18n } = useLingui()
  const { locale } = useAdmin()
  const session = useSession()
  const groups = useEntries()
  const router = useRouter()
  const go = (to: string) => void router.navigate({ href: interfacePath(locale, to) })

  useCommands(() => {
    const places = groups.flatMap(({ entries }) =>
      entries.map(({ to, icon, label, keys }): Command => {
        return {
          id: to,
          group: t`Go to`,
          label: i18n._(label),
          icon,
          run: () => go(to),
          ...(keys ? { keys } : {}),
        }
      }),
    )
    const kinds = Object.values(collections).filter(
      (type) => session !== null && may(session, 'documents.create', { type }),
    )
    const beginnings = kinds.map((type): Command => {
      const one = i18n._(type.labelOne).toLocaleLowerCase(i18n.locale)
      const to = `/admin/create?type=${type.name}`
      return { id: to, group: t`Create`, label: t`New ${one}`, icon: 'plus', run: () => go(to) }
    })
    return [...places, ...beginnings]
  })
}

/** The entries of the navigation. */
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
        href: interfacePath(locale, to),
        icon,
        current: pathname === to,
      })),
  }))
}

/** The screens that exist and that the user may see. */
function useEntries(): readonly NavigationGroup[] {
  const session = useSession()
  const { has } = useRouter()
  if (session === null) return []
  return navigationGroups
    .map((group) => ({
      ...group,
      entries: group.entries.filter(
        ({ to, permission, type }) =>
          has(to) && (permission === undefined || may(session, permission, type ? { type } : {})),
      ),
    }))
    .filter(({ entries }) => entries.length > 0)
}

/** Shows that there is a palette, and opens it without its keys. */
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
      <span className="side-text">{t`Search`}</span>
      <span className="side-text" aria-hidden="true">
        <Key>{readKeys('mod+k', isOnApple())}</Key>
      </span>
    </Button>
  )
}

/** Whether the navigation is collapsed to icons. Stored in the user's preferences. */
function useCollapsed(): readonly [boolean, (isDrawnIn: boolean) => void] {
  const { navigation } = usePreferences()
  const change = useChangePreferences()
  return [navigation === 'icons', (isDrawnIn) => change({ navigation: isDrawnIn ? 'icons' : null })]
}

const NotificationBell = lazyPart(
  async () => (await import('./notifications/notification-bell.tsx')).NotificationBell,
)

/** Loads the notification bell, and the number of unread notifications, after the screen. */
function LazyNotificationBell() {
  useEffect(() => {
    const load = () => void NotificationBell.load()
    // Safari does not say when it is idle.
    if (typeof requestIdleCallback === 'undefined') load()
    return whenIdle(load)
  }, [])
  return <NotificationBell />
}
