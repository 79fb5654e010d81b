/** Who did what to which document: from the audit trail, as far as everybody may know it. */
import { isLocale, locales } from '@cyanotype/content/model/index.ts'
import { Avatar, Button, Icon, RelativeTime } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAdmin } from '../../app-context.tsx'
import { DocumentName } from '../../forms/links/index.ts'
import { describeAction } from './action-messages.ts'
import { Part } from './dashboard-card.tsx'
import type { Activity } from './queries.ts'
import { activityQuery, steps } from './queries.ts'

export function ActivityPart() {
  const { t } = useLingui()
  const { api } = useAdmin()
  const [step, setStep] = useState(0)
  const wanted = steps[step] ?? steps[0]
  const activity = useQuery(activityQuery(api, wanted))
  return (
    <Part title={t`Recent activity`} query={activity} lines={6}>
      {({ items, next }) =>
        items.length === 0 ? (
          <p className="dashboard-nothing">
            <Trans>Nobody has done anything here yet.</Trans>
          </p>
        ) : (
          <>
            <ul className="plain-list">
              {items.map((action) => (
                <ActivityItem key={action.number} deed={action} />
              ))}
            </ul>
            {next === null || step === steps.length - 1 ? null : (
              <p className="dashboard-more">
                <Button
                  variant="link"
                  size="sm"
                  loading={activity.isFetching && items.length < wanted}
                  onClick={() => setStep(step + 1)}
                >
                  <Trans>Show earlier</Trans>
                </Button>
              </p>
            )}
          </>
        )
      }
    </Part>
  )
}

function ActivityItem({ deed }: { readonly deed: Activity }) {
  const { t, i18n } = useLingui()
  const { at, user, action, times, layers } = deed
  const who = user === null ? t`The house itself` : (user.username ?? t`Somebody who has left`)
  const codes = layers.filter(isLocale)
  return (
    <li className="dashboard-line">
      {user?.username == null ? (
        <Icon name="document" />
      ) : (
        <Avatar name={user.username} size="sm" decorative />
      )}
      <span className="dashboard-text">
        <DocumentName document={deed.document} language={codes.length === 1 ? codes[0] : undefined} />{' '}
        <span className="dashboard-note dashboard-activity-item">
          {i18n._(describeAction(action, who, times))}
          {codes.length === 0 ? null : (
            <span className="dashboard-codes"> {codes.map((code) => locales[code].short).join(' ')}</span>
          )}
        </span>
      </span>
      <RelativeTime className="dashboard-figure" instant={at} />
    </li>
  )
}
