/** What is selected, and what happens to it: publishing asks first which languages, everything else can be taken back. */

import { may } from '@cyanotype/content/model/basics.ts'
import type { DocumentType } from '@cyanotype/content/model/index.ts'
import type { Selection } from '@cyanotype/ui/index.ts'
import { useContext, useState } from 'react'
import { useSession } from '../../admin-context.tsx'
import { speaking, useWish } from '../../layout/part.tsx'
import { WordsContext } from '../../words/rest-of-words.ts'
import { BulkActions } from './bulk-actions.tsx'
import type { BulkAction, Change } from './changes.ts'
import { changeOf } from './changes.ts'
import { CopyDialog, PlanDialog, PublishDialog } from './dialogs.ts'
import type { Summary } from './summary.ts'
import type { Deed } from './use-changes.ts'
import { useChanges } from './use-changes.ts'

const nothing: Selection = new Set()

/** Only the first of them says what a list has the words for. */
const asks = { publish: PublishDialog, schedule: PlanDialog, copy: CopyDialog } as const
type Question = keyof typeof asks
const isAsked = (action: BulkAction): action is Question => Object.hasOwn(asks, action)

export function useActing(type: DocumentType, rows: readonly Summary[]) {
  const session = useSession()
  const wish = useWish()
  const words = useContext(WordsContext)
  const [selected, select] = useState(nothing)
  const [waiting, setWaiting] = useState<{ readonly question: Question; readonly rows: readonly Summary[] }>()
  const { run, carryOut, isBusy, refused, forgetRefused } = useChanges(type, () => {
    select(nothing)
    setWaiting(undefined)
  })

  const change = (action: BulkAction, documents: readonly Summary[]) => {
    if (session === null) return
    if (isAsked(action)) {
      const asking = action === 'publish' ? asks.publish : speaking(asks[action], words)
      wish(asking, () => setWaiting({ question: action, rows: documents }))
    } else run({ ...changeOf(action, documents, { type, by: session }), action }, documents)
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
    asked: waiting && {
      ...waiting,
      isBusy,
      onPublish: (meant: Change & { readonly action: 'publish' }) => run(meant, waiting.rows),
      onDo: (deed: Deed) => void carryOut(deed),
      onCancel: () => setWaiting(undefined),
    },
    refused,
    forgetRefused,
  }
}
