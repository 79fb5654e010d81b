/** Dialog for focal point and crop of an image. */
import type { CropperProps, Point } from '@cyanotype/ui/index.ts'
import { Button, Callout, Cropper, Dialog, FocalPoint } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { MediaItem } from '../../../media/media-item.ts'
import { smallPicture } from '../../../media/media-item.ts'
import type { ItemChanges, OpenItem } from '../../../media/use-item.ts'
import { useChangeItem } from '../../../media/use-item.ts'

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
      title={framing === 'focal' ? t`Focal point` : t`Crop`}
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
          <Trans>This point stays visible when the image is cropped to fit.</Trans>
        ) : (
          <Trans>The site shows only this area. The original image does not change.</Trans>
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

// The dialog uses fractions of the image from 0 to 1; stored are pixels.

type Crop = NonNullable<MediaItem['crop']>

interface Size {
  readonly width: number
  readonly height: number
}

export function cropInParts(crop: Crop | null, { width, height }: Size): Crop {
  if (crop === null) return { left: 0, top: 0, width: 1, height: 1 }
  return {
    left: crop.left / width,
    top: crop.top / height,
    width: crop.width / width,
    height: crop.height / height,
  }
}

/** Null if nothing is cut off. */
export function cropInPixels(parts: Crop, { width, height }: Size): Crop | null {
  const left = Math.min(width - 1, Math.round(parts.left * width))
  const top = Math.min(height - 1, Math.round(parts.top * height))
  const crop = {
    left,
    top,
    width: Math.max(1, Math.min(width - left, Math.round(parts.width * width))),
    height: Math.max(1, Math.min(height - top, Math.round(parts.height * height))),
  }
  return crop.width === width && crop.height === height ? null : crop
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
