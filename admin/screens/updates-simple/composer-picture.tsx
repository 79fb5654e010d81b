/**
 * Image of the update: taken by camera, or chosen from the device or the library. It is shown at once and
 * uploads while the user writes on.
 */
import type { Locale } from '@cyanotype/content/model/locales.ts'
import { Button, FileButton, Progress } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import { useAdmin } from '../../app-context/app-context.tsx'
import { MissingImage } from '../../media/grid/media-state.tsx'
import { fileTypes, isVisual, mediaItemQuery, smallPicture } from '../../media/media-item.ts'
import { MediaPicker } from '../../media/picker/media-picker.tsx'
import { LocalImage } from '../../media/uploads/local-image.tsx'
import { useUploadQueue, useUploads } from '../../media/uploads/use-uploads.ts'
import { ItemText } from '../media/item/item-texts.tsx'

interface ComposerPictureProps {
  readonly value: unknown
  /** The languages to write alt text in: those with content. */
  readonly languages: readonly Locale[]
  readonly onChange: (id: string | null) => void
}

const tool = { variant: 'outline', color: 'neutral' } as const

export function ComposerPicture({ value, languages, onChange }: ComposerPictureProps) {
  const headingId = useId()
  const uploads = useUploads()
  const [file, setFile] = useState<File>()
  const [isChoosing, setIsChoosing] = useState(false)
  const id = typeof value === 'string' && value !== '' ? value : undefined
  const awaited = useRef<File>(undefined)
  const take = ([taken]: readonly File[]) => {
    if (taken === undefined) return
    awaited.current = taken
    setFile(taken)
    const [result] = uploads.uploadFiles([taken])
    void result?.then((item) => {
      setFile((shown) => (shown === taken ? undefined : shown))
      // The user may have chosen another image since, or none.
      if (item && awaited.current === taken) onChange(item.id)
    })
  }
  const choose = (chosen: string | null) => {
    awaited.current = undefined
    setFile(undefined)
    onChange(chosen)
  }
  return (
    <section className="composer-picture" aria-labelledby={headingId}>
      <h2 id={headingId} className="composer-heading">
        <Trans>Image</Trans>
      </h2>
      <Shown id={id} file={file} />
      {id !== undefined && file === undefined ? <Described id={id} languages={languages} /> : null}
      <Tools
        isThere={id !== undefined || file !== undefined}
        onFiles={take}
        onLibrary={() => setIsChoosing(true)}
        onNone={() => choose(null)}
      />
      <MediaPicker
        open={isChoosing}
        accept="image"
        onClose={() => setIsChoosing(false)}
        onChoose={(item) => choose(item.id)}
      />
    </section>
  )
}

interface ToolsProps {
  readonly isThere: boolean
  readonly onFiles: (files: readonly File[]) => void
  readonly onLibrary: () => void
  readonly onNone: () => void
}

function Tools({ isThere, onFiles, onLibrary, onNone }: ToolsProps) {
  return (
    <div className="composer-picture-tools">
      <FileButton
        {...tool}
        icon="image"
        accept={fileTypes.image}
        capture="environment"
        className="composer-camera"
        onFiles={onFiles}
      >
        <Trans>Take photo</Trans>
      </FileButton>
      <FileButton {...tool} icon="publish" accept={fileTypes.image} onFiles={onFiles}>
        <Trans>Upload from device</Trans>
      </FileButton>
      <Button {...tool} icon="folder" onClick={onLibrary}>
        <Trans>Choose from library</Trans>
      </Button>
      {isThere ? (
        <Button variant="ghost" color="neutral" icon="close" onClick={onNone}>
          <Trans>Remove image</Trans>
        </Button>
      ) : null}
    </div>
  )
}

/** Alt text of the image. It is stored with the media item. */
function Described({ id, languages }: { readonly id: string; readonly languages: readonly Locale[] }) {
  const { api, language: locale } = useAdmin()
  const { data } = useQuery(mediaItemQuery(api, locale, id))
  if (data === undefined || !isVisual(data)) return null
  return (
    <section className="composer-described">
      <h2>
        <Trans>Alt text</Trans>
      </h2>
      <p>
        <Trans>Alt text for screen readers. Describe the image in one sentence.</Trans>
      </p>
      {languages.map((code) => (
        <ItemText key={`${id}-${code}`} item={data} kind="alts" locale={code} />
      ))}
    </section>
  )
}

interface ShownProps {
  readonly id: string | undefined
  readonly file: File | undefined
}

function Shown({ id, file }: ShownProps) {
  const { t } = useLingui()
  const { api, language: locale } = useAdmin()
  const { data, error } = useQuery({ ...mediaItemQuery(api, locale, id ?? ''), enabled: id !== undefined })
  if (file !== undefined) {
    return (
      <figure className="composer-image">
        <LocalImage file={file} alt={t`Selected image`} />
        <figcaption>
          <Sending name={file.name} bytes={file.size} />
        </figcaption>
      </figure>
    )
  }
  if (error !== null && data === undefined) return <MissingImage error={error} />
  if (data === undefined || id === undefined) return null
  return (
    <figure className="composer-image">
      <img src={smallPicture(data, 1024)} alt={data.alt || t`Selected image`} />
      <figcaption>{data.name}</figcaption>
    </figure>
  )
}

function Sending({ name, bytes }: { readonly name: string; readonly bytes: number }) {
  const { t } = useLingui()
  const { uploads } = useUploadQueue()
  const upload = uploads.findLast((one) => one.name === name && one.bytes === bytes)
  if (upload?.state === 'refused') return <span className="composer-refusal">{upload.refusal}</span>
  if (upload?.state === 'lost') return <Trans>Waiting for a connection. You can keep writing.</Trans>
  return (
    <Progress
      label={t`Uploading. You can keep writing.`}
      value={upload ? upload.sent / Math.max(bytes, 1) : 0}
    />
  )
}
