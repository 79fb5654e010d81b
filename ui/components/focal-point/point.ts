/**
 * A point in an image as fractions of its width and height from 0 to 1, so that it is the same at every size.
 */
export interface Point {
  readonly x: number
  readonly y: number
}

export const centre: Point = { x: 0.5, y: 0.5 }

/** Whole percent, within the image. */
export const toPart = (value: number) => Math.round(Math.max(0, Math.min(1, value)) * 100) / 100

interface Key {
  readonly key: string
  readonly shiftKey: boolean
}

const arrowSteps: Readonly<Record<string, Point>> = {
  ArrowRight: { x: 1, y: 0 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowDown: { x: 0, y: 1 },
  ArrowUp: { x: 0, y: -1 },
}

/**
 * The step of a key as a fraction of the image: one percent, with Shift ten. Right is right in both reading
 * directions.
 */
export function stepOf({ key, shiftKey }: Key): Point | undefined {
  const way = arrowSteps[key]
  const length = shiftKey ? 0.1 : 0.01
  return way && { x: way.x * length, y: way.y * length }
}

export function movePoint({ x, y }: Point, by: Point): Point {
  return { x: toPart(x + by.x), y: toPart(y + by.y) }
}

interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** The point of the image under the pointer. */
export function pointUnder(pointer: { readonly clientX: number; readonly clientY: number }, box: Box): Point {
  return {
    x: toPart((pointer.clientX - box.left) / (box.width || 1)),
    y: toPart((pointer.clientY - box.top) / (box.height || 1)),
  }
}
