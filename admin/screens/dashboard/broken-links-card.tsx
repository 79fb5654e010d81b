import { Icon } from '@cyanotype/ui/index.ts'
import { Trans } from '@lingui/react/macro'
import { AdminLink } from '../../components/admin-link.tsx'
import { useDocumentTitle } from '../../links/index.ts'
import type { BrokenLinks } from './queries.ts'

/** Broken links on public pages, each with the text that contains it. */
export function BrokenLinksPart({ links }: { readonly links: BrokenLinks }) {
  const titleOf = useDocumentTitle()
  const broken = links.items.filter((item) => item.kind === 'broken-link')
  const isWhole = links.next === null
  if (broken.length === 0 && isWhole) {
    return (
      <p className="dashboard-nothing">
        <Trans>No broken links</Trans>
      </p>
    )
  }
  return (
    <>
      {broken.length === 0 ? (
        <p className="dashboard-nothing">
          <Trans>Nothing found so far</Trans>
        </p>
      ) : null}
      <ul className="plain-list">
        {broken.map(({ type, id, layer, field, address, title }) => (
          <li key={`${id}-${layer}-${field}-${address}`} className="dashboard-line">
            <Icon name="link" />
            <AdminLink to={`/admin/edit/${id}${layer === '*' ? '' : `?language=${layer}`}`} variant="quiet">
              {titleOf({ type, title })}
            </AdminLink>
            <span className="dashboard-figure dashboard-address">{address}</span>
          </li>
        ))}
      </ul>
      {isWhole ? null : (
        <p className="dashboard-note">
          <AdminLink to="/admin/checks?kind=broken-link">
            <Trans>View all</Trans>
          </AdminLink>
        </p>
      )}
    </>
  )
}
