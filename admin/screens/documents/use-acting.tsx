/** What is selected, and what happens to it: publishing asks first which languages, everything else can be taken back. */

import { may } from '@cyanotype/content/model/basics.ts'
import type { DocumentType } from '@cyanotype/content/model/index.ts'
import type { Selection } from '@cyanotype/ui/index.ts'
import { useState } from 'react'
import { useSession } from '../../admin-context.tsx'
import { useWish } from '../../layout/part.tsx'
import { BulkActions } from './bulk-actions.tsx'
import type { BulkAction, Change } from './changes.ts'
import { changeOf } from './changes.ts'
import { PublishDialog } from './dialogs.ts'
import type { Summary } from './summary.ts'
import { useChanges } from './use-changes.ts'

const nothing: Selection = new Set()

export function useActing(type: DocumentType, rows: readonly Summary[]) {
  const session = useSession()
  const wish = useWish()
  const [selected, select] = useState(nothing)
  const [waiting, setWaiting] = useState<readonly Summary[]>()
  const { run, isBusy, refused, forgetRefused } = useChanges(type, () => {
    select(nothing)
    setWaiting(undefined)
  })

  const change = (action: BulkAction, documents: readonly Summary[]) => {
    if (session === null) return
    if (action === 'publish') wish(PublishDialog, () => setWaiting(documents))
    else void run({ ...changeOf(action, documents, { type, by: session }), action }, documents)
  }
  const actions = (chosen: Selection) => (
    <BulkActions
      type={type}
      rows={rows.filter(({ id }) => chosen.has(id))}
      isBusy={isBusy}
      onChange={change}
    />
  )
  const mayAct =
    session !== null &&
    (may(session, 'documents.publish', { type }) || may(session, 'documents.delete', { type }))
  return {
    selected,
    select,
    change,
    actions: mayAct ? actions : undefined,
    publishing: waiting && {
      rows: waiting,
      isBusy,
      onPublish: (meant: Change & { readonly action: 'publish' }) => void run(meant, waiting),
      onCancel: () => setWaiting(undefined),
    },
    refused,
    forgetRefused,
  }
}
