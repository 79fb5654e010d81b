/** Pressed leaves, an olive branch, and seaweed from two seas. */
import type { SeededRandom } from '../../testing/seeded-random.ts'
import type { Point, Stem, Subject } from '../drawing.ts'
import { along, blade, circle, each, filled, pointFrom, stroked, through, turned } from '../drawing.ts'

/** The width of a leaf at a height, from its stalk (0) to its tip (1). */
type Outline = (share: number) => number

const outlines = {
  lime: (share) => 0.62 * Math.sin(Math.PI * share ** 0.62) ** 0.8 + 0.012 * Math.sin(share * 150),
  birch: (share) => 0.5 * Math.sin(Math.PI * share ** 0.6) ** 1.25 + 0.02 * Math.sin(share * 95),
  oak: (share) =>
    (0.16 + 0.36 * share ** 0.7) *
    Math.sin(Math.PI * share ** 0.9) ** 0.35 *
    (1 + 0.42 * Math.sin(share * 30 + 1.2)) *
    0.72,
  willow: (share) => 0.13 * Math.sin(Math.PI * share) ** 0.9,
  aspen: (share) => 0.56 * Math.sin(Math.PI * share ** 0.75) ** 0.62 + 0.022 * Math.sin(share * 60),
} as const satisfies Record<string, Outline>

/** The blade lets a little light through, its veins none. */
function pressed(outline: Outline, [foot, angle, length]: Stem, random: SeededRandom): string {
  const place = (share: number, aside: number): Point => turned([share * length, aside * length], angle, foot)
  const bow = random.between(-0.06, 0.06)
  const middle = (share: number) => bow * Math.sin(share * Math.PI)
  const side = (sign: number) =>
    along(120, (share) => place(share, middle(share) + sign * Math.max(0, outline(share))))
  const veins = each(11, (index) => {
    const share = 0.06 + index * 0.078
    return [1, -1].map((sign) => {
      const reach = Math.max(0, outline(Math.min(1, share + 0.16)))
      return through([
        place(share, middle(share)),
        place(share + 0.08, middle(share) + sign * reach * 0.5),
        place(share + 0.17, middle(share) + sign * reach * 0.93),
      ])
    })
  })
  const stalk = pointFrom(foot, angle + Math.PI + random.between(-0.3, 0.3), length * 0.28)
  return (
    filled([through([...side(1), ...side(-1).toReversed()], true)], 0.7) +
    stroked(veins.flat(), length / 190, 0.85) +
    stroked([through([stalk, foot, place(0.5, middle(0.5)), place(0.97, 0)])], length / 80)
  )
}

export const pressedLeaves: Subject = ({ random }) => {
  const { lime, birch, oak, willow, aspen } = outlines
  const laid = [
    pressed(lime, [[330, 620], -1.7, 400], random),
    pressed(oak, [[650, 960], -1.35, 560], random),
    pressed(birch, [[860, 460], -1.2, 330], random),
    pressed(willow, [[1_020, 980], -1.1, 560], random),
    pressed(aspen, [[1_300, 560], -1.8, 340], random),
    pressed(birch, [[250, 960], -0.7, 240], random),
    pressed(willow, [[560, 330], -2.3, 300], random),
    pressed(lime, [[1_340, 950], -1.25, 300], random),
  ]
  return laid.map((shape, index) => ({ shape, density: 0.97, blur: index % 3 === 2 ? 2.6 : 0.7 }))
}

function oliveTwig(points: readonly Point[], scale: number, random: SeededRandom): string {
  const leaves = points.slice(1, -1).flatMap(([x, y], index) => {
    const [fromX, fromY] = points[index] ?? [x, y]
    const heading = Math.atan2(y - fromY, x - fromX)
    return [1, -1].map((side) =>
      blade(
        [[x, y], heading + side * random.near(0.72, 0.2), scale * random.near(150, 0.14)],
        scale * 27,
        -side * 0.24,
      ),
    )
  })
  const fruit = points.slice(2, -2).flatMap(([x, y], index) => {
    if (index % 2 === 1) return []
    const hang: Point = [x + random.between(-26, 26), y + scale * 64]
    return [
      stroked([through([[x, y], hang])], 2) +
        `<ellipse cx="${hang[0]}" cy="${hang[1] + scale * 24}" rx="${scale * 21}" ry="${scale * 29}" fill="#fff"/>`,
    ]
  })
  return stroked([through(points)], scale * 6) + filled(leaves, 0.9) + fruit.join('')
}

