/** Preview bar above every page of a preview: what is shown, or why the link is not valid. */
import type { Preview, PreviewEnd, RenderRequest } from '@cyanotype/content/contracts/site-renderer.ts'
import { Banner } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { usePage } from '../context/page-context.tsx'

export function PreviewBar() {
  const { preview } = usePage()
  const { t } = useLingui()
  if (preview === false || preview === 'ended') return null
  if (typeof preview === 'string') {
    return (
      <Banner aria-label={t`Preview`}>
        <Refused reason={preview} />
      </Banner>
    )
  }
  return (
    <Banner aria-label={t`Preview`}>
      <Shown preview={preview} />{' '}
      <a href="?preview=">
        <Trans>Exit preview</Trans>
      </a>
    </Banner>
  )
}

function Refused({ reason }: { readonly reason: Exclude<PreviewEnd, 'ended'> }) {
  if (reason === 'expired') return <Trans>This preview link has expired. Ask the sender for a new one.</Trans>
  if (reason === 'revoked') return <Trans>This preview link was revoked. Ask the sender for a new one.</Trans>
  return <Trans>This preview link is not valid. Check that you copied the whole link.</Trans>
}

function Shown({ preview: { shows, at } }: { readonly preview: Preview }) {
  const { locale } = usePage()
  if (at === undefined && shows === 'site')
    return <Trans>Preview: the site as it will be when the publish set is published.</Trans>
  if (at === undefined) return <Trans>Preview: this page shows a draft.</Trans>
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })
  const moment = (
    <time dateTime={at} lang={locale}>
      {format.format(new Date(at))} UTC
    </time>
  )
  return shows === 'site' ? (
    <Trans>Preview: the site as of {moment}.</Trans>
  ) : (
    <Trans>Preview: a draft, with the site as of {moment}.</Trans>
  )
}

/** Data for the preview script, in one attribute of the root element that only previews have. */
export interface PreviewData {
  readonly hosts: readonly string[]
  readonly api?: string | undefined
}

export function previewData(preview: RenderRequest['preview']): string | undefined {
  if (preview === false) return undefined
  if (typeof preview === 'string') return 'ended'
  const { hosts, api } = preview
  return JSON.stringify({ hosts, api } satisfies PreviewData)
}
