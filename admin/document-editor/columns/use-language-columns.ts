/** The languages beside the edited one, with their text and what changed since the translation. */
import type { LayerData, Locale } from '@cyanotype/content/model/index.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useAdmin } from '../../app-context/app-context.tsx'
import type { Translation } from '../document-queries.ts'
import { translationQuery } from '../document-queries.ts'
import type { DocumentEditorState } from '../editor-props.ts'
import { useShownLocales, writtenLocales } from './shown-locales.ts'

export interface LanguageColumn {
  readonly locale: Locale
  readonly data: LayerData
  /** The comparison with the edited language, if this is its source. */
  readonly translation: Translation | undefined
  readonly saved: SavedLayers | undefined
}

/** Both texts as they were when the server compared them. */
interface SavedLayers {
  readonly translation: Translation
  readonly source: LayerData
  readonly own: LayerData
}

export interface LanguageColumns {
  /** Not the edited one. The source is first. */
  readonly others: readonly LanguageColumn[]
  readonly source: Locale | undefined
}

export function useLanguageColumns({ type, state, locale }: DocumentEditorState): LanguageColumns {
  const { api } = useAdmin()
  const [chosen] = useShownLocales()
  const { document, edits } = state
  const { data } = useQuery({
    ...translationQuery(api, { type, document, locale }),
    placeholderData: keepPreviousData,
  })
  const translation = data?.locale === locale ? data : undefined
  const written = writtenLocales(state)
  // A language that has no text yet is translated from the first one that has. In the trash, nothing is compared.
  const isUnknown = document?.trashedAt != null && written.includes(locale)
  const source = translation?.source ?? (isUnknown ? undefined : written.find((code) => code !== locale))
  const isSource = translation?.state === 'source' || source === locale
  const initial = isSource || source === undefined ? [] : [source]
  const shown = (chosen ?? initial).filter((code) => code !== locale && written.includes(code))
  const [first, second] = shown.toSorted((one, other) => Number(other === source) - Number(one === source))
  const saved = useSavedLayers({ edits, locale, source, translation })
  const one = useColumn({ edits, locale: first, ...(first === source && { translation, saved }) })
  const other = useColumn({ edits, locale: second })
  const others = useMemo(() => [one, other].filter((column) => column !== undefined), [one, other])
  return useMemo(() => ({ others, source }), [others, source])
}

interface ColumnOptions extends Pick<DocumentEditorState['state'], 'edits'> {
  readonly locale: Locale | undefined
  readonly translation?: Translation | undefined
  readonly saved?: SavedLayers | undefined
}

/** Changes only with its own text, and not with each key in the edited language. */
function useColumn({ edits, locale, translation, saved }: ColumnOptions): LanguageColumn | undefined {
  const data = locale && edits[locale].data
  return useMemo(
    () => (locale === undefined || data === undefined ? undefined : { locale, data, translation, saved }),
    [locale, data, translation, saved],
  )
}

interface Compared extends Pick<DocumentEditorState['state'], 'edits'> {
  readonly locale: Locale
  readonly source: Locale | undefined
  readonly translation: Translation | undefined
}

/** The last comparison of texts that are known here. An autosave makes a new version before the next response. */
function useSavedLayers({ edits, locale, source, translation }: Compared): SavedLayers | undefined {
  const [saved, setSaved] = useState<SavedLayers>()
  const isKnown =
    source !== undefined &&
    translation?.version === edits[locale].version &&
    translation.sourceVersion === edits[source].version
  if (isKnown && saved?.translation !== translation) {
    setSaved({ translation, source: edits[source].base, own: edits[locale].base })
  }
  return saved?.translation.locale === locale ? saved : undefined
}
