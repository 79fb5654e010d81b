/** Below a link that follows a document: where it leads today, or why it leads visitors nowhere. */
import type { Locale } from '@cyanotype/content/model/index.ts'
import { Icon, Link } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { languageName } from '../../i18n/language-name.ts'
import { useAddress } from '../../shell/admin-link.tsx'
import type { DocumentTarget } from './link-target.ts'

interface LinkNoteProps {
  /** `null` where it is gone; nothing as long as it is not known. */
  readonly target: DocumentTarget | null | undefined
  readonly locale: Locale
}

export function LinkNote({ target, locale }: LinkNoteProps) {
  const { i18n } = useLingui()
  const language = languageName(locale, i18n.locale)
  if (target === undefined) return <p className="link-note" />
  if (target === null || target.isTrashed) {
    return (
      <p className="link-note" data-tone="warning">
        <Icon name="warning" />
        {target === null ? (
          <Trans>This document was deleted. Choose where the link leads instead.</Trans>
        ) : (
          <Trans>This document is in the trash. Visitors see no link.</Trans>
        )}
      </p>
    )
  }
  const path = target.paths[locale]
  return (
    <p className="link-note" data-tone={path === undefined ? 'warning' : undefined}>
      <Icon name={path === undefined ? 'warning' : 'link'} />
      {path === undefined ? (
        <span>
          <Trans>Not public in {language}: visitors see no link.</Trans>
        </span>
      ) : (
        <code>{path}</code>
      )}
      <OpenDocument target={target} />
    </p>
  )
}

function OpenDocument({ target }: { readonly target: DocumentTarget }) {
  const { t } = useLingui()
  const address = useAddress(`/admin/edit/${target.id}`)
  return (
    <Link href={address} target="_blank" variant="quiet" aria-label={t`Open the document in a new tab`}>
      <Trans>Open</Trans>
    </Link>
  )
}
