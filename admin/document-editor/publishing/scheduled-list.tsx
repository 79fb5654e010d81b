/** Scheduled list: waiting and failed schedules of the document, each with a cancel button. */
import { isSiteLocale, may } from '@cyanotype/content/model/index.ts'
import { Button, Icon } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useSession } from '../../app-context/app-context.tsx'
import { languageName, useMomentFormat } from '../../i18n/formats.tsx'
import type { DocumentEditorState } from '../editor-props.ts'
import type { DocumentResponse } from '../saving/publishing.ts'

type ShownSchedule = DocumentResponse['schedules'][number]

export function ScheduledList({ type, editing, state }: DocumentEditorState) {
  const { t } = useLingui()
  const session = useSession()
  const { document } = state
  if (document === undefined || document.schedules.length === 0) return null
  return (
    <ul className="scheduled-list plain-list" aria-label={t`Scheduled actions`}>
      {document.schedules.map((schedule) => {
        const layers = Object.keys(schedule.layers).filter(isSiteLocale)
        const mayCancel =
          session !== null && layers.every((layer) => may(session, 'documents.publish', { type, layer }))
        return (
          <li key={schedule.id} data-failed={schedule.failure ? '' : undefined}>
            <Icon name={schedule.failure ? 'warning' : 'clock'} />
            <span>
              <ScheduleSummary schedule={schedule} />{' '}
              {mayCancel ? (
                <Button
                  variant="link"
                  size="sm"
                  onClick={() => void editing.live({ to: 'cancel', schedule: schedule.id })}
                >
                  {schedule.failure ? <Trans>Dismiss</Trans> : <Trans>Cancel schedule</Trans>}
                </Button>
              ) : null}
            </span>
          </li>
        )
      })}
    </ul>
  )
}

function ScheduleSummary({ schedule }: { readonly schedule: ShownSchedule }) {
  const { t, i18n } = useLingui()
  const at = useMomentFormat({ dateStyle: 'medium', timeStyle: 'short' })(schedule.at)
  const languages = new Intl.ListFormat(i18n.locale).format(
    Object.keys(schedule.layers)
      .filter(isSiteLocale)
      .map((code) => languageName(code, i18n.locale)),
  )
  if (schedule.failure !== null) {
    // Only the shared fields were scheduled.
    if (languages === '') return t`Scheduled publishing failed (${at}). Fix the issues and reschedule.`
    return schedule.action === 'publish'
      ? t`Scheduled publishing failed (${languages}, ${at}). Fix the issues and reschedule.`
      : t`Scheduled unpublishing failed (${languages}, ${at}). Unpublish now or reschedule.`
  }
  if (languages === '') return t`Shared fields will be published on ${at}.`
  return schedule.action === 'publish'
    ? t`${languages} will be published on ${at}.`
    : t`${languages} will be unpublished on ${at}.`
}
