/** Trash screen: deleted documents, who deleted them, and how long they can be restored. */
import type { DocumentType } from '@cyanotype/content/model/index.ts'
import type { DataColumn, Selection } from '@cyanotype/ui/index.ts'
import { Button, Dialog, EmptyState, RelativeTime } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useAdmin } from '../../app-context.tsx'
import { DataTable } from '../../lists/data-table.tsx'
import { ScreenHeader } from '../../shell/screen-header.tsx'
import { titleIn } from '../documents/summary.ts'
import { DeleteDialog } from './delete-dialog.tsx'
import type { Trashed } from './queries.ts'
import { trashQuery } from './queries.ts'
import type { TrashOutcome } from './use-trash-actions.ts'
import { typeNamed, useMayDelete, useTrashActions } from './use-trash-actions.ts'

const nothing: Selection = new Set()
const tableStates = { pending: 'loading', error: 'failed', success: 'ready' } as const

export function TrashScreen() {
  const { t } = useLingui()
  const { api } = useAdmin()
  const trash = useInfiniteQuery(trashQuery(api))
  const rows = useMemo(() => trash.data?.pages.flatMap(({ items }) => items) ?? [], [trash.data])
  const [selected, select] = useState(nothing)
  const [deleting, setDeleting] = useState<readonly Trashed[]>()
  const [refused, setRefused] = useState<TrashOutcome['refused']>([])
  const columns = useTrashColumns()
  const nameOf = useNames()
  const mayDelete = useMayDelete()
  const { mutate, isPending } = useTrashActions((outcome) => {
    select(nothing)
    setDeleting(undefined)
    setRefused(outcome.refused)
  })
  const mine = rows.filter(mayDelete)
  const chosen = (keys: Selection) => mine.filter(({ id }) => keys.has(id))
  return (
    <div className="documents">
      <TrashHeader />
      <div className="documents-work">
        <div className="documents-rows">
          <DataTable
            label={t`Trash`}
            rows={rows}
            count={rows.length + (trash.hasNextPage ? 8 : 0)}
            columns={columns}
            rowKey={({ id }) => id}
            rowLabel={nameOf}
            selectable={mine.length > 0}
            selected={selected}
            onSelectedChange={select}
            state={tableStates[trash.status]}
            onRetry={() => void trash.refetch()}
            onNeed={() => void trash.fetchNextPage()}
            actions={(keys) => (
              <TrashActions
                isBusy={isPending}
                onRestore={() => mutate({ action: 'restore', items: chosen(keys) })}
                onDelete={() => setDeleting(chosen(keys))}
              />
            )}
            empty={<NoTrash />}
          />
        </div>
      </div>
      {deleting === undefined ? null : (
        <DeleteDialog
          items={deleting}
          isBusy={isPending}
          onDelete={() => mutate({ action: 'delete', items: deleting })}
          onCancel={() => setDeleting(undefined)}
        />
      )}
      <StillThere refused={refused} onClose={() => setRefused([])} />
    </div>
  )
}

function TrashHeader() {
  const { t } = useLingui()
  return (
    <ScreenHeader title={t`Trash`}>
      <p className="list-note">
        <Trans>
          What lies here is on no page. After 30 days, or as the settings say, it is deleted for good.
        </Trans>
      </p>
    </ScreenHeader>
  )
}

function NoTrash() {
  const { t } = useLingui()
  return (
    <EmptyState title={t`The trash is empty`} icon="trash">
      <Trans>What is moved to the trash can be brought back from here.</Trans>
    </EmptyState>
  )
}

interface TrashActionsProps {
  readonly isBusy: boolean
  readonly onRestore: () => void
  readonly onDelete: () => void
}

function TrashActions({ isBusy, onRestore, onDelete }: TrashActionsProps) {
  return (
    <>
      <Button size="sm" icon="undo" disabled={isBusy} onClick={onRestore}>
        <Trans>Restore</Trans>
      </Button>
      <Button size="sm" variant="outline" color="red" icon="trash" disabled={isBusy} onClick={onDelete}>
        <Trans>Delete for good</Trans>
      </Button>
    </>
  )
}

interface StillThereProps {
  readonly refused: TrashOutcome['refused']
  readonly onClose: () => void
}

function StillThere({ refused, onClose }: StillThereProps) {
  const { t } = useLingui()
  const nameOf = useNames()
  return (
    <Dialog open={refused.length > 0} onClose={onClose} title={t`Not everything could be done`}>
      <ul className="documents-refused">
        {refused.map(({ item, message }) => (
          <li key={item.id}>
            <strong>{nameOf(item)}</strong>
            <p>{message}</p>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

function useNames(): (item: Trashed) => string {
  const { t } = useLingui()
  const { locale } = useAdmin()
  return ({ titles }) => titleIn(titles, locale) ?? t`Untitled`
}

function useTrashColumns(): readonly DataColumn<Trashed>[] {
  const { t, i18n } = useLingui()
  const nameOf = useNames()
  const kindOf = ({ labelOne }: DocumentType) => i18n._(labelOne)
  return [
    { key: 'title', label: t`Title`, size: 'lg', cell: nameOf },
    {
      key: 'state',
      label: t`Kind`,
      cell: ({ type: name }) => {
        const type = typeNamed(name)
        return type === undefined ? name : kindOf(type)
      },
    },
    { key: 'by', label: t`Thrown away by`, cell: ({ trashedBy }) => trashedBy },
    { key: 'changed', label: t`When`, cell: ({ trashedAt }) => <RelativeTime instant={trashedAt} /> },
  ]
}
