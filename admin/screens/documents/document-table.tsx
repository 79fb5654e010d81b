/** Rows of documents. The columns beside title, languages and time of change are those that the model lists. */
import type { DocumentType, Field } from '@cyanotype/content/model/index.ts'
import { isKind } from '@cyanotype/content/model/index.ts'
import { Icon } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useAdmin } from '../../admin-context.tsx'
import { AdminLink } from '../../layout/admin-link.tsx'
import { ScreenLoading } from '../../layout/screen-loading.tsx'
import { LanguagePlates } from '../../plates/language-plates.tsx'
import { Moment } from '../../words/moment.tsx'
import type { ListSearch } from './search.ts'
import type { Summary } from './summary.ts'
import { titleWithLanguage } from './summary.ts'

interface DocumentTableProps {
  readonly type: DocumentType
  readonly items: readonly Summary[]
  readonly search: ListSearch
  readonly onShow: (search: ListSearch) => void
}

export function DocumentTable({ type, items, search, onShow }: DocumentTableProps) {
  const { i18n } = useLingui()
  const columns = Object.entries(type.fields).filter(
    ([name, field]) => field.listed && name !== type.title && name !== type.slug,
  )
  const sorting = { search, onShow }
  return (
    <table className="documents-table">
      <thead>
        <tr>
          <SortedHeading by="title" {...sorting}>
            <Trans>Title</Trans>
          </SortedHeading>
          <th scope="col">
            <Trans>Languages</Trans>
          </th>
          {columns.map(([name, field]) =>
            field.sortable ? (
              <SortedHeading key={name} by={name} className="documents-extra" {...sorting}>
                {i18n._(field.label)}
              </SortedHeading>
            ) : (
              <th key={name} scope="col" className="documents-extra">
                {i18n._(field.label)}
              </th>
            ),
          )}
          <SortedHeading by="changed" className="documents-changed" {...sorting}>
            <Trans>Changed</Trans>
          </SortedHeading>
        </tr>
      </thead>
      <tbody>
        {items.map((summary) => (
          <DocumentRow key={summary.id} type={type} summary={summary} columns={columns} />
        ))}
      </tbody>
    </table>
  )
}

interface SortedHeadingProps {
  readonly by: string
  readonly search: ListSearch
  readonly onShow: (search: ListSearch) => void
  readonly className?: string
  readonly children: ReactNode
}

function SortedHeading({ by, search, onShow, className, children }: SortedHeadingProps) {
  const isSorted = search.sort === by
  const turned = search.direction === 'ascending' ? 'descending' : 'ascending'
  /** Names begin at A, times at the newest. */
  const first = by === 'title' ? 'ascending' : 'descending'
  return (
    <th scope="col" aria-sort={isSorted ? search.direction : undefined} className={className}>
      <button
        type="button"
        onClick={() => onShow({ ...search, sort: by, direction: isSorted ? turned : first })}
      >
        {children}
        {isSorted ? (
          <Icon name="chevron" className="documents-sort" data-direction={search.direction} />
        ) : null}
      </button>
    </th>
  )
}

interface DocumentRowProps {
  readonly type: DocumentType
  readonly summary: Summary
  // biome-ignore lint/suspicious/noExplicitAny: a list shows fields of any value.
  readonly columns: readonly (readonly [string, Field<any>])[]
}

function DocumentRow({ type, summary, columns }: DocumentRowProps) {
  const { locale } = useAdmin()
  const named = titleWithLanguage(summary.titles, locale)
  const slug = named === undefined ? undefined : summary.slugs[named.locale]
  return (
    <tr>
      <th scope="row" className="documents-title">
        <AdminLink to={`/admin/edit/${summary.id}`} variant="quiet" lang={named?.locale}>
          {named?.title ?? <Trans>Untitled</Trans>}
        </AdminLink>
        {slug ? (
          <span className="documents-slug">{(type.page ?? '{slug}').replace('{slug}', slug)}</span>
        ) : null}
        <span className="documents-when">
          <Moment at={summary.changedAt} />
        </span>
      </th>
      <td>
        <LanguagePlates statuses={summary.statuses} translations={summary.translations} />
      </td>
      {columns.map(([name, field]) => (
        <td key={name} className="documents-extra">
          <Listed field={field} value={summary.fields[name] ?? null} />
        </td>
      ))}
      <td className="documents-changed">
        <Moment at={summary.changedAt} />
        {summary.changedBy ? <span className="documents-who">{summary.changedBy}</span> : null}
      </td>
    </tr>
  )
}

interface ListedProps {
  // biome-ignore lint/suspicious/noExplicitAny: a list shows fields of any value.
  readonly field: Field<any>
  readonly value: Summary['fields'][string]
}

function Listed({ field, value }: ListedProps) {
  const { i18n, t } = useLingui()
  if (value === null || value === '') return null
  if (isKind(field, 'date')) return <Moment at={String(value)} />
  if (isKind(field, 'select')) return i18n._(field.choices[String(value)] ?? { id: String(value) })
  if (typeof value === 'boolean') return value ? t`Yes` : t`No`
  return String(value)
}

export function DocumentTableLoading() {
  return (
    <div className="documents-loading">
      <ScreenLoading />
      {[1, 2, 3, 4, 5].map((row) => (
        <div key={row} className="documents-ghost" aria-hidden="true" />
      ))}
    </div>
  )
}
