/**
 * Names of months and days, and the first day of the week, for each language. All of it comes from `Intl`.
 */
import { addDays, weekdayOf } from './days.ts'

interface WeekInfo {
  readonly firstDay: number
  readonly weekend: readonly number[]
}

/** Browsers support one of these, or neither. Without them weeks start on Monday. */
type WithWeek = Intl.Locale & { getWeekInfo?: () => WeekInfo; weekInfo?: WeekInfo }

export interface CalendarNames {
  readonly firstWeekday: number
  readonly isWeekend: (day: string) => boolean
  /** “November 2026” */
  readonly month: (day: string) => string
  /** “Friday, 20 November 2026” */
  readonly day: (day: string) => string
  /** “20” */
  readonly number: (day: string) => string
  readonly weekdays: readonly Weekday[]
}

export interface Weekday {
  readonly long: string
  readonly short: string
}

const aMonday = '2024-01-01'
const noon = (day: string) => new Date(`${day}T12:00:00Z`)

export function namesIn(lang: string): CalendarNames {
  const written = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(lang, { ...options, calendar: 'gregory', timeZone: 'UTC' })
    return (day: string) => format.format(noon(day))
  }
  const number = new Intl.NumberFormat(lang, { useGrouping: false })
  const locale: WithWeek = new Intl.Locale(lang)
  const { firstDay, weekend } = locale.getWeekInfo?.() ?? locale.weekInfo ?? { firstDay: 1, weekend: [6, 7] }
  const week = Array.from({ length: 7 }, (_, place) => addDays(aMonday, firstDay - 1 + place))
  return {
    firstWeekday: firstDay,
    isWeekend: (day) => weekend.includes(weekdayOf(day)),
    month: written({ month: 'long', year: 'numeric' }),
    day: written({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
    number: (day) => number.format(Number(day.slice(8))),
    weekdays: weekdaysOf(week, written),
  }
}

/** As wide as seven narrow columns allow. If the short names are too long, one letter is used. */
function weekdaysOf(
  week: readonly string[],
  written: (options: Intl.DateTimeFormatOptions) => (day: string) => string,
): Weekday[] {
  const short = week.map(written({ weekday: 'short' })).map((name) => name.replace(/\.$/, ''))
  const isShort = short.every((name) => [...name].length <= 4)
  const shown = isShort ? short : week.map(written({ weekday: 'narrow' }))
  const long = written({ weekday: 'long' })
  return week.map((day, place) => ({ long: long(day), short: shown[place] ?? '' }))
}
