/** Runs an action on documents of a list: reports the result, offers undo, and updates the rows. */
import type { DocumentType } from '@cyanotype/content/model/index.ts'
import { toasts } from '@cyanotype/ui/components/toast/toast-queue.ts'
import { useUndo } from '@cyanotype/ui/components/toast/use-undo.ts'
import { useLingui } from '@lingui/react/macro'
import type { QueryClient } from '@tanstack/react-query'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Api } from '../../../api/client.ts'
import type { Summary } from '../../../api/document-summary.ts'
import { titleIn } from '../../../api/document-summary.ts'
import { useAdmin } from '../../../app-context/app-context.tsx'
import { usePrefetchIntent } from '../../../lazy/lazy-component.tsx'
import { FailedDialog, Sending } from '../bulk-action-dialogs.ts'
import { readRows, replaceRows } from '../queries.ts'
import { actionMessages } from './action-messages.ts'
import type { DocumentAction, DocumentChange, FailedAction } from './document-action.ts'
import { countLive, undoOf } from './list-actions.ts'
import type { ActionOutcome } from './run-action.ts'

export function useChanges(type: DocumentType, onDone: () => void) {
  const { i18n, t } = useLingui()
  const { api, language: locale } = useAdmin()
  const queries = useQueryClient()
  const undo = useUndo()
  const query = usePrefetchIntent()
  const [refused, setRefused] = useState<FailedAction>()
  const [isBusy, setBusy] = useState(false)

  const refresh = (ids: readonly string[]) => refreshRows(api, queries, type, ids)
  const notifyRefused = ({ documents, messages }: DocumentAction, outcome: ActionOutcome) => {
    if (outcome.refused.length === 0) return
    const titles = new Map(documents.map(({ id, titles }) => [id, titleIn(titles, locale) ?? t`Untitled`]))
    const items = outcome.refused.map(({ id, message }) => ({ id, message, title: titles.get(id) ?? id }))
    const title = i18n._(messages.refused(items.length))
    query(FailedDialog, () => setRefused({ title, items }))
  }
  const attempt = (work: () => Promise<void>) => whileBusy(setBusy, work)

  const refetch = () => queries.invalidateQueries({ queryKey: ['list', type.name] })

  const carryOut = (action: DocumentAction) =>
    attempt(async () => {
      const outcome = await action.send()
      if (action.comes === 'at once') await refetch()
      await refresh(outcome.done)
      onDone()
      notifyRefused(action, outcome)
      if (outcome.done.length === 0) return
      const message = i18n._(action.messages.done(outcome.done.length))
      const { back } = action
      if (back === undefined) toasts.add({ tone: 'success', title: message })
      else {
        const goBackNow = () => void attempt(async () => goBack(action, outcome, await back(outcome)))
        undo(message, goBackNow, { isPersistent: action.takesDown === true })
      }
    })

  const goBack = async (action: DocumentAction, { done }: ActionOutcome, outcome: ActionOutcome) => {
    if (action.comes !== undefined) await refetch()
    await refresh(done)
    notifyRefused(action, outcome)
    if (outcome.done.length > 0) toasts.add({ tone: 'success', title: t`Change undone` })
  }

  const run = (change: DocumentChange, documents: readonly Summary[]) =>
    query(Sending, () => void carryOut(documentActionOf(api, type, change, documents)))

  return { run, carryOut, isBusy, refused, forgetRefused: () => setRefused(undefined) }
}

function documentActionOf(
  api: Api,
  type: DocumentType,
  change: DocumentChange,
  documents: readonly Summary[],
): DocumentAction {
  const before = documents.filter(({ id }) => change.items.some((item) => item.id === id))
  const canGoBack = undoOf(change, before) !== undefined
  return {
    documents: before,
    messages: actionMessages[change.action],
    takesDown: documents.length > 1 && countLive(change, before) > 0,
    send: async () => (await import('./run-action.ts')).runChange(api, type, change),
    back: canGoBack
      ? async ({ done }) => (await import('./run-action.ts')).undoAction(api, type, change, { before, done })
      : undefined,
    // A restored document is in no list yet, so the list is fetched again.
    ...(change.action === 'trash' ? { comes: 'with the way back' } : {}),
  }
}

async function refreshRows(
  api: Api,
  queries: QueryClient,
  type: DocumentType,
  ids: readonly string[],
): Promise<void> {
  replaceRows(queries, type.name, new Set(ids), await readRows(api, type.name, ids))
  for (const name of ['documents', 'trash', 'dashboard']) void queries.invalidateQueries({ queryKey: [name] })
}

async function whileBusy(setBusy: (isBusy: boolean) => void, work: () => Promise<void>): Promise<void> {
  setBusy(true)
  try {
    await work()
  } catch (error) {
    toasts.add({
      tone: 'danger',
      urgent: true,
      title: error instanceof Error ? error.message : String(error),
    })
  } finally {
    setBusy(false)
  }
}
