import type { MediaField } from '@cyanotype/content/model/index.ts'
import { Button, Dialog, Icon } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAdmin } from '../admin-context.tsx'
import { ScreenLoading } from '../layout/screen-loading.tsx'
import type { EditorProps } from './editor-props.ts'
import { textIn, wordsOf } from './editor-props.ts'
import type { Picture } from './media-query.ts'
import { mediaQuery } from './media-query.ts'

/** A picture of the library, shown as a print with its caption; another is chosen in a dialog. */
export function MediaEditor(props: EditorProps<MediaField>) {
  const { t, i18n } = useLingui()
  const { onChange, id, readOnly } = props
  const { label, hint, error } = wordsOf(i18n, props)
  const [isChoosing, setIsChoosing] = useState(false)
  const current = textIn(props.value)
  const choose = (picture: Picture) => {
    onChange(picture.id)
    setIsChoosing(false)
  }
  return (
    <fieldset className="media-editor" aria-describedby={error ? `${id}-error` : undefined}>
      <legend>{label}</legend>
      {hint ? <p className="field-hint">{hint}</p> : null}
      {current === '' ? null : <Print id={current} />}
      {error ? (
        <p id={`${id}-error`} className="field-error">
          {error}
        </p>
      ) : null}
      {readOnly ? null : (
        <div className="media-buttons">
          <Button
            id={id}
            variant="outline"
            color="neutral"
            size="sm"
            icon="image"
            onClick={() => setIsChoosing(true)}
          >
            {current === '' ? t`Choose a picture` : t`Choose another`}
          </Button>
          {current === '' ? null : (
            <Button variant="ghost" color="neutral" size="sm" onClick={() => onChange(null)}>
              {t`Take it away`}
            </Button>
          )}
        </div>
      )}
      <Dialog
        open={isChoosing}
        onClose={() => setIsChoosing(false)}
        title={t`Choose a picture`}
        className="media-dialog"
      >
        {isChoosing ? <Library current={current} onChoose={choose} /> : null}
      </Dialog>
    </fieldset>
  )
}

function Print({ id }: { readonly id: string }) {
  const { api, locale } = useAdmin()
  const { data } = useQuery(mediaQuery(api, locale))
  const picture = data?.items.find((one) => one.id === id)
  if (picture === undefined) return null
  return (
    <figure className="media-print">
      <img src={picture.src} alt={picture.alt} width={picture.width} height={picture.height} />
      <figcaption>{picture.caption || picture.alt}</figcaption>
    </figure>
  )
}

interface LibraryProps {
  readonly current: string
  readonly onChoose: (picture: Picture) => void
}

function Library({ current, onChoose }: LibraryProps) {
  const { api, locale } = useAdmin()
  const { data, isPending, error } = useQuery(mediaQuery(api, locale))
  if (isPending) return <ScreenLoading />
  if (error) return <p role="alert">{error.message}</p>
  if (data.items.length === 0) {
    return (
      <p>
        <Trans>There are no pictures yet.</Trans>
      </p>
    )
  }
  return (
    <ul className="media-library">
      {data.items.map((picture) => (
        <li key={picture.id}>
          <button type="button" aria-pressed={picture.id === current} onClick={() => onChoose(picture)}>
            <img
              src={picture.src}
              alt={picture.alt}
              width={picture.width}
              height={picture.height}
              loading="lazy"
            />
            {picture.id === current ? <Icon name="check" /> : null}
          </button>
        </li>
      ))}
    </ul>
  )
}
