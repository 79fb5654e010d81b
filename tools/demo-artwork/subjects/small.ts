/** Subjects seen from near: wings, feathers, diatoms, snow, and the stitches of a mitten. */
import type { SeededRandom } from '../../testing/seeded-random.ts'
import type { Point, Stem, Subject } from '../drawing.ts'
import {
  along,
  blade,
  circle,
  cut,
  each,
  engraved,
  filled,
  pointFrom,
  polyline,
  stroked,
  through,
  turned,
} from '../drawing.ts'

/** A point of a moth: to the side of its body and downwards, in shares of its size. */
type Place = (x: number, y: number) => Point

interface Moth {
  readonly size: number
  /** Every third moth is broader, every second has feathered feelers. */
  readonly form: number
  /** The size of the spots on its wings. */
  readonly spot: number
}

/** The wings of one side. They let light through, their bands and veins less. */
function wings(at: Place, { size, form, spot }: Moth): string {
  const reach = 0.9 + (form % 3) * 0.12
  const tip = [at(reach, -0.62 - (form % 2) * 0.08), at(reach * 0.98, -0.42)]
  const fore = [at(0.05, -0.2), at(0.42, -0.52), ...tip, at(0.82, -0.12), at(0.5, 0.06), at(0.05, 0.06)]
  const end = [at(0.68, 0.44), at(0.4, 0.62 + (form % 2) * 0.1), at(0.14, 0.42)]
  const hind = [at(0.05, 0), at(0.45, 0.02), at(0.72, 0.16), ...end]
  const veins = each(8, (_, share) =>
    polyline([at(0.08, -0.12), at(reach * (0.98 - share * 0.34), -0.58 + share * 0.56)]),
  )
  const more = each(6, (_, share) => polyline([at(0.07, 0.06), at(0.68 - share * 0.46, 0.2 + share * 0.36)]))
  const bands = each(3, (index) =>
    through([at(0.3 + index * 0.17, -0.5), at(0.36 + index * 0.17, -0.28), at(0.3 + index * 0.16, 0)]),
  )
  const spots = (share: number) => [
    circle(at(0.56, -0.3), size * spot * share),
    circle(at(0.44, 0.28), size * spot * share * 0.9),
  ]
  return (
    filled([through(hind, true)], 0.62) +
    filled([through(fore, true)], 0.78) +
    stroked([...veins, ...more], size * 0.012, 0.9) +
    engraved(bands, size * 0.03, 0.34) +
    cut(spots(1), 0.75) +
    filled(spots(0.45))
  )
}

function feeler(at: Place, { size, form }: Moth): string {
  const rib = along(12, (share) => at(0.03 + share * 0.24, -0.34 - Math.sin(share * 1.5) * 0.3))
  const hairs = rib.flatMap((place) =>
    [-0.6, 0.9].map((turn) => polyline([place, pointFrom(place, turn, size * 0.05)])),
  )
  return stroked([through(rib), ...(form % 2 === 0 ? hairs : [])], size * 0.014)
}

/** A symmetrical moth on its pin. */
function moth([x, y]: Point, one: Moth): string {
  const { size } = one
  const sides = [1, -1].map(
    (sign): Place =>
      (aside, down) => [x + aside * size * sign, y + down * size],
  )
  const body = blade([[x, y - size * 0.36], Math.PI / 2, size * 0.92], size * 0.17)
  const head = circle([x, y - size * 0.34], size * 0.075)
  return (
    sides.map((at) => wings(at, one)).join('') +
    sides.map((at) => feeler(at, one)).join('') +
    filled([body, head])
  )
}

export const moths: Subject = ({ random, width }) => [
  {
    shape: each(8, (index) => {
      const place: Point = [width * 0.5 + ((index % 4) - 1.5) * 356, 330 + Math.floor(index / 4) * 480]
      const size = [158, 176, 146, 168][index % 4] ?? 160
      return moth(place, { size, form: index, spot: random.between(0.05, 0.1) })
    }).join(''),
    density: 0.95,
    blur: 0.7,
  },
]

