/**
 * Dialog before documents are deleted permanently. It shows where they are used: a document in use cannot be
 * deleted.
 */
import { AlertDialog } from '@cyanotype/ui/index.ts'
import { plural } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQueries } from '@tanstack/react-query'
import { useAdmin } from '../../app-context.tsx'
import { AdminLink } from '../../shell/admin-link.tsx'
import type { Trashed } from './queries.ts'

interface DeleteDialogProps {
  readonly items: readonly Trashed[]
  readonly isBusy: boolean
  readonly onDelete: () => void
  readonly onCancel: () => void
}

/** Uses are not listed for more documents than this. */
const maxInspected = 20

export function DeleteDialog({ items, isBusy, onDelete, onCancel }: DeleteDialogProps) {
  const { t } = useLingui()
  const count = items.length
  const uses = useUses(items.slice(0, maxInspected))
  return (
    <AlertDialog
      open
      title={t`Delete for good?`}
      action={t`${plural(count, { one: 'Delete # document for good', other: 'Delete # documents for good' })}`}
      busy={isBusy}
      onConfirm={onDelete}
      onCancel={onCancel}
    >
      <p>
        <Plural
          value={count}
          one="It goes with all its languages and versions, and nobody can bring it back."
          other="They go with all their languages and versions, and nobody can bring them back."
        />
      </p>
      {uses.length > 0 ? (
        <>
          <p>
            <Trans>What is used elsewhere stays in the trash until it is no longer:</Trans>
          </p>
          <ul className="trash-uses">
            {uses.map(({ type, id, title }) => (
              <li key={`${type} ${id}`}>
                <AdminLink to={`/admin/edit/${id}`}>{title ?? t`Untitled`}</AdminLink>
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
  const answers = useQueries({
    queries: items.map(({ id }) => ({
      queryKey: ['uses', 'document', id],
      queryFn: () =>
        api('GET /api/uses/{kind}/{id}', { params: { kind: 'document', id }, query: { limit: 5 } }),
    })),
  })
  const uses = answers.flatMap(({ data }) => data?.items ?? [])
  return [...new Map(uses.map((use) => [use.id, use])).values()]
}
