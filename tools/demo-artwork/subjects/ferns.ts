/** Plants that repeat themselves: ferns, horsetails, grasses. */
import type { SeededRandom } from '../../testing/seeded-random.ts'
import type { Paper, Point, Stem, Subject } from '../drawing.ts'
import { along, blade, each, filled, pointFrom, stroked, through } from '../drawing.ts'

interface Frond {
  readonly foot: Point
  readonly angle: number
  readonly length: number
  readonly bend: number
  readonly seededRandom: SeededRandom
}

/** A stem that bends more and more towards its tip. */
function stem({ foot, angle, length, bend }: Omit<Frond, 'seededRandom'>, share: number): Point {
  return pointFrom(foot, angle + bend * share * share, length * share)
}

/** Leaflets along both sides of a rib, the longest near its base. */
function pinna([base, angle, length]: Stem, bend: number, random: SeededRandom): string {
  const rib = (share: number) => stem({ foot: base, angle, length, bend }, share)
  const count = Math.max(5, Math.round(length / 12.5))
  const leaflets = each(count, (index) => {
    const share = 0.06 + (index / count) * 0.94
    const size = (length * 0.085 + 7) * (1 - share) ** 0.5
    return [1, -1].map((side) =>
      blade(
        [rib(share), angle + bend * share + side * random.near(1.02, 0.06), random.near(size, 0.1)],
        size * 0.3,
        -side * 0.25,
      ),
    )
  })
  return leaflets.flat().join('')
}

function frond(one: Frond): string {
  const { angle, length, bend, seededRandom } = one
  const count = 25
  const parts = each(count, (index) => {
    const share = 0.2 + (index / count) * 0.78
    const envelope = Math.sin(Math.min(1, (share - 0.12) * 2.6) * (Math.PI / 2)) * (1 - share) ** 0.72
    const size = length * 0.44 * envelope + 8
    const heading = angle + bend * share * share * 1.6
    return [1, -1].map((side) => {
      const lean = heading + side * (1.2 - share * 0.34) + seededRandom.between(-0.04, 0.04)
      return pinna(
        [stem(one, share + (side > 0 ? 0.008 : 0)), lean, seededRandom.near(size, 0.06)],
        -side * 0.3,
        seededRandom,
      )
    })
  })
  const rachis = along(30, (share) => stem(one, share))
  const ribs = each(28, (index) => stroked([through(rachis.slice(0, 31 - index))], 1.5 + index * 0.26, 0.3))
  return filled(parts.flat()) + ribs.join('')
}

export const fern: Subject = ({ random, width, height }) => [
  {
    shape: frond({ foot: [190, height + 80], angle: -1.3, length: 860, bend: -0.25, seededRandom: random }),
    density: 0.34,
    blur: 15,
  },
  {
    shape: frond({ foot: [1450, height + 40], angle: -1.82, length: 940, bend: 0.3, seededRandom: random }),
    density: 0.42,
    blur: 10,
  },
  {
    shape: frond({
      foot: [width * 0.49, height + 30],
      angle: -1.6,
      length: 1110,
      bend: 0.14,
      seededRandom: random,
    }),
    density: 0.98,
    blur: 0.6,
  },
]

/** A loose clump of ferns. */
export const fernGarden: Subject = ({ random, width, height }) =>
  each(7, (index, share) => ({
    shape: frond({
      foot: [width * (0.1 + share * 0.8), height + random.between(20, 200)],
      angle: -1.57 + (share - 0.5) * 1.1,
      length: random.between(620, 1_020),
      bend: random.between(-0.5, 0.5),
      seededRandom: random,
    }),
    density: 0.45 + (index % 3) * 0.24,
    blur: [9, 3.5, 0.7][index % 3] ?? 0,
  }))

/** A whorl of thin branches at each joint. */
function horsetail(foot: Point, length: number, lean: number, random: SeededRandom): string {
  const joints = Math.round(length / 44)
  const rib = (share: number) => stem({ foot, angle: -Math.PI / 2, length, bend: lean }, share)
  const needles = each(joints, (_, share) => {
    const size = 150 * Math.sin(Math.min(1, share * 2.4 + 0.1) * 1.57) * (1 - share) ** 0.7 + 6
    return each(9, (_, turn) => {
      const angle = -Math.PI / 2 + lean * share + (turn - 0.5) * 2.5
      const base = rib(share)
      const reach = random.near(size * (0.75 + Math.abs(turn - 0.5) * 0.6), 0.1)
      return through([
        base,
        pointFrom(base, angle, reach * 0.5),
        pointFrom(base, angle - (turn - 0.5) * 0.7, reach),
      ])
    })
  })
  const sheaths = each(joints, (_, share) => blade([rib(share), -Math.PI / 2, 20], 9))
  return stroked([through(along(20, rib))], 7) + stroked(needles.flat(), 2.6) + filled(sheaths)
}

export const horsetails: Subject = ({ random, width, height }) =>
  each(8, (index, share) => ({
    shape: horsetail(
      [width * (0.09 + share * 0.83) + random.between(-30, 30), height + 40],
      random.between(560, 1_010),
      random.between(-0.35, 0.35),
      random,
    ),
    density: index % 3 === 1 ? 0.5 : 0.95,
    blur: index % 3 === 1 ? 6 : 0.6,
  }))

function ear([foot, angle, length]: Stem, bend: number, random: SeededRandom): string {
  const one = { foot, angle, length, bend }
  const loose = random() < 0.4
  const spikes = each(loose ? 18 : 26, (index, share) => {
    const place = stem(one, 0.66 + share * 0.34)
    const heading = angle + bend * (0.66 + share * 0.34) ** 2 * 1.8
    const side = index % 2 === 0 ? 1 : -1
    if (!loose) return filled([blade([place, heading + side * 0.42, random.near(46, 0.1)], 11, -side * 0.2)])
    const tip = pointFrom(place, heading + side * 0.8, 70 * (1 - share) + 14)
    return (
      stroked([through([place, pointFrom(place, heading + side * 0.5, 30), tip])], 1.6) +
      filled([blade([tip, heading + side * 0.5, 26], 9)])
    )
  })
  return stroked([through(along(16, (share) => stem(one, share)))], 3.4) + spikes.join('')
}

function tuft({ random, width, height }: Paper, count: number, low: number): string {
  const leaves = each(count, () => {
    const foot: Point = [width * (0.5 + random.between(-0.34, 0.34)), height + 60]
    const angle = -1.57 + ((foot[0] / width - 0.5) * 0.9 + random.between(-0.28, 0.28))
    return blade([foot, angle, random.between(low, low * 1.9)], 13, random.between(-0.6, 0.6))
  })
  return filled(leaves)
}

export const grasses: Subject = (paper) => {
  const { random, width, height } = paper
  const ears = each(22, (_, share) => {
    const foot: Point = [width * (0.14 + share * 0.72) + random.between(-40, 40), height + 40]
    return ear(
      [foot, -1.57 + (share - 0.5) * 0.55, random.between(620, 1_040)],
      random.between(-0.4, 0.4),
      random,
    )
  })
  return [
    { shape: ears.filter((_, index) => index % 3 === 0).join(''), density: 0.4, blur: 9 },
    { shape: tuft(paper, 34, 250), density: 0.8, blur: 1.2 },
    { shape: ears.filter((_, index) => index % 3 !== 0).join(''), density: 0.96, blur: 0.6 },
  ]
}
