/** Subjects from the sea: wind lines, tide tables, depths, shells. */
import type { Point, Subject } from '../drawing.ts'
import {
  along,
  box,
  circle,
  each,
  filled,
  pointFrom,
  polyline,
  stroked,
  through,
  turned,
} from '../drawing.ts'

/** One line for each day, in order. */
export const wind: Subject = ({ width, height, random }) => {
  const swells = each(7, () => ({
    pace: random.between(1, 5.5),
    drift: random.between(-3.2, 3.2),
    start: random() * 7,
    size: random.between(9, 30),
  }))
  const days = each(74, (_, day) => {
    const weather = 0.3 + 1.5 * Math.sin(day * 9.2 + 0.7) ** 2 * Math.sin(day * 3.1 + 0.4)
    const gust = 0.36 + 0.16 * Math.sin(day * 7)
    const points = along(90, (share): Point => {
      const swell = swells.reduce(
        (sum, { pace, drift, start, size }) =>
          sum + Math.sin(share * pace * 4 + day * drift * 3 + start) * size,
        0,
      )
      const storm = Math.exp(-(((share - gust) * 5) ** 2)) * 70 * Math.sin(day * 6.3)
      return [share * width, 60 + day * (height - 120) + (swell + storm) * weather]
    })
    return stroked(
      [through(points)],
      day % 0.14 < 0.02 ? 3.4 : random.between(1, 2.3),
      random.between(0.55, 1),
    )
  })
  return [{ shape: days.join(''), density: 0.93, blur: 0.5 }]
}

/**
 * The height of the sea at one of four gauges, by the share of a month: two tides a day, higher at full and
 * new moon.
 */
function seaLevel(share: number, gauge: number): number {
  const spring = 0.45 + 0.55 * Math.cos((share - 0.3 - gauge * 0.04) * Math.PI * 4) ** 2
  const tide = Math.sin(share * Math.PI * 56 + gauge * 1.3) * spring * (170 - gauge * 34)
  return tide + Math.sin(share * 11 + gauge) * 40
}

export const tideTable: Subject = ({ width, height }) => {
  const [left, right, top, bottom] = [150, width - 130, 130, height - 150]
  const across = (share: number) => left + share * (right - left)
  const columns = each(29, (_, share) => `M${across(share)} ${top}V${bottom}`)
  const rows = each(9, (_, share) => `M${left} ${top + share * (bottom - top)}H${right}`)
  const border = `M${left} ${top}H${right}V${bottom}H${left}Z`
  const curves = each(4, (gauge) => {
    const zero = height / 2 - 10 + (gauge - 1.5) * 128
    const points = along(1_400, (share): Point => [across(share), zero + seaLevel(share, gauge) * 0.6])
    return stroked([polyline(points)], 3.2 - gauge * 0.5, 0.95 - gauge * 0.14)
  })
  const days = each(29, (index, share) => circle([across(share), bottom + 44], index % 7 === 3 ? 13 : 4))
  return [
    { shape: stroked([...columns, ...rows], 1.2, 0.5) + stroked([border], 4), density: 0.85 },
    { shape: curves.join('') + filled(days), density: 0.96, blur: 0.6 },
  ]
}

/** An island as contour lines with soundings between them. */
export const depths: Subject = ({ width, height, random }) => {
  const hills = each(58, () => ({
    x: random.between(0.08, 0.92) * width,
    y: random.between(0.08, 0.92) * height,
    wide: random.between(46, 190),
    tall: random.between(-0.34, 0.42),
  }))
  const level = (x: number, y: number) => {
    const [dx, dy] = [(x - width * 0.5) / (width * 0.4), (y - height * 0.5) / (height * 0.42)]
    const cape = 1.35 - 1.5 * Math.hypot(dx * 0.92 + dy * 0.22, dy * 0.95 - dx * 0.1)
    return hills.reduce(
      (sum, hill) =>
        sum + hill.tall * Math.exp(-(((x - hill.x) ** 2 + (y - hill.y) ** 2) / (hill.wide * hill.wide))),
      cape,
    )
  }
  const slope = (x: number, y: number) =>
    Math.hypot(level(x + 1, y) - level(x - 1, y), level(x, y + 1) - level(x, y - 1)) / 2 + 1e-6
  const line = (x: number, y: number, spacing: number, wide: number) => {
    const own = level(x, y)
    const off = Math.abs(own / spacing - Math.round(own / spacing)) * spacing
    return Math.min(1, Math.max(0, wide + 0.5 - off / slope(x, y)))
  }
  const shore = (x: number, y: number) =>
    Math.min(1, Math.max(0, 2.8 - Math.abs(level(x, y) - 0.4) / slope(x, y)))
  const soundings = each(150, (): Point => [random() * width, random() * height]).filter(
    ([x, y]) => level(x, y) < 0.36,
  )
  return [
    {
      density: 0.85,
      shape: (x, y) =>
        Math.max(level(x, y) > 0.4 ? line(x, y, 0.12, 0.7) : line(x, y, 0.15, 0.1) * 0.72, shore(x, y)),
    },
    { density: 0.28, shape: (x, y) => (level(x, y) > 0.4 ? 1 : 0) },
    { shape: filled(soundings.map((place) => circle(place, 2.6))), density: 0.8 },
  ]
}

