/** Flowers and seed heads: umbels, fennel, sunflowers, poppies. */
import type { SeededRandom } from '../../testing/seeded-random.ts'
import type { Point, Stem, Subject } from '../drawing.ts'
import { along, blade, circle, cut, each, filled, pointFrom, stroked, through } from '../drawing.ts'

const golden = Math.PI * (3 - Math.sqrt(5))

/** Rays from one point, each with a small umbel of seeds at its end, seen slightly from above. */
function umbel(middle: Point, radius: number, random: SeededRandom): string {
  const rays: string[] = []
  const seeds: string[] = []
  for (let index = 0; index < 34; index++) {
    const share = Math.sqrt((index + 0.5) / 34)
    const turn = index * golden
    const end: Point = [
      middle[0] + Math.cos(turn) * radius * share * random.near(1, 0.05),
      middle[1] + Math.sin(turn) * radius * share * 0.86 - radius * 0.16 * (1 - share),
    ]
    rays.push(
      through([
        middle,
        pointFrom(middle, Math.atan2(end[1] - middle[1], end[0] - middle[0]), radius * share * 0.55),
        end,
      ]),
    )
    for (let seed = 0; seed < 13; seed++) {
      const heading = (seed / 13) * Math.PI * 2 + random.between(-0.2, 0.2)
      const tip = pointFrom(end, heading, radius * 0.12 * random.near(1, 0.2))
      rays.push(
        `M${end.map((value) => value.toFixed(1)).join(' ')}L${tip.map((value) => value.toFixed(1)).join(' ')}`,
      )
      seeds.push(blade([tip, heading, radius * 0.055], radius * 0.022))
    }
  }
  return stroked(rays, Math.max(1.1, radius / 150)) + filled(seeds)
}

function stalk(foot: Point, head: Point, thickness: number, sway: number): string {
  const middle: Point = [(foot[0] + head[0]) / 2 + sway, (foot[1] + head[1]) / 2]
  return stroked([through([foot, middle, head])], thickness)
}

const umbelAt = (foot: Point, head: Point, radius: number, random: SeededRandom) =>
  stalk(foot, head, radius / 34, random.between(-26, 26)) + umbel(head, radius, random)

export const umbels: Subject = ({ random, height }) => {
  const end = height + 60
  return [
    {
      shape: umbelAt([1_480, end], [1_390, 330], 190, random) + umbelAt([90, end], [150, 560], 150, random),
      density: 0.36,
      blur: 11,
    },
    { shape: umbelAt([620, end], [560, 350], 268, random), density: 0.97, blur: 0.6 },
    { shape: umbelAt([1_080, end], [1_030, 520], 228, random), density: 0.94, blur: 0.8 },
    {
      shape: umbelAt([300, end], [330, 740], 138, random) + umbelAt([1_300, end], [1_310, 800], 120, random),
      density: 0.95,
      blur: 0.7,
    },
    { shape: umbelAt([840, end], [800, 870], 92, random), density: 0.9, blur: 1.4 },
  ]
}

/** Leaves as thin as thread that branch twice. */
function threads([from, angle, length]: Stem, depth: number, random: SeededRandom): readonly string[] {
  const tip = pointFrom(from, angle, length)
  const own = through([from, pointFrom(from, angle + random.between(-0.2, 0.2), length / 2), tip])
  if (depth === 0) return [own]
  return [
    own,
    ...[-1, 0, 1].flatMap((side) =>
      threads([tip, angle + side * random.near(0.5), length * random.near(0.74, 0.1)], depth - 1, random),
    ),
  ]
}

export const fennel: Subject = ({ random, height }) => {
  const main = stalk([760, height + 60], [820, 270], 9, -40)
  const heads =
    umbel([820, 262], 214, random) +
    umbelAt([780, 700], [470, 380], 128, random) +
    umbelAt([790, 620], [1_170, 420], 140, random)
  const leaves = [
    [[776, 820], -2.6, 120],
    [[770, 900], -0.5, 130],
    [[800, 560], -2.85, 84],
    [[768, 1_000], -2.9, 130],
  ] as const
  return [
    {
      shape:
        umbelAt([1_420, height + 60], [1_380, 560], 150, random) +
        umbelAt([180, height], [200, 640], 120, random),
      density: 0.34,
      blur: 12,
    },
    {
      shape: stroked(
        leaves.flatMap(([from, angle, length]) => threads([from, angle, length], 5, random)),
        1.7,
      ),
      density: 0.9,
      blur: 0.6,
    },
    { shape: main + heads, density: 0.97, blur: 0.6 },
  ]
}

