/** Builds the list request from the search parameters of the URL. */
import { isSiteLocale } from '@cyanotype/content/model/core.ts'
import type { DocumentType, Locale } from '@cyanotype/content/model/index.ts'
import type { Filter } from '@cyanotype/ui/components/filter-bar/filter.ts'
import type { RequestAt } from '../../api/client.ts'
import { endOfDay, startOfDay } from '../../i18n/zoned-days.ts'
import type { FilterSubject } from './filter-subjects.ts'
import { filterSubjects, shownStatuses, shownTranslations, takesValue } from './filter-subjects.ts'
import type { ListSearch } from './list-search-params.ts'

export type CountRequest = RequestAt<'GET /api/documents/{type}/count'>['query']
export type ListRequest = RequestAt<'GET /api/documents/{type}'>['query']

/** In a shared URL, "mine" means the user who opens it. */
export const me = 'me'

interface Reader {
  readonly username: string
  /** The time zone that days are in. */
  readonly zone: string
}

export function countRequestOf(type: DocumentType, search: ListSearch, reader: Reader): CountRequest {
  const subjects = filterSubjects(type)
  const parts = search.filters.flatMap((filter) => {
    const subject = subjects.find(({ key }) => key === filter.field)
    return subject === undefined ? [] : [partOf(subject, filter, reader)]
  })
  const conditions: CountRequest = Object.assign({}, ...parts.map(({ query }) => query))
  const fields: Record<string, Record<string, unknown>> = {}
  for (const { field } of parts) {
    if (field !== undefined) fields[field.name] = { ...fields[field.name], ...field.condition }
  }
  return {
    ...(search.q === '' ? {} : { q: search.q }),
    ...conditions,
    ...(Object.keys(fields).length === 0 ? {} : { filter: JSON.stringify(fields) }),
  }
}

interface ListedFor extends Reader {
  readonly columns: readonly string[]
  readonly locale: Locale
}

export function listRequestOf(type: DocumentType, search: ListSearch, listedFor: ListedFor): ListRequest {
  const { columns, locale } = listedFor
  const fields = columns.filter((name) => Object.hasOwn(type.fields, name)).join(',')
  const { sort, direction } = search
  return { ...countRequestOf(type, search, listedFor), fields, sort, direction, sortLocale: locale }
}

interface Part {
  readonly query: Partial<CountRequest>
  readonly field?: { readonly name: string; readonly condition: Readonly<Record<string, unknown>> }
}

function partOf(subject: FilterSubject, { comparison, value }: Filter, { username, zone }: Reader): Part {
  if (subject.name !== undefined) {
    const condition = takesValue(comparison)
      ? { [comparison]: conditionFor(subject, comparison, value) }
      : { empty: comparison === 'empty' }
    return { query: {}, field: { name: subject.name, condition } }
  }
  const isInLanguage = subject.kind !== 'state' && isSiteLocale(comparison)
  const language = isInLanguage ? { locale: comparison } : {}
  switch (subject.kind) {
    case 'state':
    case 'status': {
      const status = shownStatuses.find((one) => one === value)
      return { query: { ...language, ...(status && { status }) } }
    }
    case 'translation': {
      const translation = shownTranslations.find((one) => one === value)
      return { query: { ...language, ...(translation && { translation }) } }
    }
    case 'day':
      return {
        query:
          comparison === 'to'
            ? { changedTo: endOfDay(value, zone) }
            : { changedFrom: startOfDay(value, zone) },
      }
    default:
      return { query: { createdBy: value === me ? username : value } }
  }
}

function conditionFor({ kind }: FilterSubject, comparison: string, value: string): unknown {
  if (kind === 'day') return dayOnPage(value, comparison)
  if (kind === 'number') return Number(value)
  return kind === 'truth' ? value === 'true' : value
}

/** Dates of fields are the days that the list and the page show: in UTC. */
const dayOnPage = (day: string, comparison: string) =>
  `${day}T${comparison === 'to' ? '23:59:59.999' : '00:00:00.000'}Z`
