import { may, model } from '@cyanotype/content/model/index.ts'
import { Icon } from '@cyanotype/ui/index.ts'
import { useLingui } from '@lingui/react/macro'
import { useSession } from '../../app-context.tsx'
import { AdminLink } from '../../shell/admin-link.tsx'
import type { SettingsPageName } from './settings-pages.ts'
import { hasScreen, pageNames, permissions, settingsPages } from './settings-pages.ts'

/** The parts of the settings, beside what is in them; a place that one may not enter is not named. */
export function PageList({
  at,
  language,
}: {
  readonly at: SettingsPageName
  readonly language?: string | undefined
}) {
  const { t, i18n } = useLingui()
  const session = useSession()
  if (session === null) return null
  const open = pageNames.filter((name) => !hasScreen(name) || may(session, permissions[name]))
  const addressOf = (place: SettingsPageName) => {
    const query = new URLSearchParams({ place, ...(language === undefined ? {} : { language }) })
    return `/admin/settings?${query}`
  }
  return (
    <nav className="settings-pages" aria-label={t`Parts of the settings`}>
      <ul className="plain-list">
        {open.map((name) => (
          <li key={name}>
            <AdminLink
              to={addressOf(name)}
              variant="quiet"
              className="settings-page-link"
              aria-current={name === at ? 'page' : undefined}
            >
              <Icon name={settingsPages[name].icon} />
              {i18n._(settingsPages[name].label)}
            </AdminLink>
          </li>
        ))}
        {may(session, 'documents.read', { type: model.redirects }) ? (
          <li>
            <AdminLink to="/admin/redirects" variant="quiet" className="settings-page-link">
              <Icon name="share" />
              {i18n._(model.redirects.label)}
            </AdminLink>
          </li>
        ) : null}
      </ul>
    </nav>
  )
}
