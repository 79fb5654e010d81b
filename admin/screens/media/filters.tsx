/** Filters of the media library: search, kind, state, order and layout. */
import { maxSearchText } from '@cyanotype/content/contracts/search-text.ts'
import { siteLocales } from '@cyanotype/content/model/locales.ts'
import { Button, Menu, SearchField, SegmentedControl, VisuallyHidden } from '@cyanotype/ui/index.ts'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useState } from 'react'
import { languageName } from '../../i18n/formats.tsx'
import { isKind, mediaKinds } from '../../media/media-item.ts'
import { kindNames } from './item/item-labels.ts'
import type { MediaSearch } from './media-search-params.ts'
import { orders, views } from './media-search-params.ts'
import type { Library } from './use-library.ts'

export function Filters({ library }: { readonly library: Library }) {
  const { t } = useLingui()
  const { search, show } = library
  return (
    <div className="media-filters">
      <SearchTermsField library={library} />
      <Kind library={library} />
      <State library={library} />
      <Order library={library} />
      <SegmentedControl
        label={t`View`}
        labelHidden
        className="media-view"
        value={search.view}
        onValueChange={(view) => show({ view: views.find((one) => one === view) ?? 'grid' })}
        segments={[
          { value: 'grid', label: <VisuallyHidden>{t`Grid`}</VisuallyHidden>, icon: 'image' },
          { value: 'list', label: <VisuallyHidden>{t`List`}</VisuallyHidden>, icon: 'list' },
        ]}
      />
    </div>
  )
}

interface ChoiceProps {
  readonly label: string
  readonly value: string
  /** The first option is the default. */
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly onChange: (value: string) => void
}

/** Choice of a few options, behind a button with the current one. */
function Choice({ label, value, options, onChange }: ChoiceProps) {
  const chosen = options.find((option) => option.value === value)?.label ?? ''
  const isDefault = value === options[0]?.value
  return (
    <Menu
      label={label}
      items={[{ kind: 'choice', label, value, options, onChange }]}
      trigger={(triggerProps) => (
        <Button
          {...triggerProps}
          variant={isDefault ? 'outline' : 'soft'}
          color={isDefault ? 'neutral' : 'primary'}
          trailingIcon="chevron-down"
          aria-label={`${label}: ${chosen}`}
        >
          {chosen}
        </Button>
      )}
    />
  )
}

function Kind({ library: { search, show } }: { readonly library: Library }) {
  const { t, i18n } = useLingui()
  return (
    <Choice
      label={t`Type`}
      value={search.kind ?? ''}
      onChange={(kind) => show({ kind: isKind(kind) ? kind : undefined })}
      options={[
        { value: '', label: t`All types` },
        ...mediaKinds.map((kind) => ({ value: kind, label: i18n._(kindNames[kind]) })),
      ]}
    />
  )
}

/** The list follows after a pause in typing. The field follows the URL, for example after going back. */
const searchDelayMs = 250

function SearchTermsField({ library: { search, show } }: { readonly library: Library }) {
  const { t } = useLingui()
  const [terms, setTerms] = useState(search.q)
  const [shown, setShown] = useState(search.q)
  if (shown !== search.q) {
    setShown(search.q)
    if (search.q !== terms.trim()) setTerms(search.q)
  }
  const find = useEffectEvent((text: string) => {
    if (text !== search.q) show({ q: text })
  })
  useEffect(() => {
    const timer = setTimeout(() => find(terms.trim()), searchDelayMs)
    return () => clearTimeout(timer)
  }, [terms])
  return (
    <SearchField
      label={t`Search media`}
      labelHidden
      placeholder={t`Search media`}
      className="media-search"
      maxLength={maxSearchText}
      value={terms}
      onChange={({ target }) => setTerms(target.value)}
    />
  )
}

/** One at a time, because each is a list of its own to work through. */
function State({ library: { search, show } }: { readonly library: Library }) {
  const { t, i18n } = useLingui()
  const none = { missing: undefined, unused: undefined, trashed: undefined }
  const choose = (value: string) => {
    const missing = siteLocales().find((locale) => value === `missing-${locale}`)
    if (value === 'unused') show({ ...none, unused: 'true' })
    else if (value === 'trashed') show({ ...none, trashed: 'true' })
    else show({ ...none, missing })
  }
  return (
    <Choice
      label={t`Show`}
      value={stateOf(search)}
      onChange={choose}
      options={[
        { value: '', label: t`All` },
        ...siteLocales().map((locale) => {
          const language = languageName(locale, i18n.locale)
          return { value: `missing-${locale}`, label: t`No alt text in ${language}` }
        }),
        { value: 'unused', label: t`Not used` },
        { value: 'trashed', label: t`In trash` },
      ]}
    />
  )
}

function stateOf({ missing, unused, trashed }: MediaSearch): string {
  if (missing) return `missing-${missing}`
  if (unused) return 'unused'
  return trashed ? 'trashed' : ''
}

function Order({ library: { search, show } }: { readonly library: Library }) {
  const { t } = useLingui()
  return (
    <Choice
      label={t`Sort`}
      value={search.sort}
      onChange={(order) => show({ sort: orders.find((one) => one === order) ?? 'newest' })}
      options={[
        { value: 'newest', label: t`Newest first` },
        { value: 'oldest', label: t`Oldest first` },
        { value: 'name', label: t`Name (A–Z)` },
        { value: 'name-down', label: t`Name (Z–A)` },
      ]}
    />
  )
}
