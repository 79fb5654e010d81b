/** Media field: an image or another file of the library, shown as a tile with its problems. */
import type { MediaField } from '@cyanotype/content/model/index.ts'
import { interfacePath, siteLocales } from '@cyanotype/content/model/index.ts'
import { Button, ButtonLink, FieldGroup, MediaTile, Skeleton } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAdmin } from '../../app-context/app-context.tsx'
import { languageName } from '../../i18n/formats.tsx'
import { MissingImage } from '../../media/grid/media-state.tsx'
import type { MediaItem } from '../../media/media-item.ts'
import { isVisual, kindOf, mediaItemQuery, smallPicture } from '../../media/media-item.ts'
import { MediaPicker } from '../../media/picker/media-picker.tsx'
import type { EditorProps } from '../field-editor-props.ts'
import { labelsOf, textIn } from '../field-editor-props.ts'
import { useFieldUndo } from '../use-field-undo.ts'

export function MediaEditor(props: EditorProps<MediaField>) {
  const { t, i18n } = useLingui()
  const { api, locale, language } = useAdmin()
  const { field, onChange, id, readOnly } = props
  const [isChoosing, setIsChoosing] = useState(false)
  const current = textIn(props.value)
  const isEmpty = current === ''
  const offerUndo = useFieldUndo(current, onChange)
  const {
    data: item,
    isPending,
    error,
  } = useQuery({ ...mediaItemQuery(api, language, current), enabled: !isEmpty })
  const remove = () => {
    onChange(null)
    offerUndo(t`Image removed`, (now) => (now === '' ? current : now))
  }
  return (
    <FieldGroup {...labelsOf(i18n, props)} required={field.required} className="media-editor">
      {isEmpty || !isPending ? null : <Skeleton shape="picture" />}
      {error !== null && item === undefined ? <MissingImage error={error} /> : null}
      {item === undefined ? null : <MediaThumbnail item={item} needsAlt={field.needsAlt} />}
      {isEmpty && readOnly ? (
        <p className="field-hint">
          <Trans>No image</Trans>
        </p>
      ) : null}
      <div className="media-buttons">
        {readOnly ? null : (
          <Button {...quiet} id={id} icon="image" onClick={() => setIsChoosing(true)}>
            {isEmpty ? t`Choose image` : t`Replace`}
          </Button>
        )}
        {item === undefined ? null : (
          <ButtonLink
            {...quiet}
            variant="ghost"
            href={interfacePath(locale, `/admin/media?open=${current}`)}
            target="_blank"
          >
            <Trans>Edit image</Trans>
          </ButtonLink>
        )}
        {isEmpty || readOnly ? null : (
          <Button {...quiet} variant="ghost" onClick={remove}>
            <Trans>Remove</Trans>
          </Button>
        )}
      </div>
      <MediaPicker
        open={isChoosing}
        onClose={() => setIsChoosing(false)}
        accept="image"
        onChoose={(item) => onChange(item.id)}
      />
    </FieldGroup>
  )
}

interface MediaThumbnailProps {
  readonly item: MediaItem
  readonly needsAlt: boolean
}

/** The thumbnail of a file and the languages without alt text. */
function MediaThumbnail({ item, needsAlt }: MediaThumbnailProps) {
  const { t, i18n } = useLingui()
  const lacking = (needsAlt ? missingTexts(item) : []).map((code) => languageName(code, i18n.locale))
  const languages = new Intl.ListFormat(i18n.locale).format(lacking)
  return (
    <>
      <MediaTile
        kind={kindOf(item)}
        name={item.alt || item.name}
        src={smallPicture(item, 640)}
        bytes={item.bytes}
        note={'width' in item ? t`${item.width} × ${item.height}` : undefined}
        className="media-thumbnail"
      />
      {item.trashedAt === null ? null : (
        <p className="link-note" data-tone="warning">
          <Trans>In trash</Trans>
        </p>
      )}
      {lacking.length > 0 ? (
        <p className="link-note" data-tone="warning">
          <Trans>Alt text missing in {languages}</Trans>
        </p>
      ) : null}
    </>
  )
}

function missingTexts(item: MediaItem) {
  return isVisual(item) ? siteLocales().filter((code) => !item.alts[code]) : []
}

const quiet = { variant: 'outline', color: 'neutral', size: 'sm' } as const
