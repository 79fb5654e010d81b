import { ButtonLink } from '@cyanotype/ui/index.ts'
import { Trans } from '@lingui/react/macro'
import { usePage } from '../../layout/page.tsx'
import { UpdateList } from '../../updates/update-list.tsx'
import type { UpdatesData } from './+data.ts'

export function Page({ data: { updates, next } }: { readonly data: UpdatesData }) {
  const { href } = usePage()
  return (
    <div className="updates-page page-width page-body">
      <h1 className="page-title">
        <Trans>Updates</Trans>
      </h1>
      {updates.length === 0 ? (
        <p className="lead">
          <Trans>There is nothing here yet in this language.</Trans>
        </p>
      ) : (
        <UpdateList updates={updates} level={2} />
      )}
      {next === undefined ? null : (
        <ButtonLink
          href={`${href('/updates')}?after=${encodeURIComponent(next)}`}
          variant="outline"
          color="neutral"
          rel="next"
        >
          <Trans>Older updates</Trans>
        </ButtonLink>
      )}
    </div>
  )
}
