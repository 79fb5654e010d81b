/** Where one can go. A screen that does not exist yet has no entry; who may not see something has none either. */
import type { DocumentType } from '@cyanotype/content/model/index.ts'
import { may, model } from '@cyanotype/content/model/index.ts'
import type { IconName } from '@cyanotype/ui/index.ts'
import { Icon } from '@cyanotype/ui/index.ts'
import { useLingui } from '@lingui/react/macro'
import { useLocation } from '@tanstack/react-router'
import { useSession } from '../admin-context.tsx'
import { AdminLink } from './admin-link.tsx'

interface Entry {
  readonly to: string
  readonly icon: IconName
  readonly type: DocumentType
}

const entries: readonly Entry[] = [
  { to: '/admin/updates', icon: 'document', type: model.updates },
  { to: '/admin/homepage', icon: 'home', type: model.home },
  { to: '/admin/settings', icon: 'settings', type: model.settings },
]

export function Navigation({ onGo }: { readonly onGo?: () => void }) {
  const { t, i18n } = useLingui()
  const session = useSession()
  const { pathname } = useLocation()
  const open = entries.filter(({ type }) => session && may(session, 'documents.read', { type }))
  return (
    <nav className="navigation" aria-label={t`Admin`}>
      <ul>
        {open.map(({ to, icon, type }) => (
          <li key={to}>
            <AdminLink
              to={to}
              variant="quiet"
              className="navigation-entry"
              title={i18n._(type.label)}
              aria-current={pathname === to ? 'page' : undefined}
              {...(onGo ? { onClickCapture: onGo } : {})}
            >
              <Icon name={icon} size="1.25em" />
              <span className="navigation-words">{i18n._(type.label)}</span>
            </AdminLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
