/** What stands above every page of a preview: what is shown, as it is when, and the way out. */
import type { Preview } from '@cyanotype/content/render.ts'
import { Banner } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { usePage } from '../layout/page.tsx'

export function PreviewBar() {
  const { preview } = usePage()
  const { t } = useLingui()
  if (typeof preview !== 'object') return null
  return (
    <Banner aria-label={t`Preview`}>
      <Shown preview={preview} />{' '}
      <a href="?preview=">
        <Trans>Leave the preview</Trans>
      </a>
    </Banner>
  )
}

function Shown({ preview: { shows, at } }: { readonly preview: Preview }) {
  const { locale } = usePage()
  if (at === undefined) return <Trans>Preview: this page shows a draft.</Trans>
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })
  const moment = (
    <time dateTime={at} lang={locale}>
      {format.format(new Date(at))} UTC
    </time>
  )
  return shows === 'site' ? (
    <Trans>Preview: the site as it is on {moment}.</Trans>
  ) : (
    <Trans>Preview: a draft, on the site as it is on {moment}.</Trans>
  )
}
