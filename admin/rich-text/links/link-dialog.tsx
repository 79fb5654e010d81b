/** Link dialog: asks for a URL or a document of the site, which is found by typing. */
import { isLinkable, readDocumentHref } from '@cyanotype/content/model/hrefs.ts'
import type { Locale } from '@cyanotype/content/model/locales.ts'
import { locales } from '@cyanotype/content/model/locales.ts'
import { Button, ButtonLink, TextField } from '@cyanotype/ui/index.ts'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { focusFirstError } from '../../components/focus-first-error.ts'
import { FormDialog } from '../../components/form-dialog.tsx'
import { LinkField } from '../../links/index.ts'
import type { LinkAt } from './link-at.ts'

interface LinkDialogProps {
  readonly link: LinkAt
  readonly lang: Locale
  readonly onPut: (words: string, href: string) => void
  readonly onRemove: () => void
  readonly onClose: () => void
}

export function LinkDialog({ link, lang, onPut, onRemove, onClose }: LinkDialogProps) {
  const { t } = useLingui()
  const [text, setText] = useState(link.text)
  const [href, setHref] = useState(link.href)
  const [isRefused, setIsRefused] = useState(false)
  const handleSubmit = (form: HTMLFormElement) => {
    if (isLinkable(href)) onPut(text, href)
    else focusFirstError(form, () => setIsRefused(true))
  }
  const refusal =
    isRefused && !isLinkable(href) ? t`Choose a page or enter a URL that starts with https://.` : undefined
  return (
    <FormDialog
      onClose={onClose}
      title={link.isThere ? t`Edit link` : t`Link`}
      action={link.isThere ? t`Apply` : t`Insert link`}
      noValidate
      onSubmit={handleSubmit}
    >
      <LinkField
        label={t`URL or page`}
        value={href}
        locale={lang}
        required
        error={refusal}
        onChange={setHref}
      />
      {link.isPlain ? (
        <TextField
          label={t`Link label`}
          hint={t`If empty, the URL is shown.`}
          lang={lang}
          dir={locales[lang].dir}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      ) : null}
      {link.isThere ? <LinkActions href={href} onRemove={onRemove} /> : null}
    </FormDialog>
  )
}

interface LinkActionsProps {
  readonly href: string
  readonly onRemove: () => void
}

/** A link to a document has no URL here that could be opened. */
function LinkActions({ href, onRemove }: LinkActionsProps) {
  const { t } = useLingui()
  const opens = isLinkable(href) && readDocumentHref(href) === undefined
  const away = { href, target: '_blank' }
  return (
    <div className="link-actions">
      {opens ? (
        <ButtonLink variant="outline" color="neutral" size="sm" icon="external" {...away}>
          {t`Open`}
        </ButtonLink>
      ) : null}
      <Button variant="outline" color="red" size="sm" onClick={onRemove}>{t`Remove link`}</Button>
    </div>
  )
}
