/** Controls for the filters of a list. */
import { isKind, isSiteLocale } from '@cyanotype/content/model/core.ts'
import type { DocumentType } from '@cyanotype/content/model/index.ts'
import type { Filter, FilterComparison, FilterField } from '@cyanotype/ui/components/filter-bar/filter.ts'
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { languageName } from '../../i18n/formats.tsx'
import { lazyComponent } from '../../lazy/lazy-component.tsx'
import { statusLabels } from '../../lists/locale-badge.tsx'
import type { FilterSubject } from './filter-subjects.ts'
import { filterSubjects, shownStatuses, takesValue } from './filter-subjects.ts'
import { me } from './list-request.ts'

/** Loaded on demand, because few users filter by date. */
const DateField = lazyComponent(
  async () => (await import('@cyanotype/ui/components/date-field/date-field.tsx')).DateField,
)

export function useFilterFields(type: DocumentType): readonly FilterField[] {
  const { i18n } = useLingui()
  return useMemo(() => filterSubjects(type).map((subject) => fieldOf(i18n, type, subject)), [i18n, type])
}

function fieldOf(i18n: I18n, type: DocumentType, subject: FilterSubject): FilterField {
  const [first, ...others] = subject.comparisons
  const inWords = (key: string): FilterComparison => ({
    key,
    label: comparisonLabels(i18n, subject, key),
    takesValue: takesValue(key),
  })
  return {
    key: subject.key,
    label: labelOf(i18n, type, subject),
    comparisons: [inWords(first), ...others.map(inWords)],
    ...valuesOf(i18n, type, subject),
  }
}

const commonLabels = {
  state: msg`Status`,
  status: msg`Status`,
  translation: msg`Translation`,
  by: msg`Created by`,
  changed: msg`Updated`,
}

function labelOf(i18n: I18n, type: DocumentType, { key, name }: FilterSubject): string {
  const field = name === undefined ? undefined : type.fields[name]
  if (field !== undefined) return i18n._(field.label)
  return i18n._(Object.entries(commonLabels).find(([common]) => common === key)?.[1] ?? { id: key })
}

function comparisonLabels(i18n: I18n, { kind }: FilterSubject, key: string): string {
  // `is` is also the code of Icelandic.
  if ((kind === 'status' || kind === 'translation') && isSiteLocale(key)) {
    const language = languageName(key, i18n.locale)
    return i18n._(msg`in ${language}:`)
  }
  if (key === 'any') return i18n._(msg`in any language:`)
  if (key === 'has') return i18n._(msg`include`)
  if (key === 'is') return i18n._(msg`is`)
  if (key === 'empty') return i18n._(msg`is empty`)
  if (key === 'filled') return i18n._(msg`is not empty`)
  if (key === 'from') return kind === 'day' ? i18n._(msg`since`) : i18n._(msg`at least`)
  return kind === 'day' ? i18n._(msg`until`) : i18n._(msg`at most`)
}

const translationLabels = { missing: msg`Not translated`, outdated: msg`Out of date` }

function valuesOf(
  i18n: I18n,
  type: DocumentType,
  { kind, name, values = [] }: FilterSubject,
): Partial<Pick<FilterField, 'options' | 'editor' | 'show'>> {
  if (kind === 'status' || kind === 'state') {
    const shown = shownStatuses.filter((value) => values.includes(value))
    return { options: shown.map((value) => ({ value, label: i18n._(statusLabels[value]) })) }
  }
  if (kind === 'translation') {
    return {
      options: Object.entries(translationLabels).map(([value, message]) => ({
        value,
        label: i18n._(message),
      })),
    }
  }
  if (kind === 'truth') {
    return {
      options: [
        { value: 'true', label: i18n._(msg`Yes`) },
        { value: 'false', label: i18n._(msg`No`) },
      ],
    }
  }
  if (kind === 'choice') return { options: choicesOf(i18n, type, name) }
  if (kind === 'person') return { show: (value) => (value === me ? i18n._(msg`me`) : value) }
  if (kind !== 'day') return {}
  const day = new Intl.DateTimeFormat(i18n.locale === 'en' ? 'en-GB' : i18n.locale, {
    dateStyle: 'medium',
    timeZone: 'UTC',
  })
  return {
    editor: ({ label, value, onChange }) => (
      <DateField label={label} value={value} onValueChange={onChange} />
    ),
    show: (value) => (Number.isNaN(Date.parse(value)) ? value : day.format(new Date(value))),
  }
}

function choicesOf(i18n: I18n, type: DocumentType, name = '') {
  const field = type.fields[name]
  const chosen = field && isKind(field, 'list') ? field.of : field
  if (chosen === undefined || !isKind(chosen, 'select')) return []
  return Object.entries(chosen.choices).map(([value, message]) => ({ value, label: i18n._(message) }))
}

/** The server accepts one language for the whole list: the last changed filter sets it. */
export function inOneLanguage(before: readonly Filter[], after: readonly Filter[]): readonly Filter[] {
  const isAboutLanguage = ({ field }: Filter) => field === 'status' || field === 'translation'
  const changed = after.find(
    (filter) =>
      isAboutLanguage(filter) &&
      before.some(({ field, comparison }) => field === filter.field && comparison !== filter.comparison),
  )
  const language = changed ?? before.find(isAboutLanguage) ?? after.find(isAboutLanguage)
  return after.map((filter) =>
    isAboutLanguage(filter) && language ? { ...filter, comparison: language.comparison } : filter,
  )
}
