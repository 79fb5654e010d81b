import { ButtonLink, EmptyState, Pagination } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { usePage } from '../../context/page-context.tsx'
import { PageHero, Sections } from '../../features/composed-pages/composed-page.tsx'
import { Choices } from '../../features/lists/choices.tsx'
import { listAddress } from '../../features/updates/list-address.ts'
import { UpdateList } from '../../features/updates/update-list.tsx'
import type { UpdatesData } from './+data.ts'
import './updates.css'

export function Page({ data }: { readonly data: UpdatesData }) {
  const { href } = usePage()
  const { composed, updates, isUnfiltered } = data
  return (
    <div className="updates-page page-width page-body">
      <PageHero composed={composed} title={<Trans>Updates</Trans>} />
      <div className="updates-choices">
        <Narrow data={data} />
      </div>
      {updates.length > 0 ? <UpdateList updates={updates} level={2} /> : <Nothing data={data} />}
      <div className="updates-foot">
        <OlderAndNewer data={data} />
        <a className="more-link" href={href('/feed.xml')} type="application/rss+xml">
          <Trans>RSS feed</Trans>
        </a>
      </div>
      {isUnfiltered ? <Sections composed={composed} /> : null}
    </div>
  )
}

/** Tags and years as plain links. Each keeps the other filter. */
function Narrow({ data: { query, tags, years } }: { readonly data: UpdatesData }) {
  const { href } = usePage()
  const { t } = useLingui()
  const { tag, year } = query
  const all = (isSelected: boolean, address: string) => ({
    key: '',
    label: <Trans>All</Trans>,
    href: href(address),
    isSelected,
  })
  return (
    <>
      {tags.length === 0 ? null : (
        <Choices
          label={t`Tag`}
          choices={[
            all(tag === undefined, listAddress({ year })),
            ...tags.map(({ term, label }) => ({
              ...{ key: term, label, isSelected: term === tag },
              href: href(listAddress({ tag: term, year })),
            })),
          ]}
        />
      )}
      {years.length < 2 ? null : (
        <Choices
          label={t`Year`}
          choices={[
            all(year === undefined, listAddress({ tag })),
            ...years.map(({ term, label }) => ({
              ...{ key: term, label, isSelected: term === year },
              href: href(listAddress({ tag, year: term })),
            })),
          ]}
        />
      )}
    </>
  )
}

function Nothing({ data: { isUnfiltered, narrowedTo } }: { readonly data: UpdatesData }) {
  const { href } = usePage()
  const { t } = useLingui()
  const narrowed = narrowedTo.join(', ')
  if (isUnfiltered) return <EmptyState title={<Trans>No content in this language yet</Trans>} />
  return (
    <EmptyState
      // A URL may contain HTML, which is escaped only as plain text.
      title={narrowed === '' ? t`No more updates` : t`No updates found: ${narrowed}`}
      action={
        <ButtonLink href={href('/updates')} variant="outline" color="neutral">
          <Trans>All updates</Trans>
        </ButtonLink>
      }
    />
  )
}

function OlderAndNewer({ data: { query, next, previous } }: { readonly data: UpdatesData }) {
  const { href } = usePage()
  const { tag, year } = query
  if (next === undefined && previous === undefined) return null
  const at = (place: { readonly after?: string; readonly before?: string }) =>
    href(listAddress({ tag, year, ...place }))
  return (
    <Pagination
      previous={previous === undefined ? undefined : at({ before: previous })}
      previousLabel={<Trans>Newer updates</Trans>}
      next={next === undefined ? undefined : at({ after: next })}
      nextLabel={<Trans>Older updates</Trans>}
    />
  )
}
