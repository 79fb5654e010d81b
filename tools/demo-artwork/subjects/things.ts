/** Everyday things from a pocket, a workshop or a sewing box. */
import type { SeededRandom } from '../../testing/seeded-random.ts'
import type { Paper, Point, Subject } from '../drawing.ts'
import {
  along,
  box,
  circle,
  cut,
  each,
  filled,
  pierced,
  pointFrom,
  polygon,
  polyline,
  stroked,
  through,
  turned,
} from '../drawing.ts'

/** Loops around a centre: one row of a doily. */
function loops(middle: Point, radius: number, count: number, size: number): string {
  return stroked(
    each(count, (index) => {
      const angle = (index / count) * Math.PI * 2
      const wide = (Math.PI / count) * 0.92
      return through([
        pointFrom(middle, angle - wide, radius),
        pointFrom(middle, angle - wide * 0.7, radius + size * 0.7),
        pointFrom(middle, angle, radius + size),
        pointFrom(middle, angle + wide * 0.7, radius + size * 0.7),
        pointFrom(middle, angle + wide, radius),
      ])
    }),
    4.6,
  )
}

function doily(middle: Point, scale: number): string {
  const ring = (radius: number, width = 5) => stroked([circle(middle, radius * scale)], width)
  const petals = each(16, (index) => {
    const angle = (index / 16) * Math.PI * 2
    return through(
      [
        pointFrom(middle, angle - 0.13, 150 * scale),
        pointFrom(middle, angle - 0.17, 230 * scale),
        pointFrom(middle, angle, 300 * scale),
        pointFrom(middle, angle + 0.17, 230 * scale),
        pointFrom(middle, angle + 0.13, 150 * scale),
      ],
      true,
    )
  })
  const knots = each(96, (index) =>
    circle(pointFrom(middle, (index / 96) * Math.PI * 2, 338 * scale), 6 * scale),
  )
  const mesh = each(64, (index) => {
    const angle = (index / 64) * Math.PI * 2
    return (
      polyline([
        pointFrom(middle, angle, 352 * scale),
        pointFrom(middle, angle + 0.1, 402 * scale),
        pointFrom(middle, angle, 452 * scale),
      ]) +
      polyline([
        pointFrom(middle, angle, 352 * scale),
        pointFrom(middle, angle - 0.1, 402 * scale),
        pointFrom(middle, angle, 452 * scale),
      ])
    )
  })
  const picots = each(128, (index) =>
    circle(pointFrom(middle, (index / 128) * Math.PI * 2, (494 + (index % 4) * 5) * scale), 3.6 * scale),
  )
  return (
    filled([circle(middle, 26 * scale)]) +
    loops(middle, 30 * scale, 12, 40 * scale) +
    ring(78) +
    loops(middle, 80 * scale, 24, 34 * scale) +
    ring(122) +
    loops(middle, 124 * scale, 32, 20 * scale) +
    ring(148) +
    filled(petals, 0.82) +
    ring(318) +
    filled(knots) +
    ring(352) +
    stroked(mesh, 3.4) +
    ring(452, 6) +
    loops(middle, 454 * scale, 40, 34 * scale) +
    filled(picots)
  )
}

export const lace: Subject = ({ width, height }) => [
  { shape: doily([width * 0.44, height * 0.5], 0.98), density: 0.94, blur: 0.9 },
  { shape: doily([width * 0.98, height * 0.9], 0.72), density: 0.62, blur: 3.4 },
]

/** A hanging net: its meshes widen where its own weight pulls. */
export const net: Subject = ({ width, height, random }) => {
  const knot = (column: number, row: number): Point => {
    const [u, v] = [column / 34, row / 30]
    const sag = 190 * Math.sin(u * Math.PI) * v ** 1.3 + 24 * Math.sin(u * 19 + v * 5)
    return [
      60 + u * (width - 120) + (row % 2) * 21 + Math.sin(v * 4 + u * 6) * 38 * v,
      90 + v * (height - 330) + sag,
    ]
  }
  const cords: string[] = []
  const knots: string[] = []
  for (let row = 0; row < 30; row++) {
    for (let column = 0; column < 34; column++) {
      const from = knot(column, row)
      const aside = row % 2 === 0 ? -1 : 1
      for (const to of [knot(column, row + 1), knot(column + aside, row + 1)]) {
        if (random() > 0.012)
          cords.push(
            through([from, [(from[0] + to[0]) / 2 + random.between(-3, 3), (from[1] + to[1]) / 2 + 3], to]),
          )
      }
      knots.push(circle(from, 4.6))
    }
  }
  const floats = each(
    9,
    (_, share) =>
      `<ellipse cx="${100 + share * (width - 200)}" cy="${84 + Math.sin(share * 8) * 8}" rx="44" ry="27" fill="#fff"/>`,
  )
  const rope = stroked(
    [through(along(16, (share): Point => [20 + share * (width - 40), 84 + Math.sin(share * 8) * 8]))],
    9,
  )
  return [
    { shape: stroked(cords, 2.5) + filled(knots), density: 0.93, blur: 0.7 },
    { shape: rope + floats.join(''), density: 0.96, blur: 0.9 },
  ]
}

/** The outline of a finger from its root to its tip. */
function finger(root: Point, angle: number, length: number, thick: number): string {
  const bumps = [1, 0.94, 1.02, 0.9, 0.93, 0.8]
  const side = (sign: number) =>
    bumps.map((bump, index) =>
      pointFrom(pointFrom(root, angle, (length * index) / 5), angle + (sign * Math.PI) / 2, thick * bump),
    )
  return through([...side(1), pointFrom(root, angle, length + thick * 0.62), ...side(-1).toReversed()], true)
}

