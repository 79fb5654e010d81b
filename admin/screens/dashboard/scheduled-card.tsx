import { locales } from '@cyanotype/content/model/locales.ts'
import { Badge, RelativeTime } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { AdminLink } from '../../shell/admin-link.tsx'
import type { Overview } from './queries.ts'

/** What will happen by itself, and when. */
export function PlannedPart({ planned }: Pick<Overview, 'planned'>) {
  const { t } = useLingui()
  if (planned.length === 0) {
    return (
      <p className="dashboard-nothing">
        <Trans>Nothing is planned. Whatever you schedule is named here.</Trans>
      </p>
    )
  }
  return (
    <ul className="plain-list">
      {planned.map(({ type, id, title, locales: codes, action, at }) => (
        <li key={`${id}-${at}-${action}`} className="dashboard-line">
          <Badge tone={action === 'publish' ? 'primary' : 'neutral'}>
            {action === 'publish' ? t`Appears` : t`Disappears`}
          </Badge>
          <span className="dashboard-text">
            <AdminLink to={`/admin/edit/${id}`} variant="quiet">
              {title ?? t`Untitled`}
            </AdminLink>{' '}
            <span className="dashboard-note dashboard-codes" data-type={type}>
              {codes.map((code) => locales[code].short).join(' ')}
            </span>
          </span>
          <RelativeTime className="dashboard-figure" instant={at} />
        </li>
      ))}
    </ul>
  )
}
