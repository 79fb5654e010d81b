/** Does to documents of a list what somebody chose: says how it went, offers the way back, and mends the rows. */
import type { DocumentType } from '@cyanotype/content/model/index.ts'
import { toasts } from '@cyanotype/ui/components/toast/toast-queue.ts'
import { useUndo } from '@cyanotype/ui/components/toast/use-undo.ts'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useAdmin } from '../../admin-context.tsx'
import type { Api } from '../../api/client.ts'
import { useWish } from '../../layout/part.tsx'
import type { QueryClient } from '../../reading/index.ts'
import { useQueryClient } from '../../reading/index.ts'
import { actionWords } from './change-words.ts'
import type { BulkAction, Change } from './changes.ts'
import { wayBack } from './changes.ts'
import { RefusedDialog } from './dialogs.ts'
import { mendRows, readRows } from './queries.ts'
import type { Outcome } from './run-change.ts'
import { runChange, takeBack } from './run-change.ts'
import type { Summary } from './summary.ts'
import { titleIn } from './summary.ts'

/** What could not be done, and why, document by document. */
export interface Refused {
  readonly title: string
  readonly items: readonly { readonly id: string; readonly title: string; readonly message: string }[]
}

type DocumentChange = Change & { readonly action: BulkAction }

export function useChanges(type: DocumentType, onDone: () => void) {
  const { i18n, t } = useLingui()
  const { api, locale } = useAdmin()
  const queries = useQueryClient()
  const undo = useUndo()
  const wish = useWish()
  const [refused, setRefused] = useState<Refused>()
  const [isBusy, setBusy] = useState(false)

  const refresh = (ids: readonly string[]) => refreshRows(api, queries, type, ids)
  const tellRefused = (action: BulkAction, outcome: Outcome, documents: readonly Summary[]) => {
    if (outcome.refused.length === 0) return
    const titles = new Map(documents.map(({ id, titles }) => [id, titleIn(titles, locale) ?? t`Untitled`]))
    const items = outcome.refused.map(({ id, message }) => ({ id, message, title: titles.get(id) ?? id }))
    const title = i18n._(actionWords[action].refused(items.length))
    wish(RefusedDialog, () => setRefused({ title, items }))
  }
  const attempt = (work: () => Promise<void>) => whileBusy(setBusy, work)

  const run = (change: DocumentChange, documents: readonly Summary[]) =>
    attempt(async () => {
      const before = documents.filter(({ id }) => change.items.some((item) => item.id === id))
      const outcome = await runChange(api, type, change)
      await refresh(outcome.done)
      onDone()
      tellRefused(change.action, outcome, before)
      if (outcome.done.length === 0) return
      const said = i18n._(actionWords[change.action].done(outcome.done.length))
      if (wayBack(change, before) === undefined) {
        toasts.add({ tone: 'success', title: said })
        return
      }
      undo(said, () => void attempt(() => goBack(change, before, outcome.done)))
    })

  const goBack = async (change: DocumentChange, before: readonly Summary[], done: readonly string[]) => {
    const outcome = await takeBack(api, type, change, { before, done })
    // What comes out of the trash is in no list yet: it is read with the rest.
    if (change.action === 'trash') await queries.invalidateQueries({ queryKey: ['list', type.name] })
    await refresh(done)
    tellRefused(change.action, outcome, before)
    if (outcome.done.length > 0) toasts.add({ tone: 'success', title: t`It is as it was before` })
  }

  return { run, isBusy, refused, forgetRefused: () => setRefused(undefined) }
}

async function refreshRows(
  api: Api,
  queries: QueryClient,
  type: DocumentType,
  ids: readonly string[],
): Promise<void> {
  mendRows(queries, type.name, new Set(ids), await readRows(api, type.name, ids))
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
