/**
 * Bulk schedule dialog: publishes or unpublishes many documents at one time, in chosen languages and a time
 * zone.
 */

import { shared, siteLocales } from '@cyanotype/content/model/core.ts'
import type { DocumentType, Locale } from '@cyanotype/content/model/index.ts'
import type { Moment } from '@cyanotype/ui/index.ts'
import { msg, plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Api } from '../../../api/client.ts'
import { useAdmin, useSession } from '../../../app-context/app-context.tsx'
import { DateTimeDialog, useSaveZone } from '../../../components/date-time-dialog.tsx'
import type { ScheduledAction } from '../../../document-editor/publishing/schedule-fields.tsx'
import { ScheduleFields } from '../../../document-editor/publishing/schedule-fields.tsx'
import { languageLabel } from '../../../i18n/formats.tsx'
import type { ActionMessages } from './action-messages.ts'
import type { BulkDialogProps } from './document-action.ts'
import type { Change } from './list-actions.ts'
import { changeOf, countLanguages } from './list-actions.ts'
import { ReplacedSchedules, useReplacedSchedules } from './replaced-schedules.tsx'
import type { ActionOutcome } from './run-action.ts'
import { sendInParts } from './run-action.ts'

export function BulkScheduleDialog({ type, rows, isBusy, onDo, onCancel }: BulkDialogProps) {
  const { t, i18n } = useLingui()
  const { api } = useAdmin()
  const session = useSession()
  const saveZone = useSaveZone()
  const itemsOf = (action: ScheduledAction, among: readonly (Locale | typeof shared)[]) =>
    session === null ? [] : changeOf(changes[action], rows, { type, by: session }, among).items
  const allLayers = [...siteLocales(), shared] as const
  const actions = (['publish', 'unpublish'] as const).filter((one) => itemsOf(one, allLayers).length > 0)
  const [action, setAction] = useState<ScheduledAction>(actions[0] ?? 'publish')
  const [chosen, setChosen] = useState<readonly Locale[]>(siteLocales())
  const countIn = (code: Locale) => countLanguages({ items: itemsOf(action, [code]) })
  const offered = siteLocales().filter((code) => countIn(code) > 0)
  const locales = offered.filter((code) => chosen.includes(code))
  const items = itemsOf(action, [...locales, shared])
  const documents = items.length
  const { replaced, isLoading } = useReplacedSchedules(type, rows, { action, items })
  const schedule = (moment: Moment) => {
    saveZone(moment)
    const selected = rows.filter(({ id }) => items.some((item) => item.id === id))
    onDo({
      documents: selected,
      messages: labelsOf(action, formatMoment(moment, i18n.locale)),
      send: () => scheduleAll(api, type, { what: action, at: moment.instant, items }),
      // A schedule that replaced another cannot be undone, because the first one is lost.
      undo: replaced?.length === 0 ? ({ made }) => unschedule(api, type, made) : undefined,
    })
  }
  const labelOf = (code: Locale) => `${languageLabel(code, i18n.locale)} (${i18n.number(countIn(code))})`
  return (
    <DateTimeDialog
      title={t`Schedule selected documents`}
      action={t`${plural(documents, { one: 'Schedule # document', other: 'Schedule # documents' })}`}
      isBusy={isBusy || isLoading}
      hasOtherErrors={documents === 0}
      onSubmit={schedule}
      onClose={onCancel}
    >
      {(showErrors) => (
        <>
          <ScheduleFields
            {...{ actions, action, locales }}
            onActionChange={setAction}
            languages={offered.map((code) => ({ value: code, label: labelOf(code) }))}
            onLocalesChange={(values) => setChosen(siteLocales().filter((code) => values.includes(code)))}
            isLanguageMissing={showErrors && documents === 0}
          />
          <ReplacedSchedules rows={rows} replaced={replaced ?? []} />
        </>
      )}
    </DateTimeDialog>
  )
}

/** What is not public yet, but will be by a schedule, can be unpublished later. */
const changes = { publish: 'publish', unpublish: 'withdraw' } as const

/** In the time zone of the schedule, which is named. */
function formatMoment({ instant, zone }: Moment, locale: string): string {
  return new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, {
    ...{ day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit' },
    ...{ timeZone: zone, timeZoneName: 'short' },
  }).format(new Date(instant))
}

const labelsOf = (action: ScheduledAction, at: string): ActionMessages => ({
  done: (count) =>
    action === 'publish'
      ? msg`${plural(count, { one: `# document scheduled to publish on ${at}`, other: `# documents scheduled to publish on ${at}` })}`
      : msg`${plural(count, { one: `# document scheduled to unpublish on ${at}`, other: `# documents scheduled to unpublish on ${at}` })}`,
  refused: (count) =>
    msg`${plural(count, { one: 'Could not schedule # document', other: 'Could not schedule # documents' })}`,
})

interface BulkSchedule extends Pick<Change, 'items'> {
  readonly what: ScheduledAction
  readonly at: string
}

function scheduleAll(
  api: Api,
  type: DocumentType,
  { what, at, items }: BulkSchedule,
): Promise<ActionOutcome> {
  return sendInParts(items, (some) =>
    api('POST /api/documents/{type}/bulk', {
      params: { type: type.name },
      body: {
        action: 'schedule',
        what,
        at,
        items: some.map(({ id, layers }) => ({ id, layers: { ...layers } })),
      },
    }),
  )
}

function unschedule(
  api: Api,
  type: DocumentType,
  made: ReadonlyMap<string, string> = new Map(),
): Promise<ActionOutcome> {
  const items = [...made].map(([id, schedule]) => ({ id, schedule }))
  return sendInParts(items, (some) =>
    api('POST /api/documents/{type}/bulk', {
      params: { type: type.name },
      body: { action: 'unschedule', items: some },
    }),
  )
}
