/** Offers to save the alt text of an image in the library when the library has none or a different one. */
import { may } from '@cyanotype/content/model/core.ts'
import type { Locale } from '@cyanotype/content/model/locales.ts'
import { Button, VisuallyHidden } from '@cyanotype/ui/index.ts'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAdmin, useSession } from '../../app-context/app-context.tsx'
import type { MediaItem } from '../../media/media-item.ts'
import { mediaItemQuery } from '../../media/media-item.ts'
import { useChangeItem } from '../../media/use-item.ts'

interface LibraryAltProps {
  readonly src: unknown
  readonly alt: unknown
  readonly lang: Locale
}

export function LibraryAlt({ src, alt, lang }: LibraryAltProps) {
  const session = useSession()
  const id = typeof src === 'string' ? /^\/media\/([^/]+)\//.exec(src)?.[1] : undefined
  const text = typeof alt === 'string' ? alt.trim() : ''
  const mayDescribe = session !== null && may(session, 'media.describe', { layer: lang })
  if (id === undefined || text === '' || !mayDescribe) return null
  return <AltSuggestion key={id} {...{ id, text, lang }} />
}

interface AltSuggestionProps {
  readonly id: string
  readonly text: string
  readonly lang: Locale
}

function AltSuggestion({ id, text, lang }: AltSuggestionProps) {
  const { api, language: locale } = useAdmin()
  const { data: item } = useQuery(mediaItemQuery(api, locale, id))
  return item === undefined ? null : <SaveToLibrary {...{ item, text, lang }} />
}

interface SaveToLibraryProps {
  readonly item: MediaItem
  readonly text: string
  readonly lang: Locale
}

function SaveToLibrary({ item, text, lang }: SaveToLibraryProps) {
  const { t } = useLingui()
  const change = useChangeItem(item)
  const [saved, setSaved] = useState<string>()
  const [error, setError] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const stored = item.alts[lang] ?? ''
  const save = async () => {
    setIsBusy(true)
    setError('')
    try {
      await change({ alts: { [lang]: text } })
      setSaved(text)
    } catch (problem) {
      setError(problem instanceof Error ? problem.message : String(problem))
    } finally {
      setIsBusy(false)
    }
  }
  const isSaved = saved === text
  const offer = stored === '' ? t`Also save to library` : t`Update in library`
  if (text === stored && !isSaved && !isBusy) return null
  return (
    <div className="library-alt">
      {stored === '' || isSaved ? null : (
        <p className="component-help">{t`Alt text in library: ${stored}`}</p>
      )}
      {/* The button stays after saving, because it has the focus. */}
      <Button
        variant="outline"
        color="neutral"
        size="sm"
        icon={isSaved ? 'check' : 'image'}
        loading={isBusy}
        aria-disabled={isSaved || undefined}
        onClick={() => isSaved || void save()}
      >
        {isSaved ? t`Saved to library` : offer}
      </Button>
      <VisuallyHidden role="status">{isSaved ? t`Saved to library` : ''}</VisuallyHidden>
      {error === '' ? null : (
        <p className="field-error" role="alert">
          {error}
        </p>
      )}
    </div>
  )
}
