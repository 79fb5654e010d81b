/** Schedule dialog: publishes or unpublishes at a chosen time and time zone, and shows the time in UTC. */
import type { Locale } from '@cyanotype/content/model/index.ts'
import { siteLocales } from '@cyanotype/content/model/index.ts'
import type { Moment } from '@cyanotype/ui/index.ts'
import { Button, CheckboxGroup, toasts } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { EditDialog } from '../../components/form-dialog.tsx'
import { languageLabel } from '../../i18n/formats.tsx'
import type { DocumentEditorState } from '../editor-props.ts'
import { isPublic } from '../saving/publishing.ts'
import type { PublishChoice } from './publishable-locales.ts'
import type { PlannedAction } from './schedule-fields.tsx'
import { useSaveZone, What, When } from './schedule-fields.tsx'

interface ScheduleDialogProps extends DocumentEditorState {
  readonly choice: PublishChoice
  readonly onClose: () => void
}

export function ScheduleDialog({ editing, state, locale, type, choice, onClose }: ScheduleDialogProps) {
  const { t, i18n } = useLingui()
  const seen = siteLocales().filter((code) => isPublic(state.document, code) && choice.mayPublishIn(code))
  const canTakeBack = seen.length > 0 && type.kind === 'collection'
  const [action, setAction] = useState<PlannedAction>(choice.languages.length > 0 ? 'publish' : 'unpublish')
  const offered = action === 'publish' ? choice.languages : seen
  const [chosen, setChosen] = useState<readonly Locale[]>([locale])
  const [moment, setMoment] = useState<Moment | null>(null)
  const locales = offered.filter((code) => chosen.includes(code))

  const { plan, error } = usePlan({ editing, onClose }, { action, moment, locales })
  return (
    <EditDialog
      open
      hasChanges={moment !== null}
      onClose={onClose}
      title={t`Schedule`}
      footer={
        <>
          <Button variant="outline" color="neutral" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button loading={state.busy === 'working'} onClick={() => void plan()}>
            <Trans>Schedule</Trans>
          </Button>
        </>
      }
    >
      <div className="schedule-form">
        {canTakeBack && choice.languages.length > 0 ? <What action={action} onChange={setAction} /> : null}
        <CheckboxGroup
          label={action === 'publish' ? t`Languages to publish` : t`Languages to unpublish`}
          options={offered.map((code) => ({ value: code, label: languageLabel(code, i18n.locale) }))}
          value={locales}
          onValueChange={(values) => setChosen(offered.filter((code) => values.includes(code)))}
        />
        <When moment={moment} onChange={setMoment} error={error || undefined} />
      </div>
    </EditDialog>
  )
}

interface Plan {
  readonly action: PlannedAction
  readonly moment: Moment | null
  readonly locales: readonly Locale[]
}

/** Validates the form, creates the schedule and saves the time zone. */
function usePlan(
  { editing, onClose }: Pick<ScheduleDialogProps, 'editing' | 'onClose'>,
  { action, moment, locales }: Plan,
) {
  const { t } = useLingui()
  const [error, setError] = useState('')
  const saveZone = useSaveZone()
  const plan = async () => {
    if (moment === null) return setError(t`Enter a date and time.`)
    if (Date.parse(moment.instant) <= Date.now())
      return setError(t`This time is in the past. Choose a later time.`)
    if (locales.length === 0) return setError(t`Choose at least one language.`)
    if (!(await editing.live({ to: 'schedule', action, at: moment.instant, locales }))) return onClose()
    saveZone(moment)
    toasts.add({
      tone: 'success',
      title: action === 'publish' ? t`Publishing scheduled` : t`Unpublishing scheduled`,
    })
    onClose()
  }
  return { plan, error }
}
