/** What of a picture is shown: the point that no cut loses, or the part that is kept. */
import type { CropperProps, Point } from '@cyanotype/ui/index.ts'
import { Button, Callout, Cropper, Dialog, FocalPoint } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { smallPicture } from '../../../media/file-kinds.ts'
import type { ItemChanges, OpenItem } from '../../../media/use-item.ts'
import { useChangeItem } from '../../../media/use-item.ts'
import { cropInParts, cropInPixels } from './relative-crop.ts'

interface FrameDialogProps {
  readonly framing: 'focal' | 'crop'
  readonly item: OpenItem
  readonly onClose: () => void
}

export function FrameDialog({ framing, item, onClose }: FrameDialogProps) {
  const { t } = useLingui()
  const [focal, setFocal] = useState<Point | null>(item.focal)
  const { src, width = 1, height = 1 } = item.whole
  const [crop, setCrop] = useState<NonNullable<CropperProps['value']>>(
    cropInParts(item.crop, { width, height }),
  )
  const { isSaving, error, save } = useSaving(
    item,
    framing === 'focal' ? { focal } : { crop: cropInPixels(crop, { width, height }) },
    onClose,
  )
  return (
    <Dialog
      open
      onClose={onClose}
      title={framing === 'focal' ? t`What matters most` : t`Crop`}
      className="frame-dialog"
      footer={
        <>
          <Button variant="outline" color="neutral" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button loading={isSaving} onClick={() => void save()}>
            <Trans>Save</Trans>
          </Button>
        </>
      }
    >
      <p className="media-hint">
        {framing === 'focal' ? (
          <Trans>Wherever the picture is cut to fit, this point stays in sight.</Trans>
        ) : (
          <Trans>Everywhere on the site only this part is shown. The whole picture is kept.</Trans>
        )}
      </p>
      {framing === 'focal' ? (
        <FocalPoint
          src={smallPicture(item, 1024) ?? item.src}
          alt={item.alt}
          {...(focal && { value: focal })}
          onValueChange={setFocal}
        />
      ) : (
        <Cropper
          src={src}
          alt={item.alt}
          width={width}
          height={height}
          value={crop}
          onValueChange={setCrop}
        />
      )}
      <div role="alert">{error ? <Callout tone="danger">{error}</Callout> : null}</div>
    </Dialog>
  )
}

function useSaving(item: OpenItem, changes: ItemChanges, onDone: () => void) {
  const change = useChangeItem(item)
  const [isSaving, setIsSaving] = useState(false)
  const [error, setError] = useState('')
  const save = async () => {
    setIsSaving(true)
    try {
      await change(changes)
      onDone()
    } catch (problem) {
      setError(problem instanceof Error ? problem.message : String(problem))
      setIsSaving(false)
    }
  }
  return { isSaving, error, save }
}
