/** Checks screen: broken links, orphan pages and incomplete drafts of the whole site. */
import { interfacePath, isSiteLocale, model } from '@cyanotype/content/model/index.ts'
import { EmptyState, SegmentedControl } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useAdmin } from '../../app-context/app-context.tsx'
import { useAddress } from '../../components/admin-link.tsx'
import { NextPageButton } from '../../components/next-page-button.tsx'
import { ScreenHeader } from '../../components/screen-heading.tsx'
import { DataTable } from '../../lists/data-table.tsx'
import { useRouter } from '../../router/router-context.tsx'
import './checks.css'
import type { DataColumn } from '@cyanotype/ui/index.ts'
import { fieldLabel } from '../../document-editor/fields/find-field.ts'
import { languageLabel } from '../../i18n/formats.tsx'
import { typeCalled, useDocumentTitle } from '../../links/index.ts'
import type { SiteFinding } from './queries.ts'
import { findingsQuery } from './queries.ts'

export function ChecksScreen({ kind: written }: { readonly kind: string | undefined }) {
  const { t } = useLingui()
  const { api, locale } = useAdmin()
  const kind = readKind(written)
  const found = useInfiniteQuery(findingsQuery(api, kind))
  const nameOf = useDocumentTitle()
  const columns = useColumns(kind)
  const titles: Readonly<Record<Kind, string>> = {
    'broken-link': t`Broken links`,
    'orphaned-page': t`Orphan pages`,
    'unready-draft': t`Incomplete drafts`,
  }
  const rows = found.data?.pages.flatMap(({ items }) => items) ?? []
  const title = titles[kind]
  return (
    <>
      <ScreenHeader title={t`Checks`}>
        <KindChoice kind={kind} />
      </ScreenHeader>
      <div className="checks">
        <DataTable
          label={title}
          columns={columns}
          rows={rows}
          rowKey={keyOf}
          rowLabel={nameOf}
          rowHref={({ type, id, layer }) => interfacePath(locale, locationOf(type, id, layer))}
          state={stateOf(found)}
          onRetry={() => void found.refetch()}
          {...(found.hasNextPage && rows.length > 0 ? { counted: t`More than ${rows.length}` } : {})}
          empty={found.hasNextPage ? <NothingSoFar /> : <Nothing kind={kind} />}
        />
        <NextPageButton list={found}>
          <Trans>Continue checking</Trans>
        </NextPageButton>
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
      label={t`Type of check`}
      labelHidden
      value={kind}
      segments={[
        { value: 'broken-link', label: t`Broken links` },
        { value: 'orphaned-page', label: t`Orphan pages` },
        { value: 'unready-draft', label: t`Incomplete drafts` },
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
  const labels: Readonly<Record<Kind, string>> = {
    'broken-link': t`No broken links`,
    'orphaned-page': t`No orphan pages`,
    'unready-draft': t`No incomplete drafts`,
  }
  return <EmptyState title={labels[kind]} icon={kind === 'unready-draft' ? 'document' : 'link'} />
}

/** Each call checks a part of a large site only. */
function NothingSoFar() {
  const { t } = useLingui()
  return (
    <EmptyState title={t`Nothing found so far`} icon="search">
      <Trans>Only part of the site has been checked so far.</Trans>
    </EmptyState>
  )
}

const keyOf = (finding: SiteFinding) => {
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
  return isSiteLocale(layer) ? `${address}?language=${layer}` : address
}

type Columns = readonly DataColumn<SiteFinding>[]

/** Columns for each kind of finding. */
function useColumns(kind: Kind): Columns {
  const { t, i18n } = useLingui()
  const nameOf = useDocumentTitle()
  const between: Readonly<Record<Kind, Columns>> = {
    'broken-link': useLinkColumns(),
    'orphaned-page': [],
    'unready-draft': useDraftColumns(),
  }
  return [
    { key: 'title', label: t`Title`, size: 'lg', cell: (finding) => nameOf(finding) },
    ...between[kind],
    {
      ...{ key: 'language', label: t`Language`, size: 'sm' },
      cell: ({ layer }) => (isSiteLocale(layer) ? languageLabel(layer, i18n.locale) : t`All languages`),
    },
  ]
}

function useLinkColumns(): Columns {
  const { t } = useLingui()
  const faultLabels = {
    nowhere: t`Page not found`,
    'not-public': t`Page not published`,
    'no-file': t`File no longer in the library`,
    'switched-off': t`Section switched off`,
  }
  return [
    {
      ...{ key: 'address', label: t`Link`, size: 'lg' },
      cell: (finding) =>
        finding.kind === 'broken-link' ? <span className="checks-address">{finding.address}</span> : null,
    },
    {
      ...{ key: 'fault', label: t`Issue`, size: 'lg' },
      cell: (finding) => (finding.kind === 'broken-link' ? faultLabels[finding.fault] : null),
    },
    useFieldColumn(),
  ]
}

function useDraftColumns(): Columns {
  const { t } = useLingui()
  return [
    {
      ...{ key: 'message', label: t`Issue`, size: 'lg' },
      cell: (finding) => {
        if (finding.kind !== 'unready-draft') return null
        const { message } = finding
        const others = finding.count - 1
        return others === 0 ? message : t`${message} And ${others} more.`
      },
    },
    useFieldColumn(),
  ]
}

function useFieldColumn(): DataColumn<SiteFinding> {
  const { t, i18n } = useLingui()
  return {
    ...{ key: 'field', label: t`Field`, size: 'sm' },
    cell: (finding) =>
      'field' in finding && finding.field !== null
        ? fieldLabel(i18n, typeCalled(finding.type)?.fields ?? {}, finding.field.split('.'))
        : null,
  }
}

// The kind of finding, from the URL.

const kinds = ['broken-link', 'orphaned-page', 'unready-draft'] as const
export type Kind = (typeof kinds)[number]

const readKind = (written: string | undefined): Kind =>
  kinds.find((kind) => kind === written) ?? 'broken-link'
const writeKind = (kind: Kind): string => `?kind=${kind}`
