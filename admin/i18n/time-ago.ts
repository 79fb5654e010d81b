const minute = 60
const hour = 60 * minute
const day = 24 * hour

/** Relative within a week, a date before that, with its year when that is another one. */
export function sinceThen(then: Date, now: Date, locale: string): string {
  const seconds = Math.round((then.getTime() - now.getTime()) / 1000)
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto', style: 'short' })
  if (seconds > -minute) return relative.format(0, 'second')
  if (seconds > -hour) return relative.format(Math.ceil(seconds / minute), 'minute')
  if (seconds > -day) return relative.format(Math.ceil(seconds / hour), 'hour')
  if (seconds > -7 * day) return relative.format(Math.ceil(seconds / day), 'day')
  const year = then.getFullYear() === now.getFullYear() ? {} : { year: 'numeric' as const }
  return new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', ...year }).format(then)
}
