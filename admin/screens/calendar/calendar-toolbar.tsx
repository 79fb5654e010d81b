/** Navigation and filters of the calendar. */

import { model } from '@cyanotype/content/model/index.ts'
import { siteLocales } from '@cyanotype/content/model/locales.ts'
import type { Filter, FilterField } from '@cyanotype/ui/components/filter-bar/filter.ts'
import { Button, FilterBar, SegmentedControl } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { languageLabel } from '../../i18n/formats.tsx'
import type { CalendarSearch } from './calendar-search.ts'
import { daysShown, kinds, step, views } from './calendar-search.ts'
import { kindChoices } from './kind-labels.ts'
import type { Zone } from './use-zone.ts'

interface ToolbarProps {
  readonly search: CalendarSearch
  readonly zone: Zone
  readonly onShow: (search: CalendarSearch) => void
}

export function CalendarNavigation({ search, zone, onShow }: ToolbarProps) {
  const { t } = useLingui()
  const isMonth = search.view === 'month'
  return (
    <div className="content-calendar-navigation">
      <div className="content-calendar-steps">
        <Button
          variant="outline"
          color="neutral"
          icon="chevron"
          className="content-calendar-back"
          aria-label={isMonth ? t`Previous month` : t`Previous week`}
          onClick={() => onShow(step(search, -1))}
        />
        <Button
          variant="outline"
          color="neutral"
          icon="chevron"
          aria-label={isMonth ? t`Next month` : t`Next week`}
          onClick={() => onShow(step(search, 1))}
        />
        <Button variant="outline" color="neutral" onClick={() => onShow({ ...search, date: zone.today })}>
          <Trans>Today</Trans>
        </Button>
      </div>
      <h2 className="content-calendar-period">{periodName(search, zone)}</h2>
      <SegmentedControl
        label={t`View`}
        labelHidden
        value={search.view}
        segments={[
          { value: 'month', label: t`Month` },
          { value: 'week', label: t`Week` },
        ]}
        onValueChange={(value) =>
          onShow({ ...search, view: views.find((view) => view === value) ?? 'month' })
        }
      />
    </div>
  )
}

function periodName(search: CalendarSearch, { names, lang }: Zone): string {
  if (search.view === 'month') return names.month(search.date)
  const days = daysShown(search, names.firstWeekday)
  const format = new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone: 'UTC' })
  return format.formatRange(new Date(days[0] ?? search.date), new Date(days.at(-1) ?? search.date))
}

/** A filter may be incomplete while it is edited. The URL contains what is chosen. */
export function CalendarFilters({ search, onShow }: Omit<ToolbarProps, 'zone'>) {
  const fields = useFields()
  const [order, setOrder] = useState<readonly string[]>(filterKeys)
  const filters = order.flatMap((field): Filter[] => {
    const value = search[filterKeys.find((key) => key === field) ?? 'type']
    return value === undefined ? [] : [{ field, comparison: 'is', value }]
  })
  const handleChange = (changed: readonly Filter[]) => {
    // A second filter of the same subject replaces the first.
    const chosenFor = (key: string) => changed.findLast(({ field }) => field === key)?.value
    const named = [...new Set(changed.map(({ field }) => field))]
    setOrder([...named, ...filterKeys.filter((key) => !named.includes(key))])
    const [language, kind] = [chosenFor('language'), chosenFor('kind')]
    onShow({
      ...search,
      type: chosenFor('type'),
      language: siteLocales().find((code) => code === language),
      kind: kinds.find((one) => one === kind),
    })
  }
  return <FilterBar fields={fields} filters={filters} onFiltersChange={handleChange} />
}

const filterKeys = ['type', 'language', 'kind'] as const

function useFields(): readonly FilterField[] {
  const { t, i18n } = useLingui()
  const comparisons = [{ key: 'is', label: t`is` }] as const
  const types = Object.values(model)
    .map(({ name, label }) => ({ value: name, label: i18n._(label) }))
    .sort((one, other) => one.label.localeCompare(other.label, i18n.locale))
  const languages = siteLocales().map((code) => ({ value: code, label: languageLabel(code, i18n.locale) }))
  return [
    { key: 'type', label: t`Collection`, comparisons, options: types },
    { key: 'language', label: t`Language`, comparisons, options: languages },
    {
      key: 'kind',
      label: t`Action`,
      comparisons,
      options: kinds.map((kind) => ({ value: kind, label: i18n._(kindChoices[kind]) })),
    },
  ]
}
