/** Trash screen: deleted documents, who deleted them, and how long they can be restored. */
import type { DocumentType } from '@cyanotype/content/model/index.ts'
import type { DataColumn, Selection } from '@cyanotype/ui/index.ts'
import { AlertDialog, Button, Dialog, EmptyState, RelativeTime } from '@cyanotype/ui/index.ts'
import { plural } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery, useQueries } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { titleIn } from '../../api/document-summary.ts'
import { useAdmin } from '../../app-context/app-context.tsx'
import { AdminLink } from '../../components/admin-link.tsx'
import { ScreenHeader } from '../../components/screen-heading.tsx'
import { useDocumentTitle } from '../../links/index.ts'
import { DataTable, useNextPageSpace } from '../../lists/data-table.tsx'
import type { Trashed, TrashOutcome } from './use-trash-actions.ts'
import { trashQuery, typeNamed, useMayDelete, useTrashActions } from './use-trash-actions.ts'

const nothing: Selection = new Set()
const nonBreakingSpace = '\u00a0'
const tableStates = { pending: 'loading', error: 'failed', success: 'ready' } as const

export function TrashScreen() {
  const { t } = useLingui()
  const { api } = useAdmin()
  const trash = useInfiniteQuery(trashQuery(api))
  const rows = useMemo(() => trash.data?.pages.flatMap(({ items }) => items) ?? [], [trash.data])
  const [deleting, setDeleting] = useState<readonly Trashed[]>()
  const [refused, setRefused] = useState<TrashOutcome['refused']>([])
  const columns = useTrashColumns()
  const nameOf = useNames()
  const { mayDelete, chosen, present, select, isAny } = useSelection(rows)
  const { mutate, isPending } = useTrashActions((outcome) => {
    // Failed ones stay selected for another attempt.
    select(new Set(outcome.refused.map(({ item }) => item.id)))
    setDeleting(undefined)
    setRefused(outcome.refused)
  })
  return (
    <div className="documents">
      <TrashHeader days={trash.data?.pages[0]?.retentionDays} />
      <div className="documents-work">
        <div className="documents-rows">
          <DataTable
            label={t`Trash`}
            rows={rows}
            {...useNextPageSpace(rows, trash.hasNextPage)}
            columns={columns}
            rowKey={({ id }) => id}
            rowLabel={nameOf}
            selectable={isAny}
            rowSelectable={mayDelete}
            selected={present}
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

/** The selected documents, of those that the user may restore and delete. */
function useSelection(rows: readonly Trashed[]) {
  const mayDelete = useMayDelete()
  const [selected, select] = useState(nothing)
  const mine = rows.filter(mayDelete)
  const chosen = (keys: Selection) => mine.filter(({ id }) => keys.has(id))
  // A document that another user restored or deleted meanwhile is not counted, because no action can change it.
  const present = new Set(chosen(selected).map(({ id }) => id))
  return { mayDelete, chosen, present, select, isAny: mine.length > 0 }
}

/** Without the number of days, the line stays empty, so that the list does not move. */
function TrashHeader({ days }: { readonly days: number | undefined }) {
  const { t } = useLingui()
  return (
    <ScreenHeader title={t`Trash`}>
      <p className="list-note">
        {days === undefined ? (
          nonBreakingSpace
        ) : (
          <Plural
            value={days}
            one="Items are permanently deleted after # day. Administrators can change this in the settings."
            other="Items are permanently deleted after # days. Administrators can change this in the settings."
          />
        )}
      </p>
    </ScreenHeader>
  )
}

function NoTrash() {
  const { t } = useLingui()
  return (
    <EmptyState title={t`The trash is empty`} icon="trash">
      <Trans>You can restore documents from the trash.</Trans>
    </EmptyState>
  )
}

interface TrashActionsProps {
  readonly isBusy: boolean
  readonly onRestore: () => void
  readonly onDelete: () => void
}

function TrashActions({ isBusy, onRestore, onDelete }: TrashActionsProps) {
  // Not `disabled`, which would lose the focus.
  const busy = { 'aria-disabled': isBusy || undefined }
  return (
    <>
      <Button size="sm" icon="undo" {...busy} onClick={() => isBusy || onRestore()}>
        <Trans>Restore</Trans>
      </Button>
      <Button
        size="sm"
        variant="outline"
        color="red"
        icon="trash"
        {...busy}
        onClick={() => isBusy || onDelete()}
      >
        <Trans>Delete permanently</Trans>
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
    <Dialog open={refused.length > 0} onClose={onClose} title={t`Some actions failed`}>
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
  const { language: locale } = useAdmin()
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
      label: t`Type`,
      cell: ({ type: name }) => {
        const type = typeNamed(name)
        return type === undefined ? name : kindOf(type)
      },
    },
    { key: 'by', label: t`Deleted by`, cell: ({ trashedBy }) => trashedBy },
    { key: 'changed', label: t`When`, cell: ({ trashedAt }) => <RelativeTime instant={trashedAt} /> },
  ]
}

interface DeleteDialogProps {
  readonly items: readonly Trashed[]
  readonly isBusy: boolean
  readonly onDelete: () => void
  readonly onCancel: () => void
}

/** Uses are not listed for more documents than this. */
const maxInspected = 20

/**
 * Dialog before documents are deleted permanently. It shows where they are used: a document in use cannot be
 * deleted.
 */
function DeleteDialog({ items, isBusy, onDelete, onCancel }: DeleteDialogProps) {
  const { t } = useLingui()
  const count = items.length
  const uses = useUses(items.slice(0, maxInspected))
  const titleOf = useDocumentTitle()
  return (
    <AlertDialog
      open
      title={t`Delete permanently?`}
      action={t`${plural(count, { one: 'Delete # document permanently', other: 'Delete # documents permanently' })}`}
      busy={isBusy}
      onConfirm={onDelete}
      onCancel={onCancel}
    >
      <p>
        <Plural
          value={count}
          one="The document and all its languages and versions are deleted. You cannot undo this."
          other="The documents and all their languages and versions are deleted. You cannot undo this."
        />
      </p>
      {uses.length > 0 ? (
        <>
          <p>
            <Trans>Documents that are used elsewhere stay in the trash. Used in:</Trans>
          </p>
          <ul className="trash-uses">
            {uses.map((use) => (
              <li key={`${use.type} ${use.id}`}>
                <AdminLink to={`/admin/edit/${use.id}`}>{titleOf(use)}</AdminLink>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </AlertDialog>
  )
}

function useUses(items: readonly Trashed[]) {
  const { api } = useAdmin()
  const results = useQueries({
    queries: items.map(({ id }) => ({
      queryKey: ['uses', 'document', id],
      queryFn: () =>
        api('GET /api/uses/{kind}/{id}', { params: { kind: 'document', id }, query: { limit: 5 } }),
    })),
  })
  const uses = results.flatMap(({ data }) => data?.items ?? [])
  return [...new Map(uses.map((use) => [use.id, use])).values()]
}
