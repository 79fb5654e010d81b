import { usePage } from './page-context.tsx'

/** A day, written as the page's language writes it. It is the same for every reader, so it is counted in UTC. */
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

/** Making one costs more than using it a hundred times. English here is European: the day comes before the month. */
const days = { en: written('en-GB'), et: written('et'), el: written('el') }
