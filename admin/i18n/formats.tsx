/** Formats: relative times, names of languages, and dates as the site shows them. */
import { locales } from '@cyanotype/content/model/core.ts'
import type { Locale } from '@cyanotype/content/model/index.ts'
import { useLingui } from '@lingui/react/macro'

/** Relative time such as "4 minutes ago", with the exact time on request. */
export function RelativeTime({ at }: { readonly at: string }) {
  const { i18n } = useLingui()
  const date = new Date(at)
  const exact = new Intl.DateTimeFormat(i18n.locale, { dateStyle: 'long', timeStyle: 'short' }).format(date)
  return (
    <time dateTime={at} title={exact} className="moment">
      {formatRelativeTime(date, new Date(), i18n.locale)}
    </time>
  )
}

const minute = 60
const hour = 60 * minute
const day = 24 * hour

/** Relative within a week, then a date, with the year if it is not the current one. */
export function formatRelativeTime(then: Date, now: Date, locale: string): string {
  const seconds = Math.round((then.getTime() - now.getTime()) / 1000)
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto', style: 'short' })
  if (seconds > -minute) return relative.format(0, 'second')
  if (seconds > -hour) return relative.format(Math.ceil(seconds / minute), 'minute')
  if (seconds > -day) return relative.format(Math.ceil(seconds / hour), 'hour')
  if (seconds > -7 * day) return daysAgo(Math.ceil(seconds / day), then, now, locale)
  const year = then.getFullYear() === now.getFullYear() ? {} : { year: 'numeric' as const }
  return new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', ...year }).format(then)
}

/** “Yesterday” only if it was yesterday on the calendar: 47 hours are one whole day, but may be two dates back. */
function daysAgo(days: number, then: Date, now: Date, locale: string): string {
  const numeric = dayNumber(then) - dayNumber(now) === days ? 'auto' : 'always'
  return new Intl.RelativeTimeFormat(locale, { numeric, style: 'short' }).format(days, 'day')
}

const dayNumber = (date: Date) => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / 1000 / day

/** Name of a language in the language of the interface, for use within a sentence. */
export function languageName(locale: Locale, displayLocale: string): string {
  const name = new Intl.DisplayNames(displayLocale, { type: 'language' }).of(locale) ?? locales[locale].name
  // Greek writes language names in lower case within a sentence. Intl only has the form with a capital
  // letter.
  return displayLocale === 'el' ? name.toLocaleLowerCase('el') : name
}

/** The same name, capitalised: for a choice or a heading. */
export function languageLabel(locale: Locale, displayLocale: string): string {
  const [first = '', ...rest] = languageName(locale, displayLocale)
  return first.toLocaleUpperCase(displayLocale) + rest.join('')
}

/** Dates as the pages of the site show them: the day in UTC. */
export const pageDate = (language: string) =>
  new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, { dateStyle: 'medium', timeZone: 'UTC' })
