/**
 * Actions on the selection. Publishing asks for the languages. Unpublishing several live documents asks for
 * confirmation, and so does everything that cannot be undone.
 */
import type { DocumentType } from '@cyanotype/content/model/index.ts'
import type { Selection } from '@cyanotype/ui/index.ts'
import { Button } from '@cyanotype/ui/index.ts'
import { useLingui } from '@lingui/react/macro'
import { useMemo, useState } from 'react'
import type { Summary } from '../../../api/document-summary.ts'
import { useSession } from '../../../app-context/app-context.tsx'
import { useOnceLoaded } from '../../../lazy/lazy-component.tsx'
import {
  BulkScheduleDialog,
  CopyDialog,
  PublishDialog,
  PublishSetDialog,
  UnpublishDialog,
} from '../bulk-action-dialogs.ts'
import { actionLabels } from './action-messages.ts'
import type { DocumentAction, DocumentChange } from './document-action.ts'
import type { BulkAction } from './list-actions.ts'
import { bulkActions, changeOf, countLive, mayActOnMany, undoOf } from './list-actions.ts'
import type { ActionOutcome } from './run-action.ts'
import { useChanges } from './use-list-actions.ts'

const nothing: Selection = new Set()

const prompts = {
  publish: PublishDialog,
  schedule: BulkScheduleDialog,
  'publish-set': PublishSetDialog,
  copy: CopyDialog,
  unpublish: UnpublishDialog,
  archive: UnpublishDialog,
  trash: UnpublishDialog,
} as const
type Question = keyof typeof prompts

/** Actions that always open a dialog first. */
const actionsWithDialog = ['publish', 'schedule', 'publish-set', 'copy'] as const
type ActionWithDialog = (typeof actionsWithDialog)[number]
const hasDialog = (action: BulkAction): action is ActionWithDialog =>
  actionsWithDialog.some((one) => one === action)

export function useActing(type: DocumentType, rows: readonly Summary[]) {
  const session = useSession()
  const onceLoaded = useOnceLoaded()
  const [marked, select] = useState(nothing)
  // A row that another search leaves out is not counted, because no action can change it.
  const selected = useMemo(
    () => new Set(marked.size === 0 ? [] : rows.flatMap(({ id }) => (marked.has(id) ? [id] : []))),
    [marked, rows],
  )
  const [waiting, setWaiting] = useState<{ readonly question: Question; readonly rows: readonly Summary[] }>()
  /** Failed documents stay selected for another attempt, and so does what the action was not about. */
  const end = (documents: readonly Summary[], outcome?: Pick<ActionOutcome, 'refused'>) => {
    const failed = new Set(outcome?.refused.map(({ id }) => id))
    const left = new Set(documents.flatMap(({ id }) => (failed.has(id) ? [] : [id])))
    select((before) => new Set([...before].filter((id) => !left.has(id))))
    setWaiting(undefined)
  }
  const { run, carryOut, isBusy, refused, forgetRefused } = useChanges(type, end)

  const change = (action: BulkAction, documents: readonly Summary[]) => {
    if (session === null) return
    const openDialog = (question: Question) =>
      onceLoaded(prompts[question], () => setWaiting({ question, rows: documents }))
    if (hasDialog(action)) return openDialog(action)
    const documentChange = { ...changeOf(action, documents, { type, by: session }), action }
    const isLarge = documents.length > 1 && countLive(documentChange, documents) > 0
    if (action !== 'unarchive' && (isLarge || undoOf(documentChange, documents) === undefined))
      openDialog(action)
    else run(documentChange, documents)
  }
  const actions = (chosen: Selection) => (
    <BulkActions
      type={type}
      rows={rows.filter(({ id }) => chosen.has(id))}
      isBusy={isBusy}
      onChange={change}
    />
  )
  const mayAct = session !== null && mayActOnMany({ type, by: session })
  return {
    selected,
    select,
    change,
    actions: mayAct ? actions : undefined,
    dialog: waiting && {
      ...waiting,
      isBusy,
      onChange: (documentChange: DocumentChange) => run(documentChange, waiting.rows),
      onDo: (action: DocumentAction) => void carryOut(action, waiting.rows),
      onDone: () => end(waiting.rows),
      onCancel: () => setWaiting(undefined),
    },
    refused,
    forgetRefused,
  }
}

interface BulkActionsProps {
  readonly type: DocumentType
  readonly rows: readonly Summary[]
  readonly isBusy: boolean
  readonly onChange: (action: BulkAction, rows: readonly Summary[]) => void
}

const quiet = { variant: 'outline', color: 'neutral' } as const

/** One primary action and one destructive action. */
const looks = {
  publish: { variant: 'solid', color: 'primary' },
  schedule: quiet,
  'publish-set': quiet,
  unpublish: quiet,
  copy: quiet,
  archive: quiet,
  unarchive: quiet,
  trash: { variant: 'outline', color: 'red' },
} as const

/** The actions that apply to the selection. */
function BulkActions({ type, rows, isBusy, onChange }: BulkActionsProps) {
  const { i18n } = useLingui()
  const session = useSession()
  if (session === null) return null
  const offered = bulkActions.filter(
    (action) => changeOf(action, rows, { type, by: session }).items.length > 0,
  )
  return offered.map((action) => (
    <Button
      key={action}
      size="sm"
      {...looks[action]}
      icon={actionLabels[action].icon}
      // Not `disabled`, which would lose the focus.
      aria-disabled={isBusy || undefined}
      onClick={() => isBusy || onChange(action, rows)}
    >
      {i18n._(actionLabels[action].label)}
    </Button>
  ))
}
