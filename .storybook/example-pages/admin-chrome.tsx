/** Admin shell of the demonstration: the frame around each admin screen in the stories. */
import type { ReactNode } from 'react'
import { Avatar } from '../../ui/components/avatar/avatar.tsx'
import type { SideGroup } from '../../ui/components/side-navigation/side-navigation.tsx'
import { SideNavigation } from '../../ui/components/side-navigation/side-navigation.tsx'
import { SkipLink } from '../../ui/components/skip-link/skip-link.tsx'
import { Mark } from './site-chrome.tsx'
import './pages.css'
import './admin-pages.css'

export const adminHome = { href: '#admin', name: 'Sunprint House', mark: <Mark /> }

const groups = [
  {
    links: [
      { label: 'Dashboard', href: '#dashboard', icon: 'home' },
      { label: 'Updates', href: '#updates', icon: 'rss', count: 128 },
      { label: 'Showcase', href: '#showcase', icon: 'bookmark', count: 64 },
      { label: 'Partners', href: '#partners', icon: 'user', count: 10 },
      { label: 'Media', href: '#media', icon: 'image', count: 1_204 },
      { label: 'Translate', href: '#translate', icon: 'languages', count: 7, waiting: true },
    ],
  },
  {
    label: 'Pages',
    links: [
      { label: 'Home page', href: '#home', icon: 'document' },
      { label: 'Contact', href: '#contact', icon: 'mail' },
      { label: 'Legal', href: '#legal', icon: 'lock' },
    ],
  },
  {
    label: 'System',
    links: [
      { label: 'Logs', href: '#logs', icon: 'list' },
      { label: 'Settings', href: '#settings', icon: 'settings' },
    ],
  },
] as const satisfies readonly SideGroup[]

/** The navigation is the same on every screen, except for the current item. */
export const adminGroups = (at: string): readonly SideGroup[] =>
  groups.map((group) => ({
    ...group,
    links: group.links.map((link) => ({ ...link, current: link.label === at })),
  }))

interface AdminPageProps {
  readonly at: string
  /** Collapses the navigation to its icons, which leaves more room for writing. */
  readonly collapsed?: boolean
  readonly children: ReactNode
}

export function AdminPage({ at, collapsed = false, children }: AdminPageProps) {
  return (
    <div className="story-admin">
      <SkipLink />
      <SideNavigation
        label="Admin"
        home={adminHome}
        groups={adminGroups(at)}
        defaultCollapsed={collapsed}
        foot={
          <span className="story-user">
            <Avatar name="Maarja Lepik" size="sm" decorative />
            <span className="side-text">Maarja Lepik</span>
          </span>
        }
      />
      <main id="main-content" tabIndex={-1}>
        {children}
      </main>
    </div>
  )
}