function handOf(wrist: Point, turn: number, size: number, sign: 1 | -1): string {
  const place = (x: number, y: number): Point => turned([x * size * sign, y * size], turn, wrist)
  const digit = ([x, y]: Point, angle: number, length: number, thick: number) =>
    finger(place(x, y), turn + (sign === 1 ? angle : Math.PI - angle), length * size, thick * size)
  const palm = through(
    [
      place(-88, 30),
      place(-118, -110),
      place(-122, -236),
      place(-60, -290),
      place(30, -300),
      place(104, -262),
      place(124, -180),
      place(118, -80),
      place(82, 30),
      place(84, 300),
      place(-86, 300),
    ],
    true,
  )
  const digits = [
    digit([-92, -210], -1.78, 236, 29),
    digit([-34, -262], -1.64, 290, 32),
    digit([32, -266], -1.51, 306, 33),
    digit([92, -232], -1.36, 270, 31),
    digit([80, -90], -0.72, 262, 38),
  ]
  return [palm, ...digits].map((part) => filled([part])).join('')
}

export const hands: Subject = ({ width, height }) => [
  { shape: handOf([width * 0.33, height * 0.86], -0.16, 1.24, 1), density: 0.95, blur: 2.2 },
  { shape: handOf([width * 0.68, height * 0.9], 0.2, 1.16, -1), density: 0.95, blur: 3 },
  { shape: handOf([width * 0.68 + 16, height * 0.9 + 10], 0.22, 1.2, -1), density: 0.3, blur: 15 },
]

function keyAt(bow: Point, turn: number, length: number, random: SeededRandom): string {
  const place = (x: number, y: number): Point => turned([x, y], turn, bow)
  const teeth = each(3, (index) => box(place(length - 20 - index * 26, 24), 16, random.between(30, 52), turn))
  return (
    pierced([circle(bow, 52), circle(bow, 31)]) +
    filled([box(place(length / 2 + 24, 0), length, 15, turn), box(place(72, 0), 16, 34, turn), ...teeth])
  )
}

function scissors(pivot: Point, turn: number): string {
  const half = (sign: number) => {
    const open = turn + sign * 0.17
    const grip = turned([-300, sign * 62], turn, pivot)
    return (
      filled([
        polygon([
          turned([-40, sign * 20], open, pivot),
          turned([420, 0], open, pivot),
          turned([-30, -sign * 16], open, pivot),
        ]),
      ]) +
      stroked([through([pivot, turned([-140, sign * 20], turn, pivot), grip])], 22) +
      stroked([circle(grip, 62)], 20)
    )
  }
  return half(1) + half(-1) + filled([circle(pivot, 20)]) + cut([circle(pivot, 7)])
}

export const keysAndTools: Subject = ({ random }) => {
  const gear = (middle: Point, radius: number, teeth: number) =>
    pierced([
      polygon(
        each(teeth * 4, (index) =>
          pointFrom(middle, (index / (teeth * 4)) * Math.PI * 2, radius * (index % 4 < 2 ? 1 : 0.86)),
        ),
      ),
      circle(middle, radius * 0.62),
      circle(middle, radius * 0.2),
    ]) +
    filled(
      each(5, (index) =>
        box(pointFrom(middle, index * 1.257, radius * 0.42), radius * 0.5, radius * 0.09, index * 1.257),
      ),
    )
  const comb = filled([
    box([1_180, 890], 520, 46, -0.1),
    ...each(40, (_, share) => box(turned([(share - 0.5) * 490, 66], -0.1, [1_180, 890]), 6.4, 100, -0.1)),
  ])
  const pins = each(9, () => {
    const from: Point = [random.between(180, 700), random.between(760, 1_000)]
    const to = pointFrom(from, random.between(-0.6, 0.6), 130)
    return stroked([polyline([from, to])], 4) + filled([circle(from, 9)])
  })
  return [
    {
      shape:
        keyAt([270, 240], 0.5, 300, random) +
        keyAt([240, 560], 0.06, 250, random) +
        keyAt([620, 700], -0.5, 210, random),
      density: 0.97,
      blur: 0.9,
    },
    { shape: scissors([880, 340], 0.24), density: 0.96, blur: 1.6 },
    {
      shape: gear([1_400, 230], 128, 24) + gear([1_330, 640], 96, 18) + comb + pins.join(''),
      density: 0.96,
      blur: 0.8,
    },
  ]
}

/** Ten exposures on one paper over a piece of lace, each a minute longer than the one before. */
export const testStrip: Subject = ({ width, height }: Paper) => {
  const step = (width - 150) / 10
  return [
    ...each(10, (index) => ({
      shape: filled([box([75 + step * (index + 0.5), height / 2], step - 7, height - 150)]),
      density: 0.93 * (1 - index / 9) ** 1.25,
      blur: 0.8,
    })),
    {
      shape: stroked(
        each(11, (index) =>
          polyline([
            [75 + step * index, 60],
            [75 + step * index, height - 60],
          ]),
        ),
        3,
      ),
      density: 0.9,
    },
    { shape: doily([width * 0.5, height * 0.52], 0.66), density: 0.8, blur: 0.8 },
    {
      shape: filled(
        each(10, (index) =>
          each(index + 1, (dot) =>
            circle([75 + step * (index + 0.5) + (dot - index / 2) * 11, height - 106], 3.6),
          ).join(''),
        ),
      ),
      density: 0.9,
    },
  ]
}
