/** A time as people say it, "4 minutes ago", with the exact one for whoever wants it. */
import { useLingui } from '@lingui/react/macro'
import { sinceThen } from './time-ago.ts'

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
