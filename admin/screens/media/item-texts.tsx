/** What a picture shows, in each language, for those who cannot see it; and the caption below it. */
import type { Locale } from '@cyanotype/content/model/locales.ts'
import { localeCodes, locales } from '@cyanotype/content/model/locales.ts'
import { may } from '@cyanotype/content/model/roles.ts'
import type { Saving } from '@cyanotype/ui/index.ts'
import { Disclosure, SavingState, TextArea } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import type { KeyboardEvent } from 'react'
import { useEffect, useRef, useState } from 'react'
import { useSession } from '../../admin-context.tsx'
import { languageName } from '../../words/language-name.ts'
import type { OpenItem } from './use-item.ts'
import { useChangeItem } from './use-item.ts'

interface ItemTextsProps {
  readonly item: OpenItem
  /** The language that is worked through. */
  readonly missing: Locale | undefined
  readonly onWritten: () => void
}

export function ItemTexts({ item, missing, onWritten }: ItemTextsProps) {
  return (
    <section className="media-texts">
      <h3 className="media-part">
        <Trans>What it shows</Trans>
      </h3>
      <p className="media-hint">
        <Trans>Read out to those who cannot see it. Say what matters in it, in a sentence.</Trans>
      </p>
      {localeCodes.map((locale) => (
        <ItemText
          key={locale}
          item={item}
          kind="alts"
          locale={locale}
          isFirst={locale === missing}
          onWritten={locale === missing ? onWritten : undefined}
        />
      ))}
      <Disclosure title={<Trans>Captions</Trans>} open={Object.keys(item.captions).length > 0}>
        {localeCodes.map((locale) => (
          <ItemText key={locale} item={item} kind="captions" locale={locale} />
        ))}
      </Disclosure>
    </section>
  )
}

interface ItemTextProps {
  readonly item: OpenItem
  readonly kind: 'alts' | 'captions'
  readonly locale: Locale
  /** One begins here. */
  readonly isFirst?: boolean
  readonly onWritten?: (() => void) | undefined
}

/** Saved when one leaves it, or by Enter. */
export function ItemText({ item, kind, locale, isFirst = false, onWritten }: ItemTextProps) {
  const { i18n, t } = useLingui()
  const session = useSession()
  const known = item[kind][locale] ?? ''
  const [text, setText] = useState(known)
  const { state, error, save } = useSavedText(item, kind, locale)
  const area = useFirst(isFirst)
  const isMine = session !== null && may(session, 'media.describe', { layer: locale })
  const language = languageName(locale, i18n.locale)
  const keep = async () => text.trim() === known || (await save(text.trim()))
  const handleKey = async (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    if ((await keep()) && text.trim() !== '') onWritten?.()
  }
  return (
    <div className="media-text">
      <TextArea
        ref={area}
        label={kind === 'alts' ? t`In ${language}` : t`Caption in ${language}`}
        lang={locale}
        dir={locales[locale].dir}
        rows={2}
        value={text}
        readOnly={!isMine}
        error={error}
        enterKeyHint={onWritten ? 'next' : 'done'}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={(event) => void handleKey(event)}
        onBlur={() => void keep()}
      />
      {isMine && (state !== 'saved' || text.trim() !== known) ? (
        <SavingState state={state === 'saved' ? 'unsaved' : state} />
      ) : null}
    </div>
  )
}

/** One text on its way to the server; one attempt at a time, and whoever asks meanwhile waits for that one. */
function useSavedText(item: OpenItem, kind: 'alts' | 'captions', locale: Locale) {
  const change = useChangeItem(item)
  const [state, setState] = useState<Saving>('saved')
  const [error, setError] = useState('')
  const underWay = useRef<Promise<boolean>>(undefined)
  const attempt = async (text: string): Promise<boolean> => {
    setState('saving')
    setError('')
    try {
      await change({ [kind]: { [locale]: text } })
      setState('saved')
      return true
    } catch (problem) {
      setState('failed')
      setError(problem instanceof Error ? problem.message : String(problem))
      return false
    } finally {
      underWay.current = undefined
    }
  }
  const save = (text: string) => {
    underWay.current ??= attempt(text)
    return underWay.current
  }
  return { state, error, save }
}

/** After the dialog has taken the focus for itself. */
function useFirst(isFirst: boolean) {
  const area = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (!isFirst) return undefined
    const frame = requestAnimationFrame(() => area.current?.focus())
    return () => cancelAnimationFrame(frame)
  }, [isFirst])
  return area
}
