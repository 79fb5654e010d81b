/** Shown after publishing: view the update, share it, or write another. */
import { updates } from '@cyanotype/content/model/collections/updates.ts'
import type { Locale } from '@cyanotype/content/model/locales.ts'
import { Button, ButtonLink, CopyField, EmptyState } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { AdminLink } from '../../components/admin-link.tsx'
import { endPreview, pageAddress } from '../../document-editor/preview/public-page.ts'
import type { Edits } from '../../document-editor/state/layer-edits.ts'
import { languageName } from '../../i18n/formats.tsx'

interface PublishedProps {
  readonly locales: readonly Locale[]
  readonly edits: Edits
  readonly id: string | undefined
  readonly onAnother: () => void
}

export function Published({ locales, edits, id, onAnother }: PublishedProps) {
  const { i18n } = useLingui()
  const names = locales.map((locale) => languageName(locale, i18n.locale))
  const list = new Intl.ListFormat(i18n.locale).format(names)
  return (
    <div className="composer-published" role="status">
      <EmptyState
        icon="success"
        title={<Trans>Published in {list}</Trans>}
        action={
          <Button size="lg" icon="plus" onClick={onAnother}>
            <Trans>Write another</Trans>
          </Button>
        }
      >
        <Trans>Visitors can see it now.</Trans>
      </EmptyState>
      {locales.map((locale) => (
        <Page key={locale} locale={locale} edits={edits} />
      ))}
      <p>
        <AdminLink to={`/admin/edit/${id ?? ''}`}>
          <Trans>Open in full editor</Trans>
        </AdminLink>
      </p>
    </div>
  )
}

interface PageProps {
  readonly locale: Locale
  readonly edits: Edits
}

function Page({ locale, edits }: PageProps) {
  const { t, i18n } = useLingui()
  const path = pageAddress(updates, locale, edits)
  const language = languageName(locale, i18n.locale)
  if (path === undefined) return null
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
