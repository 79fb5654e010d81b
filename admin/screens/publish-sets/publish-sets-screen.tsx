/** Publish sets: documents that are prepared together and published together. */
import { interfacePath, may } from '@cyanotype/content/model/core.ts'
import type { DataColumn } from '@cyanotype/ui/index.ts'
import { Button, EmptyState, RelativeTime } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useAdmin, useSession } from '../../app-context/app-context.tsx'
import { ScreenHeader } from '../../components/screen-heading.tsx'
import { DataTable, useNextPageSpace } from '../../lists/data-table.tsx'
import type { PublishSetSummary } from '../../publish-sets/queries.ts'
import { publishSetsQuery } from '../../publish-sets/queries.ts'
import { useRouter } from '../../router/router-context.tsx'
import { PublishSetState } from './publish-set-state.tsx'
import { SetTitleDialog } from './set-title-dialog.tsx'

const tableStates = { pending: 'loading', error: 'failed', success: 'ready' } as const

export function PublishSetsScreen() {
  const { t } = useLingui()
  const { api, locale } = useAdmin()
  const router = useRouter()
  const session = useSession()
  const [isCreating, setIsCreating] = useState(false)
  const sets = useInfiniteQuery(publishSetsQuery(api))
  const rows = useMemo(() => sets.data?.pages.flatMap(({ items }) => items) ?? [], [sets.data])
  const columns = useColumns()
  const addressOf = (id: string) => interfacePath(locale, `/admin/publish-sets?open=${id}`)
  const mayEdit = session !== null && may(session, 'documents.edit')
  return (
    <div className="documents">
      <ScreenHeader
        title={t`Publish sets`}
        actions={
          mayEdit ? (
            <Button icon="plus" onClick={() => setIsCreating(true)}>
              <Trans>New publish set</Trans>
            </Button>
          ) : null
        }
      >
        <p className="list-note">
          <Trans>The documents of a set are published together, now or at a scheduled time.</Trans>
        </p>
      </ScreenHeader>
      <div className="documents-work">
        <div className="documents-rows">
          <DataTable
            label={t`Publish sets`}
            rows={rows}
            {...useNextPageSpace(rows, sets.hasNextPage)}
            columns={columns}
            rowKey={({ id }) => id}
            rowLabel={({ title }) => title}
            rowHref={({ id }) => addressOf(id)}
            state={tableStates[sets.status]}
            onRetry={() => void sets.refetch()}
            onNeed={() => void sets.fetchNextPage()}
            empty={<NoSets />}
          />
        </div>
      </div>
      {isCreating ? (
        <SetTitleDialog
          title={t`New publish set`}
          action={t`Create`}
          onSave={async (title) => {
            const { id } = await api('POST /api/publish-sets', { body: { title } })
            void router.navigate({ href: addressOf(id) })
          }}
          onClose={() => setIsCreating(false)}
        />
      ) : null}
    </div>
  )
}

function NoSets() {
  const { t } = useLingui()
  return (
    <EmptyState title={t`No publish sets yet`} icon="publish">
      <Trans>Create one, or choose “Add to publish set…” in the menu of a document.</Trans>
    </EmptyState>
  )
}

function useColumns(): readonly DataColumn<PublishSetSummary>[] {
  const { t, i18n } = useLingui()
  return [
    { key: 'title', label: t`Name`, size: 'lg', cell: ({ title }) => title },
    { key: 'state', label: t`Status`, cell: ({ state }) => <PublishSetState state={state} /> },
    { key: 'documents', label: t`Documents`, cell: ({ documents }) => i18n.number(documents) },
    {
      key: 'changed',
      label: t`When`,
      cell: ({ at }) => (at === null ? null : <RelativeTime instant={at} />),
    },
    { key: 'by', label: t`Created by`, cell: ({ createdBy }) => createdBy },
  ]
}
