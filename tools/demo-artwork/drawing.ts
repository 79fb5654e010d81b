/** Drawing with SVG: lines and silhouettes, white marks where light was blocked from the paper, in layers. */
import type { SeededRandom } from '../testing/seeded-random.ts'

/** SVG lines and silhouettes: white marks where light was blocked from the paper. */
export type Point = readonly [x: number, y: number]

/** Where something grows from, in which direction and how far. */
export type Stem = readonly [from: Point, angle: number, length: number]

const round = (value: number) => Math.round(value * 10) / 10
const at = ([x, y]: Point) => `${round(x)} ${round(y)}`

/** Straight lines from point to point. */
export function polyline(points: readonly Point[]): string {
  return `M${points.map(at).join('L')}`
}

export const polygon = (points: readonly Point[]): string => `${polyline(points)}Z`

/** A smooth curve through all points. */
export function through(points: readonly Point[], closed = false): string {
  const of = (index: number): Point =>
    (closed
      ? points[(index + points.length) % points.length]
      : points[Math.min(Math.max(index, 0), points.length - 1)]) ?? [0, 0]
  const steps = closed ? points.length : points.length - 1
  const curves = Array.from({ length: steps }, (_, index) => {
    const [before, from, to, after] = [of(index - 1), of(index), of(index + 1), of(index + 2)]
    const first: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6]
    const second: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6]
    return `C${at(first)} ${at(second)} ${at(to)}`
  })
  return `M${at(of(0))}${curves.join('')}${closed ? 'Z' : ''}`
}

/** The point at a distance and an angle from another: 0 is right, a quarter turn is down. */
export function pointFrom([x, y]: Point, angle: number, length: number): Point {
  return [x + Math.cos(angle) * length, y + Math.sin(angle) * length]
}

/** A leaf from its base to its tip, bent to one side. */
export function blade([base, angle, length]: Stem, width: number, bend = 0): string {
  const tip = pointFrom(base, angle + bend, length)
  const middle = pointFrom(base, angle + bend * 0.2, length * 0.45)
  const left = pointFrom(middle, angle + bend / 2 - Math.PI / 2, width)
  const right = pointFrom(middle, angle + bend / 2 + Math.PI / 2, width)
  return `M${at(base)}Q${at(left)} ${at(tip)}Q${at(right)} ${at(base)}Z`
}

export function circle([x, y]: Point, radius: number): string {
  const r = round(radius)
  return `M${round(x - r)} ${round(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`
}

export function arc(center: Point, radius: number, from: number, to: number): string {
  const r = round(radius)
  const large = Math.abs(to - from) > Math.PI ? 1 : 0
  return `M${at(pointFrom(center, from, radius))}A${r} ${r} 0 ${large} ${to > from ? 1 : 0} ${at(pointFrom(center, to, radius))}`
}

/** A box, rotated around its centre. */
export function box([x, y]: Point, width: number, height: number, turn = 0): string {
  const corners: readonly Point[] = [
    [-width / 2, -height / 2],
    [width / 2, -height / 2],
    [width / 2, height / 2],
    [-width / 2, height / 2],
  ]
  return polygon(corners.map((corner) => turned(corner, turn, [x, y])))
}

/** A point that is rotated around the origin and then moved. */
export function turned([x, y]: Point, turn: number, [dx, dy]: Point = [0, 0]): Point {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  return [x * cos - y * sin + dx, x * sin + y * cos + dy]
}

export function filled(paths: readonly string[], opacity = 1): string {
  return `<path fill="#fff" fill-rule="nonzero" fill-opacity="${opacity}" d="${paths.join('')}"/>`
}

/** A filled shape with open holes. */
export function pierced(paths: readonly string[], opacity = 1): string {
  return `<path fill="#fff" fill-rule="evenodd" fill-opacity="${opacity}" d="${paths.join('')}"/>`
}

export function stroked(paths: readonly string[], width: number, opacity = 1): string {
  const line = `fill="none" stroke="#fff" stroke-linecap="round" stroke-linejoin="round"`
  return `<path ${line} stroke-width="${round(width * 10) / 10}" stroke-opacity="${opacity}" d="${paths.join('')}"/>`
}

/** Lets light through within another shape: the veins of a leaf that was cut, the spots of a wing. */
export function cut(paths: readonly string[], opacity = 1): string {
  return `<path fill="#000" fill-opacity="${opacity}" d="${paths.join('')}"/>`
}

export function engraved(paths: readonly string[], width: number, opacity = 1): string {
  return `<path fill="none" stroke="#000" stroke-width="${width}" stroke-opacity="${opacity}" stroke-linecap="round" d="${paths.join('')}"/>`
}

/** A layer of objects on the paper during the exposure. Layers are listed from the paper upwards. */
export interface Layer {
  /** Silhouettes as SVG, or the share of light that a point lost, from 0 to 1. */
  readonly shape: string | ((x: number, y: number) => number)
  /** How much light it blocked: 1 is a coin, 0.5 a petal. */
  readonly density?: number
  /** The distance from the paper, which makes its edge soft. */
  readonly blur?: number
}

export interface Paper {
  readonly width: number
  readonly height: number
  readonly random: SeededRandom
}

/** Draws the objects on a paper. */
export type Subject = (paper: Paper) => readonly Layer[]

/** Calls `make` with the numbers from 0 to below `count`, each with its position from 0 to 1. */
export function each<Made>(count: number, make: (index: number, share: number) => Made): readonly Made[] {
  return Array.from({ length: count }, (_, index) => make(index, count > 1 ? index / (count - 1) : 0))
}

/** Points of a curve at positions from 0 to 1. */
export function along(steps: number, place: (share: number) => Point): readonly Point[] {
  return each(steps + 1, (_, share) => place(share))
}
