/**
 * Bulk schedule dialog: publishes or unpublishes many documents at one time, in chosen languages and a time
 * zone.
 */

import { shared, siteLocales } from '@cyanotype/content/model/core.ts'
import type { DocumentType, Locale } from '@cyanotype/content/model/index.ts'
import type { Moment } from '@cyanotype/ui/index.ts'
import { Button, CheckboxGroup } from '@cyanotype/ui/index.ts'
import { msg, plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Api } from '../../../api/client.ts'
import { useAdmin, useSession } from '../../../app-context/app-context.tsx'
import { EditDialog } from '../../../components/form-dialog.tsx'
import { languageLabel } from '../../../i18n/formats.tsx'
import '../../../document-editor/editor-dialogs.css'
import type { Summary } from '../../../api/document-summary.ts'
import type { PlannedAction } from '../../../document-editor/publishing/schedule-fields.tsx'
import { useSaveZone, What, When } from '../../../document-editor/publishing/schedule-fields.tsx'
import type { ActionMessages } from './action-messages.ts'
import type { BulkDialogProps } from './document-action.ts'
import type { Change } from './list-actions.ts'
import { changeOf, countLanguages } from './list-actions.ts'
import type { ActionOutcome } from './run-action.ts'
import { sendInParts } from './run-action.ts'

export function PlanDialog(props: BulkDialogProps) {
  const { isBusy, onCancel } = props
  const { t, i18n } = useLingui()
  const query = usePlan(props)
  const { action, offered, countIn } = query
  const documents = query.items.length
  return (
    <EditDialog
      open
      hasChanges={query.moment !== null}
      onClose={onCancel}
      title={t`Schedule selected documents`}
      footer={
        <>
          <Button variant="outline" color="neutral" onClick={onCancel}>
            <Trans>Cancel</Trans>
          </Button>
          <Button loading={isBusy} onClick={query.plan}>
            {t`${plural(documents, { one: 'Schedule # document', other: 'Schedule # documents' })}`}
          </Button>
        </>
      }
    >
      <div className="schedule-form">
        {query.actions.length > 1 ? <What action={action} onChange={query.choose} /> : null}
        {offered.length === 0 ? null : (
          <CheckboxGroup
            label={action === 'publish' ? t`Languages to publish` : t`Languages to unpublish`}
            options={offered.map((code) => ({
              value: code,
              label: `${languageLabel(code, i18n.locale)} (${i18n.number(countIn(code))})`,
            }))}
            value={query.locales}
            onValueChange={(next) => query.setChosen(siteLocales().filter((code) => next.includes(code)))}
          />
        )}
        <When moment={query.moment} onChange={query.setMoment} error={query.error || undefined} />
      </div>
    </EditDialog>
  )
}

function usePlan({ type, rows, onDo }: BulkDialogProps) {
  const { t, i18n } = useLingui()
  const { api } = useAdmin()
  const session = useSession()
  const saveZone = useSaveZone()
  const itemsOf = (action: PlannedAction, among: readonly (Locale | typeof shared)[]) =>
    session === null ? [] : changeOf(action, rows, { type, by: session }, among).items
  const allLayers = [...siteLocales(), shared] as const
  const actions = (['publish', 'unpublish'] as const).filter((one) => itemsOf(one, allLayers).length > 0)
  const [action, choose] = useState<PlannedAction>(actions[0] ?? 'publish')
  const [chosen, setChosen] = useState<readonly Locale[]>(siteLocales())
  const [moment, setMoment] = useState<Moment | null>(null)
  const [error, setError] = useState('')
  const countIn = (code: Locale) => countLanguages({ items: itemsOf(action, [code]) })
  const offered = siteLocales().filter((code) => countIn(code) > 0)
  const locales = offered.filter((code) => chosen.includes(code))
  const items = itemsOf(action, [...locales, shared])
  const plan = () => {
    if (moment === null) return setError(t`Enter a date and time.`)
    if (Date.parse(moment.instant) <= Date.now())
      return setError(t`This time is in the past. Choose a later time.`)
    if (items.length === 0) return setError(t`Choose at least one language.`)
    setError('')
    saveZone(moment)
    const documents = rows.filter(({ id }) => items.some((item) => item.id === id))
    onDo({
      documents,
      messages: labelsOf(action, formatMoment(moment, i18n.locale)),
      send: () => scheduleAll(api, type, { what: action, at: moment.instant, items }),
      // A schedule that replaced another cannot be undone, because the first one is lost.
      back: documents.some(isPlanned) ? undefined : ({ made }) => unschedule(api, type, made),
    })
  }
  return {
    actions,
    action,
    choose,
    offered,
    countIn,
    setChosen,
    locales,
    moment,
    setMoment,
    items,
    error,
    plan,
  }
}

const isPlanned = ({ statuses, sharedStatus }: Summary) =>
  [...Object.values(statuses), sharedStatus].includes('scheduled')

/** In the time zone of the schedule, which is named. */
function formatMoment({ instant, zone }: Moment, locale: string): string {
  return new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, {
    ...{ day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit' },
    ...{ timeZone: zone, timeZoneName: 'short' },
  }).format(new Date(instant))
}

const labelsOf = (action: PlannedAction, at: string): ActionMessages => ({
  done: (count) =>
    action === 'publish'
      ? msg`${plural(count, { one: `# document scheduled to publish on ${at}`, other: `# documents scheduled to publish on ${at}` })}`
      : msg`${plural(count, { one: `# document scheduled to unpublish on ${at}`, other: `# documents scheduled to unpublish on ${at}` })}`,
  refused: (count) =>
    msg`${plural(count, { one: 'Could not schedule # document', other: 'Could not schedule # documents' })}`,
})

interface Plan extends Pick<Change, 'items'> {
  readonly what: PlannedAction
  readonly at: string
}

function scheduleAll(api: Api, type: DocumentType, { what, at, items }: Plan): Promise<ActionOutcome> {
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
