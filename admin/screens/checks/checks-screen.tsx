/** Checks screen: broken links, orphan pages and incomplete drafts of the whole site. */
import { isLocale, localizedPath, model } from '@cyanotype/content/model/index.ts'
import { Button, EmptyState, SegmentedControl } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useAdmin } from '../../app-context.tsx'
import { DataTable } from '../../lists/data-table.tsx'
import { useRouter } from '../../router/use-router.ts'
import { useAddress } from '../../shell/admin-link.tsx'
import { ScreenHeader } from '../../shell/screen-header.tsx'
import './checks.css'
import { useColumns, useNames } from './columns.tsx'
import type { Finding } from './queries.ts'
import { findingsQuery } from './queries.ts'
import type { Kind } from './search.ts'
import { kinds, readKind, writeKind } from './search.ts'

export function ChecksScreen({ kind: written }: { readonly kind: string | undefined }) {
  const { t } = useLingui()
  const { api, locale } = useAdmin()
  const kind = readKind(written)
  const found = useInfiniteQuery(findingsQuery(api, kind))
  const nameOf = useNames()
  const columns = useColumns(kind)
  const titles: Readonly<Record<Kind, string>> = {
    'broken-link': t`Links that lead nowhere`,
    'orphaned-page': t`Pages to which nothing leads`,
    'unready-draft': t`Drafts that cannot be published yet`,
  }
  const rows = found.data?.pages.flatMap(({ items }) => items) ?? []
  const title = titles[kind]
  return (
    <>
      <ScreenHeader title={title}>
        <KindChoice kind={kind} />
      </ScreenHeader>
      <div className="checks">
        <DataTable
          label={title}
          columns={columns}
          rows={rows}
          rowKey={keyOf}
          rowLabel={nameOf}
          rowHref={({ type, id, layer }) => localizedPath(locale, locationOf(type, id, layer))}
          state={stateOf(found)}
          onRetry={() => void found.refetch()}
          {...(found.hasNextPage ? { counted: t`More than ${rows.length}` } : {})}
          empty={<Nothing kind={kind} />}
        />
        {found.hasNextPage ? (
          <Button
            variant="outline"
            color="neutral"
            loading={found.isFetchingNextPage}
            onClick={() => void found.fetchNextPage()}
          >
            <Trans>Look further</Trans>
          </Button>
        ) : null}
      </div>
    </>
  )
}

function KindChoice({ kind }: { readonly kind: Kind }) {
  const { t } = useLingui()
  const router = useRouter()
  const here = useAddress('/admin/checks')
  return (
    <SegmentedControl
      label={t`What is looked for`}
      labelHidden
      value={kind}
      segments={[
        { value: 'broken-link', label: t`Broken links` },
        { value: 'orphaned-page', label: t`Pages without a way` },
        { value: 'unready-draft', label: t`Unfinished drafts` },
      ]}
      onValueChange={(value) => {
        const next = kinds.find((one) => one === value)
        if (next !== undefined)
          void router.navigate({ href: here + writeKind(next), replace: true, resetScroll: false })
      }}
    />
  )
}

function Nothing({ kind }: { readonly kind: Kind }) {
  const { t } = useLingui()
  const words: Readonly<Record<Kind, string>> = {
    'broken-link': t`Every link of the site leads somewhere.`,
    'orphaned-page': t`A text, a menu or a list leads to every page.`,
    'unready-draft': t`Every draft has what it needs to be published.`,
  }
  return (
    <EmptyState title={t`Nothing to mend here`} icon={kind === 'unready-draft' ? 'document' : 'link'}>
      {words[kind]}
    </EmptyState>
  )
}

const keyOf = (finding: Finding) => {
  const { id, layer } = finding
  return finding.kind === 'broken-link'
    ? `${id} ${layer} ${finding.field} ${finding.address}`
    : `${id} ${layer}`
}

function stateOf({ isPending, isError }: { readonly isPending: boolean; readonly isError: boolean }) {
  if (isPending) return 'loading'
  return isError ? 'failed' : 'ready'
}

/** The settings have a screen of their own. */
function locationOf(type: string, id: string, layer: string): string {
  const address = type === model.settings.name ? '/admin/settings' : `/admin/edit/${id}`
  return isLocale(layer) ? `${address}?language=${layer}` : address
}
