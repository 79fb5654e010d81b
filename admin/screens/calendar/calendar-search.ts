/** The view, day and filters of the calendar in the URL, and the days that a view shows. Invalid parameters are left out. */

import type { Locale } from '@cyanotype/content/model/index.ts'
import { siteLocale } from '@cyanotype/content/model/locale-schemas.ts'
import {
  addDays,
  addMonths,
  endOfMonth,
  isDay,
  startOfMonth,
  startOfWeek,
} from '@cyanotype/ui/components/calendar/days.ts'
import { z } from 'zod'

export const views = ['month', 'week'] as const
export type CalendarView = (typeof views)[number]
export const kinds = ['publish', 'unpublish', 'published'] as const
export type CalendarKind = (typeof kinds)[number]

export interface CalendarSearch {
  readonly view: CalendarView
  /** A day of the month or week: `2026-11-20`. */
  readonly date: string
  readonly type: string | undefined
  readonly language: Locale | undefined
  readonly kind: CalendarKind | undefined
}

const search = z.object({
  view: z.enum(views).catch('month'),
  date: z.string().refine(isDay).optional().catch(undefined),
  type: z.string().max(60).optional().catch(undefined),
  language: siteLocale.optional().catch(undefined),
  kind: z.enum(kinds).optional().catch(undefined),
})

export function readCalendarSearch(
  written: Readonly<Record<string, string | undefined>>,
  today: string,
): CalendarSearch {
  const { view, date = today, type, language, kind } = search.parse(written)
  return { view, date, type, language, kind }
}

/** Without what is the default. */
export function writeCalendarSearch(
  { view, date, type, language, kind }: CalendarSearch,
  today: string,
): string {
  const named = Object.entries({
    view: view === 'month' ? undefined : view,
    date: date === today ? undefined : date,
    ...{ type, language, kind },
  }).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]))
  return named.length === 0 ? '' : `?${new URLSearchParams(named)}`
}

/** The days of the week, or of the month with all of its first and last week. */
export function daysShown({ view, date }: CalendarSearch, firstWeekday: number): readonly string[] {
  const isWeek = view === 'week'
  const first = startOfWeek(isWeek ? date : startOfMonth(date), firstWeekday)
  const last = addDays(startOfWeek(isWeek ? date : endOfMonth(date), firstWeekday), 6)
  const days = [first]
  for (let day = addDays(first, 1); day <= last && days.length < 42; day = addDays(day, 1)) days.push(day)
  return days
}

/** The search one month or week later or earlier. */
export function step(search: CalendarSearch, count: 1 | -1): CalendarSearch {
  const { view, date } = search
  return { ...search, date: view === 'week' ? addDays(date, 7 * count) : addMonths(date, count) }
}
