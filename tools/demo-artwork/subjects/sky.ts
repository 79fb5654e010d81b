/** Subjects from the sky: stars around the pole, the sun over half a year, the moon over a month. */
import type { Paper, Point, Subject } from '../drawing.ts'
import { along, arc, circle, cut, each, filled, pointFrom, polygon, stroked, through } from '../drawing.ts'

/** Spruces on a ridge, which block the light of the sky from the paper. */
function ridge({ width, height, random }: Paper, level: number, count: number): string {
  const ground = along(
    24,
    (share): Point => [
      share * width,
      height - level + Math.sin(share * 9 + level) * 22 + random.between(-8, 8),
    ],
  )
  const trees = each(count, () => {
    const x = random() * width
    const foot = height - level + Math.sin((x / width) * 9 + level) * 22 + 16
    const tall = random.between(46, 168)
    const tiers = along(
      9,
      (share): Point => [(0.06 + share * 0.2) * tall * (0.75 + 0.5 * random()), share * tall],
    )
    const right = tiers.flatMap(([aside, down]): readonly Point[] => [
      [x + aside, foot - tall + down],
      [x + aside * 0.5, foot - tall + down + 3],
    ])
    const left = tiers.flatMap(([aside, down]): readonly Point[] => [
      [x - aside * 0.92, foot - tall + down],
      [x - aside * 0.46, foot - tall + down + 3],
    ])
    return polygon([[x, foot - tall - 14], ...right, ...left.toReversed()])
  })
  return filled([`${through(ground)}L${width} ${height + 20}L0 ${height + 20}Z`, ...trees])
}

export const starTrails: Subject = (paper) => {
  const { width, height, random } = paper
  const pole: Point = [width * 0.6, height * 0.41]
  const trails = each(330, () => {
    const radius = 16 + 1_250 * random() ** 0.9
    const from = random() * Math.PI * 2
    const line = [arc(pole, radius, from, from + random.between(1.16, 1.24))]
    return stroked(
      line,
      random() < 0.1 ? random.between(2.6, 4.2) : random.between(0.8, 2),
      random.between(0.25, 1),
    )
  })
  return [
    { shape: trails.join(''), density: 0.93, blur: 0.5 },
    { shape: filled([circle(pole, 3.6)]), density: 0.9 },
    { shape: ridge(paper, 96, 74), density: 0.97, blur: 0.8 },
  ]
}

/** A pinhole can tied to a lamp post from solstice to solstice: one arc a day, broken by clouds. */
export const solargraph: Subject = ({ width, height, random }) => {
  const days = each(118, (_, share) => {
    const lift = 180 + 700 * Math.sin((share * Math.PI) / 2) ** 1.15
    const reach = 0.3 + 0.24 * Math.sin((share * Math.PI) / 2)
    const place = (hour: number): Point => [
      width * (0.5 + (hour - 0.5) * 2 * reach),
      height * 0.86 - lift * Math.sin(hour * Math.PI) ** 0.9,
    ]
    const pieces: string[] = []
    let at = 0
    while (at < 1) {
      const length = random() < 0.25 ? random.between(0.3, 1) : random.between(0.02, 0.22)
      if (random() < 0.62) pieces.push(through(along(12, (part) => place(Math.min(1, at + length * part)))))
      at += length + random.between(0.004, 0.07)
    }
    return stroked(pieces, random.between(1.6, 3.4), random.between(0.4, 0.95))
  })
  const roofs: readonly Point[] = [
    [0, 880],
    [120, 880],
    [180, 800],
    [250, 880],
    [420, 880],
    [420, 760],
    [450, 760],
    [450, 850],
    [640, 850],
    [730, 740],
    [830, 850],
    [960, 850],
    [960, 900],
    [1_080, 900],
    [1_080, 640],
    [1_120, 640],
    [1_130, 900],
    [1_260, 900],
    [1_340, 820],
    [1_430, 900],
    [width, 900],
    [width, height + 20],
    [0, height + 20],
  ]
  return [
    { shape: days.join(''), density: 0.9, blur: 1.1 },
    { shape: filled([polygon(roofs)]), density: 0.95, blur: 3.2 },
  ]
}

/** One moon: the lit part is white. Its seas and craters let a little blue through. */
function moon([x, y]: Point, radius: number, phase: number, marks: readonly Point[]): string {
  const bulge = Math.cos(phase * Math.PI * 2) * radius
  const sweep = phase < 0.5 ? 1 : 0
  const terminator = bulge > 0 === phase < 0.5 ? 1 - sweep : sweep
  const lit = `M${x} ${y - radius}A${radius} ${radius} 0 0 ${sweep} ${x} ${y + radius}A${Math.abs(bulge).toFixed(1)} ${radius} 0 0 ${bulge > 0 ? 1 - sweep : sweep} ${x} ${y - radius}Z`
  const name = `m${Math.round(x)}-${Math.round(y)}`
  const seas = marks.map(([dx, dy], index) =>
    circle([x + dx * radius, y + dy * radius], radius * (index < 6 ? 0.2 - index * 0.016 : 0.045)),
  )
  return terminator < 0
    ? ''
    : `<clipPath id="${name}"><path d="${lit}"/></clipPath><g clip-path="url(#${name})">${filled([circle([x, y], radius)])}${cut(seas, 0.26)}</g>`
}

export const moons: Subject = ({ width, random }) => {
  const seas: readonly Point[] = [
    [-0.3, -0.34],
    [0.18, -0.28],
    [0.42, 0.02],
    [-0.48, 0.08],
    [0.1, 0.08],
    [0.55, -0.34],
  ]
  const craters = each(
    26,
    (): Point => pointFrom([0, 0], random.between(0, Math.PI * 2), Math.sqrt(random()) * 0.95),
  )
  const marks = [...seas, ...craters]
  const month = each(28, (index) => {
    const [column, row] = [index % 7, Math.floor(index / 7)]
    const place: Point = [width * 0.5 + (column - 3) * 205, 168 + row * 262]
    const phase = (index + 1) / 29.5
    return stroked([circle(place, 84)], 1.2, 0.5) + moon(place, 84, phase, marks)
  })
  return [{ shape: month.join(''), density: 0.96, blur: 0.7 }]
}
