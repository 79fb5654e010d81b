import { usePage } from './page-context.tsx'

/** A date in the format of the page language. It is in UTC, so that it is the same for every reader. */
export function Moment({ at, className }: { readonly at: string; readonly className?: string }) {
  const { locale } = usePage()
  return (
    <time dateTime={at.slice(0, 10)} className={className}>
      {days[locale].format(new Date(at))}
    </time>
  )
}

const written = (language: string) =>
  new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' })

/**
 * Created once, because creating a formatter costs more than a hundred uses. English dates are European: day
 * before month.
 */
const days = { en: written('en-GB'), et: written('et'), el: written('el') }
