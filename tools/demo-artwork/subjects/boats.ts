/** The lines plan of a caique: side, top and end views. */
import type { Point } from '../drawing.ts'
import { stroked, through } from '../drawing.ts'
import type { Subject } from '../layer.ts'
import { along, each } from '../layer.ts'
import { line, measure, squaredPaper } from './draughting.ts'

const [bow, stern] = [1_450, 140]

/** Position, height of the rail and height of the keel, each by the share of the way from stern to bow. */
const x = (share: number) => stern + share * (bow - stern)
const rail = (share: number) => 330 - 307 * (share - 0.42) ** 2 - share ** 4 * 60
const rise = (share: number) => Math.max(0, share - 0.86) * 1_500 + Math.max(0, 0.06 - share) * 1_600
const keel = (share: number) => Math.max(rail(share), 600 + 26 * share - rise(share))

/** Half of the width at a position and depth. */
function half(share: number, depth: number): number {
  const fullness = Math.sin(Math.PI * Math.min(1, share * 0.93 + 0.07) ** 0.8)
  return 190 * fullness ** (0.55 + depth * 0.9) * (1 - depth * 0.55)
}

function fromTheSide(): { readonly outline: readonly string[]; readonly waterlines: readonly string[] } {
  const level =
    (depth: number) =>
    (share: number): Point => [x(share), rail(share) + (keel(share) - rail(share)) * depth]
  return {
    outline: [through(along(40, level(0))), through(along(40, level(1)))],
    waterlines: each(7, (_, depth) => through(along(30, level(0.14 + depth * 0.72)))),
  }
}

const fromAbove = () =>
  each(6, (_, depth) => through(along(40, (share): Point => [x(share), 700 + half(share, depth)])))

/** The stern half on the left, the bow half on the right. */
const fromTheEnds = () =>
  each(11, (index, share) => {
    const side = index < 5 ? -1 : 1
    const place = (depth: number): Point => [
      1_280 + side * half(0.04 + share * 0.92, depth) * 0.62,
      820 + depth * 150,
    ]
    return through(along(16, place))
  })

export const hull: Subject = ({ width, height }) => {
  const { outline, waterlines } = fromTheSide()
  const stations = each(21, (_, share) => line([x(share), rail(share)], [x(share), keel(share)]))
  const lines = [...waterlines, ...fromAbove(), ...fromTheEnds()]
  const middle = stroked([line([1_280, 790], [1_280, 990])], 1.6, 0.8)
  return [
    { shape: squaredPaper(width, height), density: 0.7 },
    { shape: stroked(outline, 5.5) + stroked([line([stern, 700], [bow, 700])], 3), density: 0.96, blur: 0.6 },
    { shape: stroked(lines, 2.2, 0.95) + stroked(stations, 1.3, 0.6), density: 0.94, blur: 0.5 },
    { shape: measure([stern, 970], [1_030, 970]) + middle, density: 0.9 },
  ]
}
