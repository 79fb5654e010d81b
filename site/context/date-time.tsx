import type { Locale } from '@cyanotype/content/model/index.ts'
import { usePage } from './page-context.tsx'

/** A date in the format of the page language. It is in UTC, so that it is the same for every reader. */
export function Moment({ at, className }: { readonly at: string; readonly className?: string }) {
  const { locale } = usePage()
  return (
    <time dateTime={at.slice(0, 10)} className={className}>
      {dayFormat(locale).format(new Date(at))}
    </time>
  )
}

/** Created once, because creating a formatter costs more than a hundred uses. */
const formats = new Map<Locale, Intl.DateTimeFormat>()

/** English dates are European: day before month. */
function dayFormat(locale: Locale): Intl.DateTimeFormat {
  const language = locale === 'en' ? 'en-GB' : locale
  const format =
    formats.get(locale) ?? new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' })
  formats.set(locale, format)
  return format
}