function feather([foot, angle, length]: Stem, wide: number, random: SeededRandom): string {
  const bow = random.between(-0.35, 0.35)
  const rib = (share: number) => pointFrom(foot, angle + bow * share * 0.5, length * share)
  const breaks = each(3, () => random.between(0.3, 0.95))
  const barbs = each(240, (index) => {
    const share = 0.14 + (index / 240) * 0.86
    const near = breaks.reduce((least, one) => Math.min(least, Math.abs(one - share)), 1)
    const down = share < 0.24 ? random.between(0.5, 1.1) : 1
    const reach = wide * Math.sin(Math.min(1, (share - 0.08) * 1.75) * 1.57) * (1 - share ** 5) ** 0.6 * down
    return [1, -1].map((side) => {
      const heading =
        angle +
        bow * share +
        side *
          (0.62 + (near < 0.02 ? 0.22 * (0.02 - near) * 50 : 0) + (share < 0.24 ? random.between(0, 0.7) : 0))
      const base = rib(share)
      return through([
        base,
        pointFrom(base, heading + side * 0.14, reach * 0.5),
        pointFrom(base, heading, reach * (side > 0 ? 1 : 0.72)),
      ])
    })
  })
  return stroked(barbs.flat(), 2.1, 0.8) + stroked([through(along(20, (share) => rib(share)))], 6)
}

export const feathers: Subject = ({ random, height }) => [
  { shape: feather([[1_250, height - 40], -1.9, 900], 150, random), density: 0.36, blur: 9 },
  { shape: feather([[330, height - 110], -1.28, 860], 132, random), density: 0.94, blur: 0.7 },
  { shape: feather([[720, height - 80], -1.62, 980], 160, random), density: 0.95, blur: 0.6 },
  {
    shape:
      feather([[1_120, height - 150], -1.35, 640], 96, random) +
      feather([[1_370, 760], -1.75, 520], 84, random),
    density: 0.93,
    blur: 0.9,
  },
]

/** Glass shells of algae: round ones with rays of dots, long ones with ribs. */
function diatom(middle: Point, size: number, form: number, random: SeededRandom): string {
  if (form % 2 === 0) {
    const count = random.integer(12, 28)
    const dots = each(6, (ring) =>
      each(count, (index) =>
        circle(
          pointFrom(middle, ((index + (ring % 2) / 2) / count) * Math.PI * 2, size * (0.3 + ring * 0.115)),
          size * 0.033,
        ),
      ),
    )
    return (
      stroked([circle(middle, size), circle(middle, size * 0.93)], size * 0.035) +
      filled(dots.flat()) +
      filled([circle(middle, size * 0.15)], 0.8)
    )
  }
  const turn = random.between(0, Math.PI)
  const place = (x: number, y: number): Point => turned([x * size, y * size], turn, middle)
  const wide = random.between(0.22, 0.36)
  const reach = (x: number) => wide * (1 - (Math.abs(x) / 1.5) ** 2.4) ** 0.7
  const rim = [
    ...along(24, (share) => place((share - 0.5) * 3, reach((share - 0.5) * 3))),
    ...along(24, (share) => place((0.5 - share) * 3, -reach((share - 0.5) * 3))),
  ]
  const ribs = each(34, (index) => {
    const x = (index / 33 - 0.5) * 2.76
    return [1, -1].map((sign) =>
      polyline([place(x, sign * reach(x) * 0.2), place(x * 1.01, sign * reach(x) * 0.9)]),
    )
  })
  return (
    filled([through(rim, true)], 0.3) +
    stroked([through(rim, true), polyline([place(-1.4, 0), place(1.4, 0)])], size * 0.04) +
    stroked(ribs.flat(), size * 0.028)
  )
}

/** Round like the field of a microscope, so the corners stay white. */
export const diatoms: Subject = ({ random, width, height }) => {
  const middle: Point = [width / 2, height / 2]
  const taken: { place: Point; size: number }[] = []
  for (let trial = 0; trial < 900 && taken.length < 46; trial++) {
    const size = random.between(22, 96) * (taken.length < 9 ? 1 : 0.62)
    const place = pointFrom(middle, random.between(0, Math.PI * 2), Math.sqrt(random()) * (452 - size))
    if (
      taken.every(
        (one) => Math.hypot(one.place[0] - place[0], one.place[1] - place[1]) > (one.size + size) * 1.12,
      )
    )
      taken.push({ place, size })
  }
  return [
    {
      density: 0.9,
      shape: (x, y) => Math.min(1, Math.max(0, (Math.hypot(x - middle[0], y - middle[1]) - 478) / 7)),
    },
    {
      shape: taken.map(({ place, size }, index) => diatom(place, size, index, random)).join(''),
      density: 0.94,
      blur: 0.5,
    },
  ]
}

