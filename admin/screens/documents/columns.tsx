/** Columns of a document list: title, languages, the fields that the model lists, and the last change. */
import { isKind, publicationDateOf } from '@cyanotype/content/model/core.ts'
import type { DocumentType, Fields, Locale } from '@cyanotype/content/model/index.ts'
import type { DataColumn } from '@cyanotype/ui/index.ts'
import { RelativeTime, StatusPill, TranslationState, VisuallyHidden } from '@cyanotype/ui/index.ts'
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { Summary } from '../../api/document-summary.ts'
import { titleIn, titleWithLanguage } from '../../api/document-summary.ts'
import { pageDate } from '../../i18n/formats.tsx'
import { RowMenuButton } from '../../lists/data-table.tsx'
import { languageStates, shownStatus } from '../../lists/locale-badge.tsx'
import { hasLanguages } from './filter-subjects.ts'
import { defaultOrder } from './list-search-params.ts'

type AnyField = Fields[string]

function columnFields(type: DocumentType): readonly (readonly [string, AnyField])[] {
  return Object.entries(type.fields).filter(
    ([name, field]) => (field.listed || field.sortable) && name !== type.title && name !== type.slug,
  )
}

export const isTree = (type: DocumentType) => defaultOrder(type).sort === 'address'

/** All columns but the title, which is always visible. */
export function columnKeys(type: DocumentType): readonly string[] {
  const fields = columnFields(type).map(([name]) => name)
  return ['state', ...(type.slug === undefined ? [] : ['address']), ...fields, 'changed']
}

/** Columns that are visible by default. */
export function defaultColumns(type: DocumentType): readonly string[] {
  const listed = columnFields(type).flatMap(([name, field]) => (field.listed ? [name] : []))
  return ['state', ...(isTree(type) ? ['address'] : []), ...listed, 'changed']
}

interface Shown {
  readonly i18n: I18n
  readonly locale: Locale
  /** Rows are indented below their parent page. */
  readonly asTree: boolean
}

export function columnsOf(
  type: DocumentType,
  { i18n, locale, asTree }: Shown,
): readonly DataColumn<Summary>[] {
  const title = type.fields[type.title ?? '']
  const untitled = i18n._(msg`Untitled`)
  const actionsOf = ({ titles }: Summary) => {
    const name = titleIn(titles, locale) ?? untitled
    return i18n._(msg`Actions for ${name}`)
  }
  return [
    {
      key: 'title',
      label: i18n._(title?.label ?? msg`Title`),
      size: 'lg',
      cell: (row) => <Title row={row} locale={locale} untitled={untitled} asTree={asTree} />,
      value: ({ id }) => id,
    },
    stateColumn(type, i18n),
    ...(type.slug === undefined ? [] : [addressColumn(type, i18n, locale)]),
    ...columnFields(type).map(([name, field]) =>
      name === publicationDateOf(type) ? dateColumn(i18n, name, field) : fieldColumn(i18n, name, field),
    ),
    {
      key: 'changed',
      label: i18n._(msg`Updated`),
      firstSort: 'descending',
      cell: ({ changedAt, changedBy }) => (
        <span className="documents-changed">
          <RelativeTime instant={changedAt} />
          {changedBy === null ? null : <span className="documents-who">{changedBy}</span>}
        </span>
      ),
      value: ({ changedAt }) => changedAt,
    },
    {
      key: 'more',
      label: i18n._(msg`Actions`),
      isFixed: true,
      cell: (row) => <RowMenuButton label={actionsOf(row)} />,
    },
  ]
}

interface TitleProps {
  readonly row: Summary
  readonly locale: Locale
  readonly untitled: string
  readonly asTree: boolean
}

function Title({ row, locale, untitled, asTree }: TitleProps) {
  const { t } = useLingui()
  const named = titleWithLanguage(row.titles, locale)
  const title =
    named === undefined ? (
      <span className="documents-untitled">{untitled}</span>
    ) : (
      <span lang={named.locale}>{named.title}</span>
    )
  const level = asTree ? (slugIn(row, locale)?.split('/').length ?? 1) : 1
  if (level === 1) return title
  return (
    <span style={{ paddingInlineStart: `${level - 1}lh` }}>
      {title} <VisuallyHidden>{t`level ${level}`}</VisuallyHidden>
    </span>
  )
}

/** The slug in a language, or in the language of the title. */
const slugIn = ({ slugs, titles }: Summary, locale: Locale) =>
  slugs[locale] ?? slugs[titleWithLanguage(titles, locale)?.locale ?? locale]

/** Types without localized fields have one state for the whole document. */
function stateColumn(type: DocumentType, i18n: I18n): DataColumn<Summary> {
  if (!hasLanguages(type)) {
    return {
      key: 'state',
      label: i18n._(msg`Status`),
      cell: ({ sharedStatus }) => <StatusPill status={shownStatus(sharedStatus)} />,
    }
  }
  return {
    key: 'state',
    label: i18n._(msg`Languages`),
    cell: ({ statuses, translations }) => (
      <TranslationState languages={languageStates(statuses, translations)} />
    ),
  }
}

function addressColumn({ slug = '', fields }: DocumentType, i18n: I18n, locale: Locale): DataColumn<Summary> {
  return {
    key: 'address',
    label: i18n._(fields[slug]?.label ?? msg`Slug`),
    cell: (row) => {
      const slug = slugIn(row, locale)
      return slug === undefined ? null : <code className="documents-address">{slug}</code>
    },
    ...(fields[slug]?.sortable ? { value: (row) => slugIn(row, locale) } : {}),
  }
}

function fieldColumn(i18n: I18n, name: string, field: AnyField): DataColumn<Summary> {
  const isDate = isKind(field, 'date')
  return {
    key: name,
    label: i18n._(field.label),
    size: isDate || isKind(field, 'number') || isKind(field, 'boolean') ? 'sm' : 'md',
    ...(isKind(field, 'number') ? { align: 'end' as const } : {}),
    ...(isDate ? { firstSort: 'descending' as const } : {}),
    cell: ({ fields }) => shownValue(i18n, field, fields[name] ?? null),
    ...(field.sortable ? { value: ({ fields }) => String(fields[name] ?? '') } : {}),
  }
}

/** The date that the page shows: the first publication if the field is empty. */
function dateColumn(i18n: I18n, name: string, field: AnyField): DataColumn<Summary> {
  const day = pageDate(i18n.locale)
  return {
    ...fieldColumn(i18n, name, field),
    cell: ({ fields, firstPublishedAt }) => {
      const date = fields[name] ?? firstPublishedAt
      return date === null ? null : <time dateTime={String(date)}>{day.format(new Date(String(date)))}</time>
    },
  }
}

function shownValue(i18n: I18n, field: AnyField, value: Summary['fields'][string] | null) {
  if (value === null || value === '' || value === undefined) return null
  if (isKind(field, 'date')) {
    return <time dateTime={String(value)}>{pageDate(i18n.locale).format(new Date(String(value)))}</time>
  }
  if (isKind(field, 'select')) return i18n._(field.choices[String(value)] ?? { id: String(value) })
  if (typeof value === 'boolean') return value ? i18n._(msg`Yes`) : i18n._(msg`No`)
  return String(value)
}
