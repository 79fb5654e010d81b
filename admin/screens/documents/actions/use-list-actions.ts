/** Runs an action on documents of a list: reports the result, offers undo, and updates the rows. */
import type { DocumentType } from '@cyanotype/content/model/index.ts'
import { toasts } from '@cyanotype/ui/components/toast/toast-queue.ts'
import { useUndo } from '@cyanotype/ui/components/toast/use-undo.ts'
import { useLingui } from '@lingui/react/macro'
import type { QueryClient } from '@tanstack/react-query'
import { useQueryClient } from '@tanstack/react-query'
import type { RefObject } from 'react'
import { useEffect, useRef, useState } from 'react'
import type { Api } from '../../../api/client.ts'
import type { Summary } from '../../../api/document-summary.ts'
import { titleIn } from '../../../api/document-summary.ts'
import { useAdmin } from '../../../app-context/app-context.tsx'
import { useOnceLoaded } from '../../../lazy/lazy-component.tsx'
import { FailedDialog, Sending } from '../bulk-action-dialogs.ts'
import { readRows, replaceRows } from '../queries.ts'
import type { ActionMessages } from './action-messages.ts'
import { actionMessages, undoRefused } from './action-messages.ts'
import type { DocumentAction, DocumentChange, FailedAction } from './document-action.ts'
import { countLive, undoOf } from './list-actions.ts'
import type { ActionOutcome } from './run-action.ts'
import type { ScheduledEnd } from './scheduled-ends.ts'

/** `onDone`: called with the documents that the user acted on, and how it went. */
export function useChanges(
  type: DocumentType,
  onDone: (documents: readonly Summary[], outcome: ActionOutcome) => void,
) {
  const { i18n, t } = useLingui()
  const { api } = useAdmin()
  const queries = useQueryClient()
  const offerUndo = useUndo()
  const onceLoaded = useOnceLoaded()
  const [isBusy, setBusy] = useState(false)
  const { notifyRefused, ...failures } = useFailures()

  const refresh = (ids: readonly string[]) => refreshRows(api, queries, type, ids)
  const attempt = (work: () => Promise<void>) => whileBusy(setBusy, work)

  const refetch = () => queries.invalidateQueries({ queryKey: ['list', type.name] })

  const carryOut = (action: DocumentAction, documents: readonly Summary[]) =>
    attempt(async () => {
      const outcome = await action.send()
      // Before rows disappear, so that the focus goes to them from the dialog or the bar.
      onDone(documents, outcome)
      if (action.changesList === 'when done') await refetch()
      // Failed rows may have changed, which is the most frequent reason.
      await refresh([...outcome.done, ...outcome.refused.map(({ id }) => id)])
      notifyRefused(action.documents, outcome, action.messages.refused)
      if (outcome.done.length === 0) return
      const message = i18n._(action.messages.done(outcome.done.length))
      const { undo } = action
      if (undo === undefined) toasts.add({ tone: 'success', title: message })
      else {
        const undoNow = () => void attempt(async () => reportUndo(action, outcome, await undo(outcome)))
        offerUndo(message, undoNow, { isPersistent: action.unpublishes === true })
      }
    })

  const reportUndo = async (action: DocumentAction, { done }: ActionOutcome, outcome: ActionOutcome) => {
    if (action.changesList !== undefined) await refetch()
    await refresh(done)
    notifyRefused(action.documents, outcome, undoRefused)
    if (outcome.done.length > 0) toasts.add({ tone: 'success', title: t`Change undone` })
  }

  const run = (change: DocumentChange, documents: readonly Summary[]) =>
    onceLoaded(Sending, () => void carryOut(documentActionOf(api, type, change, documents), documents))

  return { run, carryOut, isBusy, ...failures }
}

/** Shows which documents failed and why. */
function useFailures() {
  const { i18n, t } = useLingui()
  const { language: locale } = useAdmin()
  const onceLoaded = useOnceLoaded()
  const [refused, setRefused] = useState<FailedAction>()
  const isOpen = useIsOpen()
  const notifyRefused = (
    documents: DocumentAction['documents'],
    outcome: ActionOutcome,
    titleFor: ActionMessages['refused'],
  ) => {
    if (outcome.refused.length === 0) return
    const titles = new Map(documents.map(({ id, titles }) => [id, titleIn(titles, locale) ?? t`Untitled`]))
    const items = outcome.refused.map(({ id, message }) => ({ id, message, title: titles.get(id) ?? id }))
    const title = i18n._(titleFor(items.length))
    // After an undo on another screen, the dialog of this one is gone.
    if (isOpen.current) onceLoaded(FailedDialog, () => setRefused({ title, items }))
    else {
      const description = items.map((item) => `${item.title}: ${item.message}`).join('\n')
      toasts.add({ tone: 'danger', urgent: true, title, description })
    }
  }
  return { refused, notifyRefused, forgetRefused: () => setRefused(undefined) }
}

/** Whether the screen still is there. */
function useIsOpen(): RefObject<boolean> {
  const isOpen = useRef(false)
  useEffect(() => {
    isOpen.current = true
    return () => {
      isOpen.current = false
    }
  }, [])
  return isOpen
}

function documentActionOf(
  api: Api,
  type: DocumentType,
  change: DocumentChange,
  documents: readonly Summary[],
): DocumentAction {
  const before = documents.filter(({ id }) => change.items.some((item) => item.id === id))
  const canUndo = undoOf(change, before) !== undefined
  const live = countLive(change, before)
  let ends: readonly ScheduledEnd[] = []
  return {
    documents: before,
    messages: actionMessages[change.action],
    unpublishes: documents.length > 1 && live > 0,
    async send() {
      if (canUndo && live > 0) ends = await (await import('./scheduled-ends.ts')).readEnds(api, type, change)
      return (await import('./run-action.ts')).runChange(api, type, change)
    },
    undo: canUndo
      ? async ({ done }) => {
          const undone = await (await import('./run-action.ts')).undoAction(api, type, change, {
            before,
            done,
          })
          return (await import('./scheduled-ends.ts')).scheduleEnds(api, type, ends, undone)
        }
      : undefined,
    // A restored document is in no list yet, so the list is fetched again.
    ...(change.action === 'trash' ? { changesList: 'when undone' } : {}),
  }
}

/** If the rows cannot be read, the action is done all the same: it is reported, and the list shows the failure. */
async function refreshRows(
  api: Api,
  queries: QueryClient,
  type: DocumentType,
  ids: readonly string[],
): Promise<void> {
  try {
    replaceRows(queries, type.name, new Set(ids), await readRows(api, type.name, ids))
  } catch {
    void queries.invalidateQueries({ queryKey: ['list', type.name] })
  }
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