/** Seeds in the order of a sunflower: each is a golden angle further. */
export const sunflower: Subject = ({ random, width, height }) => {
  const middle: Point = [width * 0.5, height * 0.5]
  const petals = (count: number, inner: number, length: number, shift: number) =>
    each(count, (index) => {
      const angle = ((index + shift) / count) * Math.PI * 2 + random.between(-0.05, 0.05)
      return blade(
        [pointFrom(middle, angle, inner), angle, random.near(length, 0.12)],
        46,
        random.between(-0.22, 0.22),
      )
    })
  const seeds = each(1_150, (index) => {
    const reach = 8.7 * Math.sqrt(index + 0.6)
    const angle = index * golden
    const size = 2.4 + (reach / 295) * 4.2
    return blade([pointFrom(middle, angle, reach - size), angle, size * 2.3], size * 0.95)
  })
  return [
    { shape: filled(petals(30, 268, 210, 0.5)), density: 0.5, blur: 1.4 },
    { shape: filled(petals(27, 272, 182, 0)), density: 0.52, blur: 0.8 },
    { shape: filled(seeds), density: 0.96, blur: 0.5 },
  ]
}

function pod([x, y]: Point, size: number): string {
  const body = through(
    [
      [x - size * 0.16, y + size],
      [x - size * 0.72, y + size * 0.42],
      [x - size * 0.6, y - size * 0.3],
      [x, y - size * 0.5],
      [x + size * 0.6, y - size * 0.3],
      [x + size * 0.72, y + size * 0.42],
      [x + size * 0.16, y + size],
    ],
    true,
  )
  const rim = each(11, (_, share) =>
    circle(
      [x + (share - 0.5) * size * 1.7, y - size * (0.72 + Math.sin(share * Math.PI) * 0.1)],
      size * 0.13,
    ),
  )
  const ribs = each(7, (_, share) =>
    through([
      [x, y + size],
      [x + (share - 0.5) * size * 1.35, y + size * 0.2],
      [x + (share - 0.5) * size * 0.9, y - size * 0.45],
    ]),
  )
  const cap = blade([[x - size * 0.95, y - size * 0.72], 0, size * 1.9], size * 0.36)
  return filled([body], 0.84) + filled([cap, ...rim]) + stroked(ribs, size * 0.035, 0.9)
}

function flower([x, y]: Point, size: number, random: SeededRandom): string {
  const petals = each(4, (index) => {
    const angle = index * 1.57 + 0.4
    const rim = along(10, (share) =>
      pointFrom(
        [x, y],
        angle + (share - 0.5) * 1.6,
        size * random.near(1, 0.07) * (0.82 + Math.sin(share * Math.PI) * 0.2),
      ),
    )
    return through([[x, y], ...rim], true)
  })
  const heart = each(60, (index) =>
    circle(pointFrom([x, y], index * golden, size * 0.036 * Math.sqrt(index)), 3.4),
  )
  return (
    petals.map((petal) => filled([petal], 0.46)).join('') +
    cut([circle([x, y], size * 0.16)], 0.3) +
    filled(heart)
  )
}

export const poppies: Subject = ({ random, height }) => {
  const end = height + 60
  const stems = [
    [330, 300, 250, 470],
    [600, 560, 600, 330],
    [860, 880, 880, 560],
    [1_120, 1_150, 1_190, 300],
    [1_330, 1_330, 1_400, 640],
  ] as const
  const stalks = stems.map(([foot, middle, x, y]) =>
    stroked(
      [
        through([
          [foot, end],
          [middle, (end + y) / 2],
          [x, y + 40],
        ]),
      ],
      6,
    ),
  )
  const pods = stems.flatMap(([, , x, y], index) => (index % 2 === 0 ? [pod([x, y], 74 + index * 6)] : []))
  const blooms = stems.flatMap(([, , x, y], index) => (index % 2 === 1 ? [flower([x, y], 196, random)] : []))
  return [
    { shape: stalks.join(''), density: 0.95, blur: 0.7 },
    { shape: blooms.join(''), density: 0.9, blur: 1 },
    { shape: pods.join(''), density: 0.97, blur: 0.6 },
  ]
}
