import { EmptyState, Pagination } from '@cyanotype/ui/index.ts'
import { Trans } from '@lingui/react/macro'
import { usePage } from '../../layout/page.tsx'
import { UpdateList } from '../../updates/update-list.tsx'
import type { UpdatesData } from './+data.ts'
import './updates.css'

export function Page({ data: { updates, next } }: { readonly data: UpdatesData }) {
  const { href } = usePage()
  return (
    <div className="updates-page page-width page-body">
      <h1 className="page-title">
        <Trans>Updates</Trans>
      </h1>
      {updates.length === 0 ? (
        <EmptyState title={<Trans>There is nothing here yet in this language.</Trans>} />
      ) : (
        <UpdateList updates={updates} level={2} />
      )}
      {next === undefined ? null : (
        <Pagination
          next={`${href('/updates')}?after=${encodeURIComponent(next)}`}
          nextLabel={<Trans>Older updates</Trans>}
        />
      )}
    </div>
  )
}
