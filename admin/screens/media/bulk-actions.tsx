/** Bulk actions of the media library. */
import { AlertDialog, BulkBar, Button } from '@cyanotype/ui/index.ts'
import { plural } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useBulkActions } from './bulk-move.ts'
import { MoveDialog } from './folders/move-dialog.tsx'
import type { Library } from './use-library.ts'

interface BulkProps {
  readonly library: Library
  readonly selected: ReadonlySet<string>
  readonly onDone: () => void
}

export function Bulk({ library, selected, onDone }: BulkProps) {
  const { items, search } = library
  const [isMoving, setIsMoving] = useState(false)
  const actions = useBulkActions()
  const chosen = items.filter(({ id }) => selected.has(id))
  const quiet = { variant: 'outline', color: 'neutral', size: 'sm' } as const
  const act = (action: Promise<void>) => {
    onDone()
    void action
  }
  return (
    <>
      <BulkBar count={chosen.length} onClear={onDone}>
        {search.trashed ? (
          <>
            <Button {...quiet} icon="undo" onClick={() => act(actions.restore(chosen))}>
              <Trans>Restore</Trans>
            </Button>
            <DeleteForGood count={chosen.length} onConfirm={() => act(actions.deleteForGood(chosen))} />
          </>
        ) : (
          <>
            <Button {...quiet} icon="folder" onClick={() => setIsMoving(true)}>
              <Trans>Move</Trans>
            </Button>
            <Button {...quiet} color="red" icon="trash" onClick={() => act(actions.trash(chosen))}>
              <Trans>Move to the trash</Trans>
            </Button>
          </>
        )}
      </BulkBar>
      <MoveDialog
        open={isMoving}
        title={<Plural value={chosen.length} one="Move # file" other="Move # files" />}
        onClose={() => setIsMoving(false)}
        onMove={(folder) => {
          setIsMoving(false)
          act(actions.move(chosen, folder))
        }}
      />
    </>
  )
}

interface DeleteForGoodProps {
  readonly count: number
  readonly onConfirm: () => void
}

export function DeleteForGood({ count, onConfirm }: DeleteForGoodProps) {
  const { t } = useLingui()
  const [isAsking, setIsAsking] = useState(false)
  const action = t`${plural(count, { one: 'Delete # file for good', other: 'Delete # files for good' })}`
  return (
    <>
      <Button variant="outline" color="red" size="sm" icon="trash" onClick={() => setIsAsking(true)}>
        <Trans>Delete for good</Trans>
      </Button>
      <AlertDialog
        open={isAsking}
        title={action}
        action={action}
        onCancel={() => setIsAsking(false)}
        onConfirm={() => {
          setIsAsking(false)
          onConfirm()
        }}
      >
        <Trans>This cannot be taken back. What a document still uses is kept.</Trans>
      </AlertDialog>
    </>
  )
}
