/** Search parameters of a list, so that a reload, a link or a saved view shows the same. */
import { maxSearchText } from '@cyanotype/content/contracts/search-text.ts'
import { isKind } from '@cyanotype/content/model/core.ts'
import type { DocumentType } from '@cyanotype/content/model/index.ts'
import type { Filter } from '@cyanotype/ui/components/filter-bar/filter.ts'
import type { FilterSubject } from './filter-subjects.ts'
import { filterSubjects, takesValue } from './filter-subjects.ts'

const maxValueLength = 200

export type SearchTerms = Readonly<Record<string, string | undefined>>

export interface ListSearch {
  readonly q: string
  readonly sort: string
  readonly direction: 'ascending' | 'descending'
  readonly filters: readonly Filter[]
}

/** Types with paths as URLs are listed as a tree, all others by their last change. */
export function defaultOrder({ slug = '', fields }: DocumentType): Pick<ListSearch, 'sort' | 'direction'> {
  const field = fields[slug]
  return field && isKind(field, 'slug') && field.segments
    ? { sort: 'address', direction: 'ascending' }
    : { sort: 'changed', direction: 'descending' }
}

/** Value of a filter without a value: `author.empty=yes`. */
const flagValue = 'yes'

/** Invalid parameters are left out. A filter is `status=draft`, or with its comparison `status.el=draft`. */
export function readListSearch(type: DocumentType, params: SearchTerms): ListSearch {
  const filters = filterSubjects(type).flatMap((subject) =>
    subject.comparisons.flatMap((comparison): Filter[] => {
      const value = params[nameOf(subject.key, comparison, subject.comparisons)] ?? ''
      if (!takesValue(comparison))
        return value === flagValue ? [{ field: subject.key, comparison, value: '' }] : []
      return makesSense(subject, value) ? [{ field: subject.key, comparison, value }] : []
    }),
  )
  const { q = '', direction } = params
  const sort = isOrder(type, params.sort) ? params.sort : defaultOrder(type).sort
  return {
    q: q.length > maxSearchText ? '' : q,
    sort,
    direction: direction === 'ascending' || direction === 'descending' ? direction : directionOf(type, sort),
    filters,
  }
}

/** Descending, unless the URL says otherwise. */
function directionOf(type: DocumentType, sort: string): ListSearch['direction'] {
  const defaults = defaultOrder(type)
  return sort === defaults.sort ? defaults.direction : 'descending'
}

/** Defaults are left out. */
export function termsOfSearch(type: DocumentType, search: ListSearch): Readonly<Record<string, string>> {
  const { q, sort, direction, filters } = search
  const subjects = filterSubjects(type)
  const params: Record<string, string> = {}
  if (q !== '') params.q = q
  for (const { field, comparison, value } of filters) {
    const subject = subjects.find(({ key }) => key === field)
    if (subject === undefined) continue
    const name = nameOf(field, comparison, subject.comparisons)
    if (!takesValue(comparison)) params[name] = flagValue
    else if (makesSense(subject, value)) params[name] = value
  }
  if (sort !== defaultOrder(type).sort) params.sort = sort
  if (direction !== directionOf(type, sort)) params.direction = direction
  return params
}

export function writeListSearch(type: DocumentType, search: ListSearch): string {
  const query = new URLSearchParams(termsOfSearch(type, search))
  return query.size === 0 ? '' : `?${query}`
}

/** A filter that is being entered may not be valid yet: the list ignores it until then. */
function makesSense({ kind, values }: FilterSubject, value: string): boolean {
  if (value === '' || value.length > maxValueLength) return false
  if (kind === 'day') return /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value))
  if (kind === 'number') return Number.isFinite(Number(value))
  return values === undefined || values.includes(value)
}

const nameOf = (field: string, comparison: string, [first]: readonly string[]) =>
  comparison === first ? field : `${field}.${comparison}`

function isOrder(type: DocumentType, sort = ''): sort is string {
  if (sort === 'changed' || sort === 'title') return true
  const name = sort === 'address' ? (type.slug ?? sort) : sort
  return Object.hasOwn(type.fields, name) && type.fields[name]?.sortable === true
}
