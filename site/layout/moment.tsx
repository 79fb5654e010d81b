import { usePage } from './page.tsx'

/** A day, written as the page's language writes it. It is the same for every reader, so it is counted in UTC. */
export function Moment({ at, className }: { readonly at: string; readonly className?: string }) {
  const { locale } = usePage()
  const day = new Intl.DateTimeFormat(dated[locale], { dateStyle: 'medium', timeZone: 'UTC' })
  return (
    <time dateTime={at.slice(0, 10)} className={className}>
      {day.format(new Date(at))}
    </time>
  )
}

/** English here is European: the day comes before the month. */
const dated = { en: 'en-GB', et: 'et', el: 'el' } as const
