/** Confirms unpublishing of live documents and says how many there are. */
import type { DocumentType } from '@cyanotype/content/model/index.ts'
import { AlertDialog } from '@cyanotype/ui/index.ts'
import { plural } from '@lingui/core/macro'
import { Plural, useLingui } from '@lingui/react/macro'
import type { Summary } from '../../../api/document-summary.ts'
import { useSession } from '../../../app-context/app-context.tsx'
import type { DocumentChange } from './document-action.ts'
import { changeOf, countLive, undoOf } from './list-actions.ts'

interface TakeDownDialogProps {
  readonly type: DocumentType
  readonly action: 'unpublish' | 'archive' | 'trash'
  readonly rows: readonly Summary[]
  readonly isBusy: boolean
  readonly onConfirm: (change: DocumentChange) => void
  readonly onCancel: () => void
}

export function UnpublishDialog({ type, action, rows, isBusy, onConfirm, onCancel }: TakeDownDialogProps) {
  const { t } = useLingui()
  const session = useSession()
  if (session === null) return null
  const change = { ...changeOf(action, rows, { type, by: session }), action }
  const count = change.items.length
  const live = countLive(change, rows)
  const titles = {
    unpublish: t`${plural(count, { one: 'Unpublish # document?', other: 'Unpublish # documents?' })}`,
    archive: t`${plural(count, { one: 'Archive # document?', other: 'Archive # documents?' })}`,
    trash: t`${plural(count, { one: 'Move # document to trash?', other: 'Move # documents to trash?' })}`,
  }
  const buttons = { unpublish: t`Unpublish`, archive: t`Archive`, trash: t`Move to trash` }
  return (
    <AlertDialog
      open
      tone={action === 'trash' ? 'danger' : 'neutral'}
      title={titles[action]}
      action={buttons[action]}
      busy={isBusy}
      onConfirm={() => onConfirm(change)}
      onCancel={onCancel}
    >
      {live > 0 ? (
        <p>
          <Plural
            value={live}
            one="Visitors will no longer see # published document."
            other="Visitors will no longer see # published documents."
          />
        </p>
      ) : null}
      {undoOf(change, rows) === undefined ? (
        <p>
          <Plural
            value={count}
            one="This cannot be undone in one step. The document has scheduled or unpublished changes."
            other="This cannot be undone in one step. Some documents have scheduled or unpublished changes."
          />
        </p>
      ) : null}
    </AlertDialog>
  )
}
