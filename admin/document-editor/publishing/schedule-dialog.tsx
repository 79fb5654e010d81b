/** Schedule dialog: publishes or unpublishes at a chosen time and time zone, and shows the time in UTC. */
import type { Locale } from '@cyanotype/content/model/index.ts'
import type { Moment } from '@cyanotype/ui/index.ts'
import { toasts } from '@cyanotype/ui/index.ts'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { DateTimeDialog, useSaveZone } from '../../components/date-time-dialog.tsx'
import { languageLabel } from '../../i18n/formats.tsx'
import type { DocumentEditorState } from '../editor-props.ts'
import type { PublishChoice } from './publishable-locales.ts'
import { schedulable } from './publishable-locales.ts'
import type { ScheduledAction } from './schedule-fields.tsx'
import { ScheduleFields } from './schedule-fields.tsx'

interface ScheduleDialogProps extends DocumentEditorState {
  readonly choice: PublishChoice
  readonly onClose: () => void
}

export function ScheduleDialog({ choice, onClose, ...editor }: ScheduleDialogProps) {
  const { editing, state, locale } = editor
  const { t, i18n } = useLingui()
  const saveZone = useSaveZone()
  const localesFor = schedulable(editor, choice)
  const actions = (['publish', 'unpublish'] as const).filter((one) => localesFor[one].length > 0)
  const [action, setAction] = useState<ScheduledAction>(actions[0] ?? 'publish')
  const offered = localesFor[action]
  const [chosen, setChosen] = useState<readonly Locale[]>([locale])
  const locales = offered.filter((code) => chosen.includes(code))
  const schedule = async (moment: Moment) => {
    if (await editing.live({ to: 'schedule', action, at: moment.instant, locales })) {
      saveZone(moment)
      toasts.add({
        tone: 'success',
        title: action === 'publish' ? t`Publishing scheduled` : t`Unpublishing scheduled`,
      })
    }
    onClose()
  }
  return (
    <DateTimeDialog
      title={t`Schedule`}
      action={t`Schedule`}
      isBusy={state.busy === 'working'}
      hasOtherErrors={locales.length === 0}
      onSubmit={(moment) => void schedule(moment)}
      onClose={onClose}
    >
      {(showErrors) => (
        <ScheduleFields
          {...{ actions, action, locales }}
          onActionChange={setAction}
          languages={offered.map((code) => ({ value: code, label: languageLabel(code, i18n.locale) }))}
          onLocalesChange={(values) => setChosen(offered.filter((code) => values.includes(code)))}
          isLanguageMissing={showErrors && locales.length === 0}
        />
      )}
    </DateTimeDialog>
  )
}
