/** Recent activity: who did what to which document, from the audit log, within the user's permissions. */
import type { AuditAction } from '@cyanotype/content/contracts/audit-actions.ts'
import { isSiteLocale, locales } from '@cyanotype/content/model/index.ts'
import { Avatar, Button, Icon, RelativeTime } from '@cyanotype/ui/index.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAdmin } from '../../app-context/app-context.tsx'
import { DocumentName } from '../../links/index.ts'
import { Part } from './dashboard-card.tsx'
import type { Activity } from './queries.ts'
import { activityQuery, steps } from './queries.ts'

export function ActivityPart() {
  const { t } = useLingui()
  const { api } = useAdmin()
  const [step, setStep] = useState(0)
  const selectedStep = steps[step] ?? steps[0]
  const activity = useQuery(activityQuery(api, selectedStep))
  return (
    <Part title={t`Recent activity`} query={activity} lines={6}>
      {({ items, next }) =>
        items.length === 0 ? (
          <p className="dashboard-nothing">
            <Trans>No activity yet</Trans>
          </p>
        ) : (
          <>
            <ul className="plain-list">
              {items.map((action) => (
                <ActivityItem key={action.number} activity={action} />
              ))}
            </ul>
            {next === null || step === steps.length - 1 ? null : (
              <p className="dashboard-more">
                <Button
                  variant="link"
                  size="sm"
                  loading={activity.isFetching && items.length < selectedStep}
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

function ActivityItem({ activity }: { readonly activity: Activity }) {
  const { t, i18n } = useLingui()
  const { at, user, action, times, layers } = activity
  const who = user === null ? t`System` : (user.username ?? t`Deleted user`)
  const codes = layers.filter(isSiteLocale)
  return (
    <li className="dashboard-line">
      {user?.username == null ? (
        <Icon name="document" />
      ) : (
        <Avatar name={user.username} size="sm" decorative />
      )}
      <span className="dashboard-text">
        <DocumentName document={activity.document} language={codes.length === 1 ? codes[0] : undefined} />{' '}
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

type Worded = Exclude<Extract<AuditAction, `document.${string}`>, 'document.saved'>

const actionMessages: Readonly<Record<Worded, (who: string) => MessageDescriptor>> = {
  'document.created': (who) => msg`${who} created`,
  'document.copied': (who) => msg`${who} duplicated`,
  'document.published': (who) => msg`${who} published`,
  'document.unpublished': (who) => msg`${who} unpublished`,
  'document.archived': (who) => msg`${who} archived`,
  'document.unarchived': (who) => msg`${who} unarchived`,
  'document.scheduled': (who) => msg`${who} scheduled`,
  'document.unscheduled': (who) => msg`${who} cancelled the schedule`,
  'document.schedule_failed': () => msg`Scheduled action failed`,
  'document.trashed': (who) => msg`${who} moved to trash`,
  'document.restored': (who) => msg`${who} restored from trash`,
  'document.deleted': (who) => msg`${who} deleted permanently`,
  'document.translated': (who) => msg`${who} marked as up to date`,
  'document.version_named': (who) => msg`${who} named a version`,
  'document.version_restored': (who) => msg`${who} restored an earlier version`,
  'document.versions_thinned': () => msg`Old versions deleted`,
  'document.imported': (who) => msg`${who} imported`,
}

const sentences: ReadonlyMap<string, (who: string) => MessageDescriptor> = new Map(
  Object.entries(actionMessages),
)

/**
 * Sentence for an action on a document. The document is named before it. An action without a sentence of its
 * own "changed" the document.
 */
function describeAction(action: string, who: string, times: number): MessageDescriptor {
  if (action === 'document.saved')
    return msg`${plural(times, { one: `${who} saved`, other: `${who} saved # times` })}`
  return sentences.get(action)?.(who) ?? msg`${who} edited`
}
