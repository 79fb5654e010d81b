/** A crop is drawn in parts of the picture, from 0 to 1, and kept in its pixels. */
import type { MediaItem } from '../../../media/media-queries.ts'

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

/** Null where nothing is cut off. */
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
