/** Parts of every plan: squared paper, straight lines and measures. */
import type { Point } from '../drawing.ts'
import { polyline, stroked } from '../drawing.ts'
import { each } from '../layer.ts'

export const line = (from: Point, to: Point): string => polyline([from, to])

export function squaredPaper(width: number, height: number, step = 40): string {
  const down = each(Math.floor(width / step), (index) => line([index * step, 0], [index * step, height]))
  const across = each(Math.floor(height / step), (index) => line([0, index * step], [width, index * step]))
  return stroked([...down, ...across], 1, 0.16)
}

/** A measure with a slash at both ends, as in technical drawings. */
export function measure(from: Point, to: Point): string {
  const slash = ([x, y]: Point) => line([x - 9, y + 9], [x + 9, y - 9])
  return stroked([line(from, to), slash(from), slash(to)], 1.8, 0.85)
}
