/** Days as `2026-11-20`, without time or time zone. They are compared as strings. */

const msOfDay = 86_400_000
const first = '0001-01-01'
const last = '9999-12-31'

/** The first and the last possible day. Later or earlier days are limited to them. */
export interface DateBounds {
  /** The first day that can be chosen, such as `2026-11-01`. */
  readonly min?: string | undefined
  /** The last day that can be chosen, such as `2026-11-30`. */
  readonly max?: string | undefined
}

const msOf = (day: string) => Date.parse(`${day}T00:00:00Z`)

/** The day with these numbers, or nothing if it does not exist, such as the 30th of February. */
export function dayOf(year: number, month: number, day: number): string | undefined {
  const pad = (number: number, length: number) => String(number).padStart(length, '0')
  const written = `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`
  return isDay(written) ? written : undefined
}

export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text < first) return false
  const ms = msOf(text)
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(text)
}

export function within(day: string, { min = first, max = last }: DateBounds): string {
  if (day < min) return min
  return day > max ? max : day
}

export function addDays(day: string, count: number): string {
  const ms = Math.max(msOf(first), Math.min(msOf(last), msOf(day) + count * msOfDay))
  return new Date(ms).toISOString().slice(0, 10)
}

const yearOf = (day: string) => Number(day.slice(0, 4))
const monthOf = (day: string) => Number(day.slice(5, 7))

/** The same day of another month, or the last day of a shorter month. */
export function addMonths(day: string, count: number): string {
  const months = yearOf(day) * 12 + monthOf(day) - 1 + count
  const year = Math.floor(months / 12)
  if (year < 1) return first
  if (year > 9999) return last
  const month = months - year * 12 + 1
  for (let number = Number(day.slice(8)); number > 28; number -= 1) {
    const found = dayOf(year, month, number)
    if (found) return found
  }
  return dayOf(year, month, Math.min(28, Number(day.slice(8)))) ?? first
}

export const startOfMonth = (day: string) => `${day.slice(0, 8)}01`
export const endOfMonth = (day: string) => {
  const next = addMonths(startOfMonth(day), 1)
  return next === startOfMonth(day) || next === last ? last : addDays(next, -1)
}

/** 1 is Monday, 7 is Sunday, as in ISO and `Intl`. */
export const weekdayOf = (day: string) => new Date(msOf(day)).getUTCDay() || 7

export function startOfWeek(day: string, firstWeekday: number): string {
  return addDays(day, -((weekdayOf(day) - firstWeekday + 7) % 7))
}

/** The weeks of a month, with a gap for each day of another month. */
export function weeksOf(month: string, firstWeekday: number): (string | undefined)[][] {
  const start = startOfMonth(month)
  const end = endOfMonth(month)
  const gaps = (weekdayOf(start) - firstWeekday + 7) % 7
  const count = Math.ceil((gaps + Number(end.slice(8))) / 7)
  return Array.from({ length: count }, (_, week) =>
    Array.from({ length: 7 }, (__, place) => {
      const number = week * 7 + place - gaps + 1
      return dayOf(yearOf(start), monthOf(start), number)
    }),
  )
}

/** Today in the time zone of the reader. */
export function todayHere(): string {
  const now = new Date()
  return dayOf(now.getFullYear(), now.getMonth() + 1, now.getDate()) ?? first
}
