/** What visitors run into, over the whole site: links that lead nowhere, and pages that nothing leads to. */
import { isLocale, localizedPath, model } from '@cyanotype/content/model/index.ts'
import type { DataColumn } from '@cyanotype/ui/index.ts'
import { Button, EmptyState, SegmentedControl } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useAdmin } from '../../admin-context.tsx'
import { useAddress } from '../../layout/admin-link.tsx'
import { DataTable } from '../../layout/data-table.tsx'
import { ScreenHeader } from '../../layout/screen-header.tsx'
import { useInfiniteQuery } from '../../reading/index.ts'
import { useRouter } from '../../router/use-router.ts'
import { languageLabel } from '../../words/language-name.ts'
import { typeCalled } from '../dashboard/type-called.ts'
import { fieldLabel } from '../edit/field-label.ts'
import './checks.css'
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
  const rows = found.data?.pages.flatMap(({ items }) => items) ?? []
  const title = kind === 'broken-link' ? t`Links that lead nowhere` : t`Pages to which nothing leads`
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
          rowHref={({ type, id, layer }) => localizedPath(locale, placeOf(type, id, layer))}
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
  return (
    <EmptyState title={t`Nothing to mend here`} icon="link">
      {kind === 'broken-link' ? (
        <Trans>Every link of the site leads somewhere.</Trans>
      ) : (
        <Trans>A text, a menu or a list leads to every page.</Trans>
      )}
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
function placeOf(type: string, id: string, layer: string): string {
  const address = type === model.settings.name ? '/admin/settings' : `/admin/edit/${id}`
  return isLocale(layer) ? `${address}?language=${layer}` : address
}

/** A page of which there is one has no title: it is called what it is. */
function useNames(): (finding: Pick<Finding, 'type' | 'title'>) => string {
  const { t, i18n } = useLingui()
  return ({ type, title }) => {
    const kind = typeCalled(type)
    return title ?? (kind?.kind === 'single' ? i18n._(kind.label) : t`Untitled`)
  }
}

function useColumns(kind: Kind): readonly DataColumn<Finding>[] {
  const { t, i18n } = useLingui()
  const nameOf = useNames()
  const faults = {
    nowhere: t`There is nothing at this address`,
    'not-public': t`It is there, and visitors do not see it yet`,
    'no-file': t`The file is not in the library any more`,
  }
  const ofLinks: readonly DataColumn<Finding>[] = [
    {
      ...{ key: 'address', label: t`Link`, size: 'lg' },
      cell: (finding) =>
        finding.kind === 'broken-link' ? <span className="checks-address">{finding.address}</span> : null,
    },
    {
      ...{ key: 'fault', label: t`What is wrong`, size: 'lg' },
      cell: (finding) => (finding.kind === 'broken-link' ? faults[finding.fault] : null),
    },
    {
      ...{ key: 'field', label: t`Where`, size: 'sm' },
      cell: (finding) =>
        finding.kind === 'broken-link'
          ? fieldLabel(i18n, typeCalled(finding.type)?.fields ?? {}, finding.field.split('.'))
          : null,
    },
  ]
  return [
    { key: 'title', label: t`Title`, size: 'lg', cell: (finding) => nameOf(finding) },
    ...(kind === 'broken-link' ? ofLinks : []),
    {
      ...{ key: 'language', label: t`Language`, size: 'sm' },
      cell: ({ layer }) => (isLocale(layer) ? languageLabel(layer, i18n.locale) : t`All languages`),
    },
  ]
}
