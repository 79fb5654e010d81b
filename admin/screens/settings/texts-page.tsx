/** Settings of the texts of the site itself, such as labels and messages, in one language. */
import type { Locale } from '@cyanotype/content/model/index.ts'
import { defaultLocale, folded, locales, productLanguage, shared } from '@cyanotype/content/model/index.ts'
import { compileText } from '@cyanotype/content/site-texts/compile-text.ts'
import {
  Button,
  Callout,
  Checkbox,
  EmptyState,
  SearchField,
  TextArea,
  TextField,
} from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { memo, useCallback, useEffect, useRef, useState } from 'react'
import type { Api, ResponseAt } from '../../api/client.ts'
import { useAdmin } from '../../app-context/app-context.tsx'
import { ScreenLoading } from '../../components/screen-loading.tsx'
import { fieldIdOf } from '../../document-editor/fields/find-field.ts'
import { isRecord } from '../../forms/same-value.ts'
import { languageName } from '../../i18n/formats.tsx'
import type { SettingFieldProps } from './setting-field.tsx'
import { useErrors } from './setting-field.tsx'
import './texts-page.css'

type SiteText = ResponseAt<'GET /api/site-texts'>['items'][number]

const textsQuery = (api: Api, locale: Locale) =>
  queryOptions({
    queryKey: ['site-texts', locale],
    queryFn: async () => (await api('GET /api/site-texts', { query: { locale } })).items,
    staleTime: Number.POSITIVE_INFINITY,
  })

export function TextsPage(props: SettingFieldProps) {
  const { api } = useAdmin()
  const { layer } = props
  const locale = layer === shared ? defaultLocale() : layer
  const { data: texts, error, refetch } = useQuery(textsQuery(api, locale))
  if (error) return <LoadFailure message={error.message} onRetry={() => void refetch()} />
  if (texts === undefined) return <ScreenLoading />
  return <TextList key={locale} {...props} locale={locale} texts={texts} />
}

interface TextListProps extends SettingFieldProps {
  readonly locale: Locale
  readonly texts: readonly SiteText[]
}

function TextList({ texts, locale, ...setting }: TextListProps) {
  const { t, i18n } = useLingui()
  const { own, change, errorAt } = useOwnTexts(setting)
  const [search, setSearch] = useState('')
  /** The messages that were in English when the list was limited to those. They stay while they are written. */
  const [english, setEnglish] = useState<ReadonlySet<string>>()
  const inEnglish = texts.filter(({ message, translation }) => translation === '' && !own.has(message))
  const shown = texts.filter(
    (one) => (english?.has(one.message) ?? true) && matches(one, own.get(one.message), search),
  )
  const language = languageName(locale, i18n.locale)
  const count = inEnglish.length
  return (
    <div className="site-texts" id={fieldIdOf(setting.layer, [setting.name])}>
      <TextsHint />
      <div className="site-texts-bar">
        <SearchField
          label={t`Find a text`}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          onClear={() => setSearch('')}
        />
        {locale === productLanguage || (count === 0 && english === undefined) ? null : (
          <Checkbox
            label={t`Only texts that are in English (${count})`}
            checked={english !== undefined}
            onChange={({ target }) =>
              setEnglish(target.checked ? new Set(inEnglish.map(({ message }) => message)) : undefined)
            }
          />
        )}
      </div>
      {shown.length === 0 ? (
        <EmptyState title={search === '' ? t`All texts are in ${language}` : t`No text with “${search}”`} />
      ) : null}
      {shown.map(({ message, translation }) => (
        <TextRow
          key={message}
          message={message}
          defaultText={translation || message}
          text={own.get(message) ?? ''}
          error={errorAt(message)}
          lang={locale}
          readOnly={setting.readOnly}
          onText={change}
        />
      ))}
    </div>
  )
}

function TextsHint() {
  const [value, tag] = ['{count}', '<0>']
  return (
    <p className="settings-note">
      <Trans>
        Labels and messages of the site itself. An empty field uses the default, which it shows. Keep
        placeholders such as <code>{value}</code> and tags such as <code>{tag}</code>.
      </Trans>
    </p>
  )
}

function useOwnTexts(setting: SettingFieldProps) {
  const { name, layer, state, onChange } = setting
  const own = ownTexts(state.edits[layer].data[name])
  const errors = useErrors(setting)
  const latest = useRef(own)
  useEffect(() => {
    latest.current = own
  })
  // The same function in each render, so that a key renders one field and not all of them.
  const change = useCallback(
    (message: string, text: string) => {
      const next = new Map(latest.current)
      if (text === '') next.delete(message)
      else next.set(message, text)
      latest.current = next
      onChange(
        layer,
        name,
        [...next].map(([key, text]) => ({ message: key, text })),
      )
    },
    [layer, name, onChange],
  )
  const errorAt = (message: string) => {
    const place = [...own.keys()].indexOf(message)
    return errors.find(({ path: [index] }) => index === String(place))?.message
  }
  return { own, change, errorAt }
}

interface TextRowProps {
  /** The English text. */
  readonly message: string
  /** The text without one of the organisation. */
  readonly defaultText: string
  readonly text: string
  readonly error: string | undefined
  readonly lang: Locale
  readonly readOnly: boolean
  readonly onText: (message: string, text: string) => void
}

/** In characters. A longer text has a field of several lines. */
const longLine = 70

const TextRow = memo(function TextRow({ message, defaultText, text, error, lang, ...rest }: TextRowProps) {
  const { t } = useLingui()
  const { readOnly, onText } = rest
  const isBroken = text !== '' && compileText(message, text) === undefined
  const broken = t`The placeholders or tags differ from those of the English text. The site shows the default.`
  const field = {
    label: <span lang={productLanguage}>{message}</span>,
    error: error ?? (isBroken ? broken : undefined),
    value: text,
    placeholder: defaultText,
    lang,
    dir: locales[lang].dir,
    readOnly,
    onChange: ({ target }: { readonly target: { readonly value: string } }) => onText(message, target.value),
  }
  return defaultText.length > longLine ? <TextArea {...field} rows={2} /> : <TextField {...field} />
})

interface LoadFailureProps {
  readonly message: string
  readonly onRetry: () => void
}

function LoadFailure({ message, onRetry }: LoadFailureProps) {
  return (
    <Callout tone="danger">
      <p>{message}</p>
      <Button variant="outline" onClick={onRetry}>
        <Trans>Try again</Trans>
      </Button>
    </Callout>
  )
}

/** By their English text, in the order in which they were written. */
function ownTexts(value: unknown): ReadonlyMap<string, string> {
  const items = Array.isArray(value) ? value.filter(isRecord) : []
  return new Map(items.map(({ message, text }) => [String(message), String(text)]))
}

function matches({ message, translation }: SiteText, own: string | undefined, search: string) {
  const searchText = folded(search.trim())
  return [message, translation, own ?? ''].some((text) => folded(text).includes(searchText))
}
