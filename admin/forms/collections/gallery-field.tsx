/** Gallery field: selects several images, orders them by pointer or keyboard, removes and restores them. */
import type { ListField } from '@cyanotype/content/model/index.ts'
import { Button, FieldGroup } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAdmin } from '../../app-context/app-context.tsx'
import { MissingImage } from '../../media/grid/media-state.tsx'
import { mediaItemQuery, smallPicture } from '../../media/media-item.ts'
import { MediaPicker } from '../../media/picker/media-picker.tsx'
import type { EditorProps } from '../field-editor-props.ts'
import { itemsIn, labelsOf } from '../field-editor-props.ts'
import { useFieldUndo } from '../use-field-undo.ts'
import { useKeyedItems } from './item-keys.ts'
import { Ordered } from './sortable-items.tsx'

export function GalleryEditor(props: EditorProps<ListField>) {
  const { t, i18n } = useLingui()
  const { field, onChange, id, readOnly } = props
  const [isChoosing, setIsChoosing] = useState(false)
  const labels = labelsOf(i18n, props)
  const nameOf = (index: number) => `${i18n._(field.of.label)} ${index + 1}`
  const ids = itemsIn(props.value).map(String)
  const pictures = useKeyedItems(ids)
  const offerUndo = useFieldUndo(ids, onChange)
  const remove = (index: number) => {
    onChange(ids.toSpliced(index, 1))
    offerUndo(t`Image removed`, (now) => now.toSpliced(index, 0, ...ids.slice(index, index + 1)))
  }
  return (
    <FieldGroup {...labels} required={field.required} className="gallery-editor">
      <Ordered
        label={String(labels.label)}
        items={pictures}
        nameOf={nameOf}
        readOnly={readOnly}
        onReorder={onChange}
      >
        {({ value, index }) => (
          <div className="gallery-item">
            <Thumbnail id={value} />
            {readOnly ? null : (
              <Button
                {...quiet}
                variant="ghost"
                icon="trash"
                aria-label={t`Remove ${nameOf(index)}`}
                onClick={() => remove(index)}
              />
            )}
          </div>
        )}
      </Ordered>
      {readOnly || ids.length >= field.maxItems ? null : (
        <Button {...quiet} id={id} icon="plus" onClick={() => setIsChoosing(true)}>
          <Trans>Add images</Trans>
        </Button>
      )}
      <MediaPicker
        multiple
        open={isChoosing}
        onClose={() => setIsChoosing(false)}
        accept="image"
        onChoose={(items) => onChange([...ids, ...items.map((item) => item.id)].slice(0, field.maxItems))}
      />
    </FieldGroup>
  )
}

const quiet = { variant: 'outline', color: 'neutral', size: 'sm' } as const

function Thumbnail({ id }: { readonly id: string }) {
  const { api, language: locale } = useAdmin()
  const { data: item, error } = useQuery(mediaItemQuery(api, locale, id))
  if (error !== null && item === undefined) return <MissingImage error={error} />
  const src = item && smallPicture(item)
  return (
    <figure className="gallery-thumbnail">
      {src ? <img src={src} alt="" loading="lazy" decoding="async" /> : <span />}
      <figcaption>{item ? item.alt || item.name : '…'}</figcaption>
    </figure>
  )
}
