/** Alt text and caption of an image, in each language. */
import type { Locale } from '@cyanotype/content/model/locales.ts'
import { locales, siteLocales } from '@cyanotype/content/model/locales.ts'
import { may } from '@cyanotype/content/model/permissions.ts'
import type { Saving } from '@cyanotype/ui/index.ts'
import { Disclosure, SavingState, TextArea } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import type { KeyboardEvent } from 'react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useAdmin, useSession } from '../../../app-context/app-context.tsx'
import { draftKey, nobody } from '../../../document-editor/local-drafts/local-draft-owner.ts'
import { languageName } from '../../../i18n/formats.tsx'
import type { OpenItem } from '../../../media/use-item.ts'
import { useChangeItem } from '../../../media/use-item.ts'

interface ItemTextsProps {
  readonly item: OpenItem
  /** The language whose missing texts the user works through. */
  readonly missing: Locale | undefined
  readonly onWritten: () => void
}

export function ItemTexts({ item, missing, onWritten }: ItemTextsProps) {
  return (
    <section className="media-texts">
      <h3 className="media-section">
        <Trans>Alt text</Trans>
      </h3>
      <p className="media-hint">
        <Trans>Alt text for screen readers. Describe the image in one sentence.</Trans>
      </p>
      {siteLocales().map((locale) => (
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
        {siteLocales().map((locale) => (
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
  /** Takes the focus first. */
  readonly isFirst?: boolean
  readonly onWritten?: (() => void) | undefined
}

/** Saved by Enter, on blur, and when Escape closes the drawer. */
export function ItemText({ item, kind, locale, isFirst = false, onWritten }: ItemTextProps) {
  const { i18n, t } = useLingui()
  const session = useSession()
  const saved = item[kind][locale] ?? ''
  const isMine = session !== null && may(session, 'media.describe', { layer: locale })
  const { text, write, state, error, keep } = useWriting({ item, kind, locale, saved, isMine })
  const area = useFirst(isFirst)
  const language = languageName(locale, i18n.locale)
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
        onChange={({ target }) => write(target.value)}
        onKeyDown={(event) => void handleKey(event)}
        onBlur={() => void keep()}
      />
      {isMine && (state !== 'saved' || text.trim() !== saved) ? (
        <SavingState state={state === 'saved' ? 'unsaved' : state} />
      ) : null}
    </div>
  )
}

interface Writing extends Pick<ItemTextProps, 'item' | 'kind' | 'locale'> {
  /** The value on the server. */
  readonly saved: string
  readonly isMine: boolean
}

/** State of a text field: starts with unsaved text from this device, and saves before it unmounts. */
function useWriting({ item, kind, locale, saved, isMine }: Writing) {
  const localTexts = useLocalTexts(item.id, kind, locale)
  const [found] = useState(() => (isMine ? localTexts.find() : undefined))
  const [text, setText] = useState(found?.text ?? saved)
  const before = useRef(found?.before ?? saved)
  const { state, error, save } = useSavedText(item, kind, locale)
  const write = (next: string) => {
    setText(next)
    if (next.trim() === saved) localTexts.remove()
    else localTexts.save({ before: before.current, text: next })
  }
  const saveTexts = async () => {
    const sent = text.trim()
    // Text that this user did not change must not overwrite what another user wrote meanwhile.
    if (sent === saved || sent === before.current || !isMine) return true
    if (!(await save(sent))) return false
    before.current = sent
    const stored = localTexts.find()
    if (stored?.text.trim() === sent) localTexts.remove()
    else if (stored) localTexts.save({ ...stored, before: sent })
    return true
  }
  const leave = useEffectEvent(() => {
    // If another user changed it meanwhile, their text stays. The unsaved text waits on this device until the
    // user has seen both.
    if (before.current === saved) void saveTexts()
  })
  useEffect(() => () => leave(), [])
  return { text, write, state, error, keep: saveTexts }
}

interface LocalTexts {
  /** The value on the server when the user began to write. */
  readonly before: string
  readonly text: string
}

interface LocalTextStore {
  find(): LocalTexts | undefined
  save(words: LocalTexts): void
  remove(): void
}

/**
 * Text about a file, stored in this browser from the first key until the server has it. The connection may be
 * lost for long.
 */
function useLocalTexts(id: string, kind: 'alts' | 'captions', locale: Locale): LocalTextStore {
  const { storage } = useAdmin()
  const owner = useSession() ?? nobody
  const [under] = useState(() => draftKey(storage, owner))
  const key = `${under}media/${id}/${kind}/${locale}`
  return {
    find: () => readTexts(storage.getItem(key)),
    save({ before, text }) {
      try {
        storage.setItem(key, JSON.stringify([before, text]))
      } catch {
        // Without storage on the device, the text is sent on blur.
      }
    },
    remove: () => storage.removeItem(key),
  }
}

function readTexts(json: string | null): LocalTexts | undefined {
  try {
    const [before, text]: unknown[] = JSON.parse(json ?? '[]')
    return typeof before === 'string' && typeof text === 'string' ? { before, text } : undefined
  } catch {
    return undefined
  }
}

interface TextsInProgress {
  readonly text: string
  readonly done: Promise<boolean>
}

/** Saves one text at a time: the same text waits for the running save, another text follows it. */
function useSavedText(item: OpenItem, kind: 'alts' | 'captions', locale: Locale) {
  const change = useChangeItem(item)
  const [state, setState] = useState<Saving>('saved')
  const [error, setError] = useState('')
  const underWay = useRef<TextsInProgress>(undefined)
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
    }
  }
  const save = (text: string): Promise<boolean> => {
    if (underWay.current?.text === text) return underWay.current.done
    const sent: TextsInProgress = { text, done: attempt(text) }
    underWay.current = sent
    void sent.done.finally(() => {
      if (underWay.current === sent) underWay.current = undefined
    })
    return sent.done
  }
  return { state, error, save }
}

/** Runs after the dialog has taken the focus. */
function useFirst(isFirst: boolean) {
  const area = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (!isFirst) return undefined
    const frame = requestAnimationFrame(() => area.current?.focus())
    return () => cancelAnimationFrame(frame)
  }, [isFirst])
  return area
}
