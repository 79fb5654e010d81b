/**
 * The crop of an image as fractions of its width and height from 0 to 1, so that it is the same at every
 * size.
 */
import type { Point } from '../focal-point/point.ts'

export interface Crop {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

export const fullCrop: Crop = { left: 0, top: 0, width: 1, height: 1 }

/** A smaller crop could not be dragged. */
export const minSize = 0.05

const between = (value: number, min: number, max: number) => Math.max(min, Math.min(max, value))

/** Moves the crop within the image. */
export function moveCrop(crop: Crop, by: Point): Crop {
  return {
    ...crop,
    left: between(crop.left + by.x, 0, 1 - crop.width),
    top: between(crop.top + by.y, 0, 1 - crop.height),
  }
}

/** The dragged corner. The opposite one stays. */
export interface Corner {
  readonly x: 'start' | 'end'
  readonly y: 'start' | 'end'
}

/**
 * Moves a corner. With a shape (width by height as fractions of the image) the crop keeps that shape, as far
 * as the image allows.
 */
export function resizeCrop(crop: Crop, { x, y }: Corner, by: Point, shape?: number): Crop {
  const right = crop.left + crop.width
  const bottom = crop.top + crop.height
  const space = {
    width: x === 'start' ? right : 1 - crop.left,
    height: y === 'start' ? bottom : 1 - crop.top,
  }
  const resized = {
    width: between(crop.width + (x === 'start' ? -by.x : by.x), minSize, space.width),
    height: between(crop.height + (y === 'start' ? -by.y : by.y), minSize, space.height),
  }
  const size = shape === undefined ? resized : shaped(resized, space, by, shape)
  return {
    ...size,
    left: x === 'start' ? right - size.width : crop.left,
    top: y === 'start' ? bottom - size.height : crop.top,
  }
}

interface Size {
  readonly width: number
  readonly height: number
}

/** The direction in which the pointer has moved further decides. */
function shaped(resized: Size, space: Size, by: Point, shape: number): Size {
  const width = Math.abs(by.x) >= Math.abs(by.y) ? resized.width : resized.height * shape
  const maxCount = Math.min(space.width, space.height * shape)
  const fewest = Math.min(maxCount, Math.max(minSize, minSize * shape))
  const fitted = between(width, fewest, maxCount)
  return { width: fitted, height: fitted / shape }
}

/** The largest crop of this shape around the middle of the current one. */
export function inShape(crop: Crop, shape: number): Crop {
  const width = Math.min(crop.width, crop.height * shape)
  const height = width / shape
  return {
    width,
    height,
    left: crop.left + (crop.width - width) / 2,
    top: crop.top + (crop.height - height) / 2,
  }
}
