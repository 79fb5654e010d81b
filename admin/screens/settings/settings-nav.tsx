import { may, model } from '@cyanotype/content/model/index.ts'
import { Icon } from '@cyanotype/ui/index.ts'
import { useLingui } from '@lingui/react/macro'
import { useSession } from '../../app-context.tsx'
import { AdminLink } from '../../shell/admin-link.tsx'
import type { PlaceName } from './settings-pages.ts'
import { hasScreen, permissions, placeNames, places } from './settings-pages.ts'

/** The parts of the settings, beside what is in them; a place that one may not enter is not named. */
export function PlaceList({
  at,
  language,
}: {
  readonly at: PlaceName
  readonly language?: string | undefined
}) {
  const { t, i18n } = useLingui()
  const session = useSession()
  if (session === null) return null
  const open = placeNames.filter((name) => !hasScreen(name) || may(session, permissions[name]))
  const addressOf = (place: PlaceName) => {
    const query = new URLSearchParams({ place, ...(language === undefined ? {} : { language }) })
    return `/admin/settings?${query}`
  }
  return (
    <nav className="settings-places" aria-label={t`Parts of the settings`}>
      <ul className="plain-list">
        {open.map((name) => (
          <li key={name}>
            <AdminLink
              to={addressOf(name)}
              variant="quiet"
              className="settings-place"
              aria-current={name === at ? 'page' : undefined}
            >
              <Icon name={places[name].icon} />
              {i18n._(places[name].label)}
            </AdminLink>
          </li>
        ))}
        {may(session, 'documents.read', { type: model.redirects }) ? (
          <li>
            <AdminLink to="/admin/redirects" variant="quiet" className="settings-place">
              <Icon name="share" />
              {i18n._(model.redirects.label)}
            </AdminLink>
          </li>
        ) : null}
      </ul>
    </nav>
  )
}