export const olive: Subject = ({ random, width, height }) => {
  const twig = (from: Point, angle: number, bend: number, length: number) =>
    along(13, (share) => pointFrom(from, angle + bend * share, length * share))
  return [
    { shape: oliveTwig(twig([width + 40, 60], 2.7, 0.3, 900), 0.9, random), density: 0.36, blur: 11 },
    {
      shape: oliveTwig(twig([60, height * 0.74], -0.46, 0.26, 1_480), 1.16, random),
      density: 0.97,
      blur: 0.7,
    },
    { shape: oliveTwig(twig([520, 700], 0.55, -0.4, 760), 0.92, random), density: 0.93, blur: 1 },
  ]
}

/** Wrack forks twice. Its ribbons let light through, their ribs and bladders none. */
function wrack(
  [from, angle, length]: Stem,
  depth: number,
  random: SeededRandom,
): { ribbon: string; solid: string } {
  const tip = pointFrom(from, angle, length)
  const wide = 15 + depth * 2
  const bow = pointFrom(pointFrom(from, angle, length / 2), angle + 1.57, random.between(-16, 16))
  let ribbon = stroked([through([from, bow, tip])], wide)
  let solid = stroked([through([from, bow, tip])], 3 + depth * 0.8)
  if (depth > 0 && random() < 0.62) {
    solid += [1, -1]
      .map((side) =>
        filled([circle(pointFrom(bow, angle + side * 1.57, wide * 0.52), random.between(10, 16))]),
      )
      .join('')
  }
  if (depth === 0) {
    solid += each(2, (index) =>
      filled([blade([tip, angle + (index - 0.5) * 0.5, random.near(64)], 20)], 0.92),
    ).join('')
    return { ribbon, solid }
  }
  for (const side of [-1, 1]) {
    const more = wrack(
      [tip, angle + side * random.near(0.42, 0.4), length * random.near(0.82, 0.12)],
      depth - 1,
      random,
    )
    ribbon += more.ribbon
    solid += more.solid
  }
  return { ribbon, solid }
}

export const seaweed: Subject = ({ random, width, height }) => {
  const main = wrack([[width * 0.5, height - 60], -1.57, 250], 5, random)
  const small = wrack([[width * 0.13, height - 90], -1.35, 150], 4, random)
  const other = wrack([[width * 0.87, height - 70], -1.75, 170], 4, random)
  const holdfast = each(9, (_, share) =>
    through([
      [width * 0.5, height - 66],
      [width * 0.5 + (share - 0.5) * 90, height - 44],
      [width * 0.5 + (share - 0.5) * 150, height - 30],
    ]),
  )
  return [
    { shape: small.ribbon + small.solid + other.ribbon + other.solid, density: 0.38, blur: 10 },
    { shape: main.ribbon, density: 0.66, blur: 0.8 },
    { shape: main.solid + stroked(holdfast, 8), density: 0.95, blur: 0.6 },
  ]
}

/** Dulse and sea lettuce from the Saronic Gulf: so thin that their folds show. */
export const dulse: Subject = ({ random, width, height }) => {
  const frondOf = (foot: Point, angle: number, length: number) => {
    const rim = (sign: number) =>
      along(18, (share) =>
        pointFrom(
          pointFrom(foot, angle, length * share),
          angle + sign * 1.57,
          length * (0.05 + 0.3 * Math.sin(share ** 1.6 * 2.7)) * random.near(1, 0.1),
        ),
      )
    return filled([through([...rim(1), ...rim(-1).toReversed()], true)])
  }
  const fan = (foot: Point, count: number, length: number, spread: number) =>
    each(count, (_, share) => frondOf(foot, -1.57 + (share - 0.5) * spread, random.near(length, 0.2)))
  return [
    ...fan([width * 0.33, height - 80], 7, 700, 1.7).map((shape) => ({ shape, density: 0.3, blur: 1.6 })),
    ...fan([width * 0.74, height - 110], 6, 520, 1.6).map((shape) => ({ shape, density: 0.34, blur: 1 })),
  ]
}
