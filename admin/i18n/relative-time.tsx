/** Relative time such as "4 minutes ago", with the exact time on request. */
import { useLingui } from '@lingui/react/macro'

export function Moment({ at }: { readonly at: string }) {
  const { i18n } = useLingui()
  const date = new Date(at)
  const exact = new Intl.DateTimeFormat(i18n.locale, { dateStyle: 'long', timeStyle: 'short' }).format(date)
  return (
    <time dateTime={at} title={exact} className="moment">
      {sinceThen(date, new Date(), i18n.locale)}
    </time>
  )
}

const minute = 60
const hour = 60 * minute
const day = 24 * hour

/** Relative within a week, then a date, with the year if it is not the current one. */
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
