/** Dialog to replace a file, which shows both before it happens. */
import { Button, Callout, Dialog, Progress } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { isVisual, mediaKey, smallPicture } from '../../../media/media-item.ts'
import { LocalImage } from '../../../media/uploads/local-image.tsx'
import { useSendFile } from '../../../media/uploads/use-uploads.ts'
import type { OpenItem } from '../../../media/use-item.ts'
import { useFileSize } from './item-labels.ts'

interface ReplaceDialogProps {
  readonly item: OpenItem
  readonly file: File
  readonly onClose: () => void
}

export function ReplaceDialog({ item, file, onClose }: ReplaceDialogProps) {
  const { t } = useLingui()
  const fileSize = useFileSize()
  const { part, error, replace } = useReplacing(item, file, onClose)
  const { name } = file
  return (
    <Dialog
      open
      onClose={onClose}
      title={t`Replace ${item.name}`}
      className="replace-dialog"
      footer={
        <>
          <Button variant="outline" color="neutral" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button loading={part !== undefined} onClick={() => void replace()}>
            <Trans>Replace</Trans>
          </Button>
        </>
      }
    >
      <p className="media-hint">
        <Trans>
          The new file replaces the old one everywhere. Alt text and captions stay. The crop is removed.
        </Trans>
      </p>
      {name === item.name ? null : (
        <p className="media-hint">
          <Trans>The file is then called {name}.</Trans>
        </p>
      )}
      <div className="replace-both">
        <figure>
          {isVisual(item) ? <img src={smallPicture(item)} alt="" /> : null}
          <figcaption>
            <Trans>Current file</Trans> · {fileSize(item.bytes)}
          </figcaption>
        </figure>
        <figure>
          {isVisual(item) ? <LocalImage file={file} /> : <p>{file.name}</p>}
          <figcaption>
            <Trans>New file</Trans> · {fileSize(file.size)}
          </figcaption>
        </figure>
      </div>
      {part === undefined ? null : <Progress label={file.name} value={part < 1 ? part : undefined} />}
      <div role="alert">{error ? <Callout tone="danger">{error}</Callout> : null}</div>
    </Dialog>
  )
}

function useReplacing(item: OpenItem, file: File, onClose: () => void) {
  const sendFile = useSendFile()
  const queries = useQueryClient()
  const [part, setPart] = useState<number>()
  const [error, setError] = useState('')
  const stop = useRef(new AbortController())
  useEffect(() => {
    stop.current = new AbortController()
    return () => stop.current.abort()
  }, [])
  const replace = async () => {
    setPart(0)
    setError('')
    try {
      const { id, version } = item
      const { signal } = stop.current
      const onSent = (bytes: number) => setPart(bytes / Math.max(file.size, 1))
      await sendFile.replace({ id, version, file, signal, onSent })
      await queries.invalidateQueries({ queryKey: mediaKey })
      onClose()
    } catch (problem) {
      setPart(undefined)
      setError(problem instanceof Error ? problem.message : String(problem))
    }
  }
  return { part, error, replace }
}
