/** Scheduled list: planned and failed schedules of the document, each with a cancel button. */
import { isSiteLocale, may } from '@cyanotype/content/model/index.ts'
import { Button, Icon } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useSession } from '../../app-context/app-context.tsx'
import { languageName, useMomentFormat } from '../../i18n/formats.tsx'
import type { DocumentEditorState } from '../editor-props.ts'
import type { DocumentResponse } from '../saving/publishing.ts'

type Plan = DocumentResponse['schedules'][number]

export function ScheduledList({ type, editing, state }: DocumentEditorState) {
  const { t } = useLingui()
  const session = useSession()
  const { document } = state
  if (document === undefined || document.schedules.length === 0) return null
  return (
    <ul className="planned plain-list" aria-label={t`Scheduled actions`}>
      {document.schedules.map((plan) => {
        const layers = Object.keys(plan.layers).filter(isSiteLocale)
        const mayCancel =
          session !== null && layers.every((layer) => may(session, 'documents.publish', { type, layer }))
        return (
          <li key={plan.id} data-failed={plan.failure ? '' : undefined}>
            <Icon name={plan.failure ? 'warning' : 'clock'} />
            <span>
              <ScheduleSummary plan={plan} />{' '}
              {mayCancel ? (
                <Button
                  variant="link"
                  size="sm"
                  onClick={() => void editing.live({ to: 'cancel', schedule: plan.id })}
                >
                  {plan.failure ? <Trans>Dismiss</Trans> : <Trans>Cancel schedule</Trans>}
                </Button>
              ) : null}
            </span>
          </li>
        )
      })}
    </ul>
  )
}

function ScheduleSummary({ plan }: { readonly plan: Plan }) {
  const { t, i18n } = useLingui()
  const at = useMomentFormat({ dateStyle: 'medium', timeStyle: 'short' })(plan.at)
  const languages = new Intl.ListFormat(i18n.locale).format(
    Object.keys(plan.layers)
      .filter(isSiteLocale)
      .map((code) => languageName(code, i18n.locale)),
  )
  if (plan.failure !== null) {
    // Only the shared fields were scheduled.
    if (languages === '') return t`Scheduled publishing failed (${at}). Fix the issues and reschedule.`
    return plan.action === 'publish'
      ? t`Scheduled publishing failed (${languages}, ${at}). Fix the issues and reschedule.`
      : t`Scheduled unpublishing failed (${languages}, ${at}). Unpublish now or reschedule.`
  }
  if (languages === '') return t`Shared fields will be published on ${at}.`
  return plan.action === 'publish'
    ? t`${languages} will be published on ${at}.`
    : t`${languages} will be unpublished on ${at}.`
}
