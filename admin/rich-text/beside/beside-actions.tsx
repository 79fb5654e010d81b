/** What a user can do with a block of another language: copy or translate it, and mark or confirm its translation. */
import type { Locale } from '@cyanotype/content/model/locales.ts'
import { Button } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { TranslateButton } from '../../components/translate-button.tsx'
import { languageName } from '../../i18n/formats.tsx'

interface BesideActionsProps {
  readonly locale: Locale
  /** Whether there is no translation of the block yet. */
  readonly isMissing: boolean
  readonly onCopy: (() => void) | undefined
  /** The name of the translation service. */
  readonly service: string | undefined
  readonly onTranslate: (() => Promise<void>) | undefined
  readonly onMark: (() => void) | undefined
  /** For a block that a machine translated. */
  readonly onConfirm: (() => void) | undefined
}

export function BesideActions(props: BesideActionsProps) {
  const { locale, isMissing, onCopy, service, onTranslate, onMark, onConfirm } = props
  const { t, i18n } = useLingui()
  const language = languageName(locale, i18n.locale)
  return (
    <div className="beside-actions" lang={i18n.locale}>
      {onMark === undefined ? null : (
        <Button size="sm" variant="soft" icon="check" data-mark="" onClick={onMark}>
          <Trans>Mark as up to date</Trans>
        </Button>
      )}
      {onConfirm === undefined ? null : (
        <Button size="sm" variant="soft" icon="check" data-confirm="" onClick={onConfirm}>
          <Trans>Confirm machine translation</Trans>
        </Button>
      )}
      {onCopy === undefined ? null : (
        <div className="beside-tools">
          {onTranslate === undefined ? null : (
            <TranslateButton
              label={
                isMissing ? t`Translate block with ${service}` : t`Translate block again with ${service}`
              }
              onTranslate={onTranslate}
            />
          )}
          <Button
            size="sm"
            variant="ghost"
            color="neutral"
            icon="copy"
            aria-label={isMissing ? t`Copy block from ${language}` : t`Replace block with ${language}`}
            data-copy=""
            onClick={onCopy}
          />
        </div>
      )}
    </div>
  )
}
