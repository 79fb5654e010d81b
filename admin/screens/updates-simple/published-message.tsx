/** Shown after publishing: view the update, share it, or write another. */
import { updates } from '@cyanotype/content/model/collections/updates.ts'
import type { Locale } from '@cyanotype/content/model/locales.ts'
import { readLocale } from '@cyanotype/content/model/locales.ts'
import { Button, ButtonLink, CopyField, EmptyState } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useState } from 'react'
import { AdminLink } from '../../components/admin-link.tsx'
import { SwitchedOff, useIsOn } from '../../components/switched-off.tsx'
import { endPreview, pageAddress } from '../../document-editor/preview/public-page.ts'
import type { LiveReport } from '../../document-editor/publishing/use-live-check.ts'
import { publishedPages, useLiveCheck } from '../../document-editor/publishing/use-live-check.ts'
import type { EditingState } from '../../document-editor/state/editing-state.ts'
import type { Edits } from '../../document-editor/state/layer-edits.ts'
import { languageName } from '../../i18n/formats.tsx'

export interface Publication {
  readonly locales: readonly Locale[]
  /** When the user published, as `performance.now()`. */
  readonly startedAt: number
}

interface PublishedProps extends Publication {
  readonly state: EditingState
  readonly onAnother: () => void
}

export function Published({ locales, startedAt, state, onAnother }: PublishedProps) {
  const { i18n } = useLingui()
  const { document, edits } = state
  const isShown = useIsOn()('/updates')
  const report = useReport(state, { locales, startedAt }, isShown)
  const names = locales.map((locale) => languageName(locale, i18n.locale))
  const list = new Intl.ListFormat(i18n.locale).format(names)
  return (
    <div className="composer-published" role="status">
      <EmptyState
        icon={report?.isLive === false ? 'warning' : 'success'}
        title={<Trans>Published in {list}</Trans>}
        action={
          <Button size="lg" icon="plus" onClick={onAnother}>
            <Trans>Write another</Trans>
          </Button>
        }
      >
        {isShown ? <Report report={report} /> : null}
      </EmptyState>
      <SwitchedOff type={updates} />
      {locales.map((locale) => (
        <Page key={locale} locale={locale} edits={edits} />
      ))}
      <p>
        <AdminLink to={`/admin/edit/${document?.id ?? ''}`}>
          <Trans>Open in full editor</Trans>
        </AdminLink>
      </p>
    </div>
  )
}

function Report({ report }: { readonly report: LiveReport | undefined }) {
  return report === undefined ? <Trans>Checking the page…</Trans> : report.description
}

function useReport(
  state: EditingState,
  { locales, startedAt }: Publication,
  isShown: boolean,
): LiveReport | undefined {
  const [report, setReport] = useState<LiveReport>()
  const check = useLiveCheck()
  const start = useEffectEvent(() => check(publishedPages(updates, state, locales), startedAt))
  useEffect(() => {
    if (isShown) void start().then(setReport)
  }, [isShown])
  return report
}

interface PageProps {
  readonly locale: Locale
  readonly edits: Edits
}

function Page({ locale, edits }: PageProps) {
  const { t, i18n } = useLingui()
  const isOn = useIsOn()
  const path = pageAddress(updates, locale, edits)
  const language = languageName(locale, i18n.locale)
  if (path === undefined || !isOn(readLocale(path).path)) return null
  const url = new URL(path, location.origin).href
  const title = String(edits[locale].data.title ?? '')
  return (
    <div className="composer-page">
      <ButtonLink
        variant="outline"
        color="neutral"
        href={path}
        target="_blank"
        icon="eye"
        onClick={endPreview}
      >
        {t`View in ${language}`}
      </ButtonLink>
      {'share' in navigator ? (
        <Button
          variant="outline"
          color="neutral"
          icon="share"
          // Closing the share dialog rejects, which is not an error.
          onClick={() => void navigator.share({ title, url }).catch(() => undefined)}
        >
          <Trans>Share</Trans>
        </Button>
      ) : (
        <CopyField label={t`${language} URL`} value={url} />
      )}
    </div>
  )
}