function crystal(middle: Point, size: number, random: SeededRandom): string {
  const twigs = each(random.integer(5, 9), () => ({
    at: random.between(0.22, 0.96),
    long: random.between(0.1, 0.42),
  }))
  const plate = random.between(0.1, 0.3)
  const arms = each(6, (index) => {
    const angle = (index / 6) * Math.PI * 2 + size
    const side = twigs.flatMap(({ at, long }) =>
      [1, -1].map((sign) =>
        polyline([
          pointFrom(middle, angle, size * at),
          pointFrom(
            pointFrom(middle, angle, size * at),
            angle + sign * 1.047,
            size * long * (1.1 - at * 0.7),
          ),
        ]),
      ),
    )
    return [polyline([middle, pointFrom(middle, angle, size)]), ...side]
  })
  const hexagon = (reach: number) =>
    polyline(each(7, (index) => pointFrom(middle, (index / 6) * Math.PI * 2 + size, size * reach)))
  return (
    stroked(arms.flat(), size * 0.045) +
    filled([hexagon(plate)], 0.7) +
    stroked([hexagon(plate * 1.5), hexagon(plate * 0.6)], size * 0.03)
  )
}

export const snow: Subject = ({ random, width, height }) => {
  const places: readonly (readonly [number, number, number])[] = [
    [0.22, 0.32, 200],
    [0.53, 0.56, 250],
    [0.82, 0.3, 190],
    [0.8, 0.78, 150],
    [0.2, 0.8, 150],
    [0.5, 0.16, 96],
    [0.36, 0.55, 62],
    [0.68, 0.1, 56],
    [0.94, 0.56, 66],
    [0.09, 0.55, 54],
    [0.66, 0.88, 60],
    [0.37, 0.88, 76],
  ]
  return places.map(([x, y, size], index) => ({
    shape: crystal([x * width, y * height], size, random),
    density: index % 4 === 3 ? 0.5 : 0.94,
    blur: index % 4 === 3 ? 4 : 0.7,
  }))
}

/** An eight-pointed star between bands, as knitted on Muhu: one character for each stitch. */
export const mitten: Subject = ({ width }) => {
  const star = [
    '#...##...#',
    '##..##..##',
    '###.##.###',
    '.########.',
    '..######..',
    '##########',
    '##########',
    '..######..',
    '.########.',
    '###.##.###',
    '##..##..##',
    '#...##...#',
  ]
  const [across, down, wide] = [72, 52, 20.4]
  const isLit = (column: number, row: number) => {
    if (row < 3 || row > 48) return (column + row) % 2 === 0
    if (row < 7 || row > 44) return (column + (row % 4)) % 4 === 0 || row === 5 || row === 46
    const [x, y] = [(column + 6) % 14, (row + 1 + Math.floor((column + 6) / 14) * 0) % 14]
    return (
      star[y]?.[x] === '#' ||
      (x === 11 && y === 13) ||
      (x === 12 && y === 12) ||
      (x === 13 && y === 13) ||
      (x === 12 && y === 0)
    )
  }
  const stitches: string[] = []
  const ground: string[] = []
  for (let row = 0; row < down; row++) {
    for (let column = 0; column < across; column++) {
      const [x, y] = [width / 2 + (column - across / 2 + 0.5) * wide, 50 + row * 19.4]
      const sign = through([
        [x - 7.6, y - 8],
        [x, y + 7],
        [x + 7.6, y - 8],
      ])
      if (isLit(column, row)) stitches.push(sign)
      else ground.push(sign)
    }
  }
  return [
    { shape: stroked(stitches, 7), density: 0.95, blur: 0.8 },
    { shape: stroked(ground, 5.4), density: 0.2, blur: 1 },
  ]
}