/** A nautilus in cross-section: chambers along a spiral that grows by the same factor in every turn. */
function nautilus(middle: Point, size: number, start: number): string {
  const spiral = (turn: number, share: number): Point =>
    pointFrom(middle, start + turn, size * Math.exp(-(15.6 - turn) * 0.172) * share)
  const outer = along(150, (share) => spiral(share * 15.6, 1))
  const walls = each(30, (index) => {
    const turn = 15.0 - index * 0.4
    return through([
      spiral(turn, 1),
      spiral(turn - 0.16, 0.76),
      spiral(turn - 0.12, 0.52),
      spiral(turn, 0.345),
    ])
  })
  return (
    stroked([through(outer)], size * 0.03) +
    stroked(walls, size * 0.014) +
    filled([circle(middle, size * 0.045)])
  )
}

function scallop([x, y]: Point, size: number): string {
  const rim = along(44, (share) =>
    pointFrom([x, y], -2.75 + share * 2.36, size * (1 + 0.028 * Math.cos(share * Math.PI * 26))),
  )
  const ribs = each(14, (index) =>
    through([
      pointFrom([x, y], -2.75 + ((index + 0.5) / 14) * 2.36, size * 0.12),
      pointFrom([x, y], -2.75 + ((index + 0.5) / 14) * 2.36, size * 0.96),
    ]),
  )
  const rings = each(5, (index) =>
    through(along(20, (share) => pointFrom([x, y], -2.75 + share * 2.36, size * (0.4 + index * 0.13)))),
  )
  const ears = box([x, y + size * 0.02], size * 0.52, size * 0.14)
  return (
    filled([through([[x, y], ...rim], true), ears], 0.55) +
    stroked(ribs, size * 0.028, 0.9) +
    stroked(rings, size * 0.009, 0.6)
  )
}

/** A tower of whorls, each a little wider than the one above, separated by slanting seams. */
function turret(tip: Point, length: number, lean: number): string {
  const wide = (share: number) =>
    length * (0.02 + 0.15 * share) * (0.9 + 0.13 * Math.abs(Math.sin(share ** 0.6 * Math.PI * 9)))
  const place = (share: number, aside: number) => turned([share * length, aside], lean, tip)
  const side = (sign: number) => along(120, (share) => place(share, sign * wide(share)))
  const seams = each(9, (index) => {
    const share = ((index + 0.5) / 9) ** (1 / 0.6)
    return through([
      place(share - 0.012, -wide(share)),
      place(share + 0.02, 0),
      place(share + 0.06, wide(share + 0.05)),
    ])
  })
  const mouth = `<ellipse cx="0" cy="0" rx="${length * 0.1}" ry="${length * 0.15}" transform="translate(${place(1, length * 0.02).join(' ')}) rotate(${(lean * 180) / Math.PI + 24})" fill="#fff" fill-opacity=".6"/>`
  return (
    filled([through([...side(1), ...side(-1).toReversed()], true)], 0.66) +
    stroked(seams, length * 0.014, 0.95) +
    mouth
  )
}

export const shells: Subject = () => [
  { shape: nautilus([640, 560], 430, 0.9), density: 0.96, blur: 0.7 },
  { shape: scallop([1_300, 560], 250) + scallop([1_130, 960], 150), density: 0.92, blur: 0.8 },
  { shape: turret([1_080, 150], 380, 0.16) + turret([150, 1_000], 300, -0.42), density: 0.92, blur: 0.8 },
]
