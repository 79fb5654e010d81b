/** Cyanotypes that went to work: plans of rooms, cameras, lenses and boats. */
import type { Point } from '../drawing.ts'
import { arc, box, circle, filled, onward, polygon, polyline, stroked, through } from '../drawing.ts'
import type { Subject } from '../layer.ts'
import { along, each } from '../layer.ts'

const line = (from: Point, to: Point) => polyline([from, to])

function grid(width: number, height: number, step: number): string {
  const down = each(Math.floor(width / step), (index) => line([index * step, 0], [index * step, height]))
  const across = each(Math.floor(height / step), (index) => line([0, index * step], [width, index * step]))
  return stroked([...down, ...across], 1, 0.16)
}

/** A measure with a slash at both ends, as draughtsmen make them. */
function measure(from: Point, to: Point): string {
  const slash = ([x, y]: Point) => line([x - 9, y + 9], [x + 9, y - 9])
  return stroked([line(from, to), slash(from), slash(to)], 1.8, 0.85)
}

const wall = (points: readonly Point[]) => stroked([polyline(points)], 11) + stroked([polyline(points)], 2, 1)

/** A leaf of a door and the quarter circle that it sweeps. */
function door(hinge: Point, length: number, from: number, to: number): string {
  return stroked([line(hinge, onward(hinge, from, length)), arc(hinge, length, from, to)], 2.4, 0.9)
}

export const printingRoom: Subject = ({ width, height }) => {
  const walls =
    wall([
      [330, 260],
      [1_050, 260],
      [1_050, 760],
      [330, 760],
      [330, 260],
    ]) +
    wall([
      [760, 260],
      [760, 470],
    ]) +
    wall([
      [760, 590],
      [760, 760],
    ]) +
    wall([
      [330, 540],
      [560, 540],
    ]) +
    wall([
      [1_050, 420],
      [1_290, 420],
      [1_290, 760],
      [1_050, 760],
    ])
  const sink = stroked(
    [box([540, 312], 360, 66), ...each(3, (index) => box([424 + index * 116, 312], 96, 46))],
    3,
  )
  const press = stroked([box([900, 430], 160, 100), circle([900, 430], 34), line([900, 396], [900, 340])], 3)
  const deck = stroked(
    each(13, (index) => line([1_070 + index * 17, 440], [1_070 + index * 17, 740])),
    1.8,
    0.8,
  )
  const shelves = stroked(
    each(5, (index) => box([350 + 18, 580 + index * 36], 60, 24)),
    2.4,
  )
  const doors =
    door([560, 540], 110, 0, Math.PI / 2) +
    door([760, 590], 118, -Math.PI / 2, -Math.PI) +
    door([1_050, 560], 120, Math.PI / 2, 0) +
    door([900, 760], 120, Math.PI, Math.PI * 1.5)
  const measures =
    measure([330, 190], [760, 190]) +
    measure([760, 190], [1_050, 190]) +
    measure([1_050, 190], [1_290, 190]) +
    measure([250, 260], [250, 540]) +
    measure([250, 540], [250, 760]) +
    measure([330, 850], [1_290, 850])
  const north =
    stroked(
      [
        circle([1_390, 280], 58),
        polyline([
          [1_390, 342],
          [1_390, 196],
          [1_368, 250],
        ]),
      ],
      3,
    ) + stroked([circle([800, 520], 470)], 1.6, 0.5)
  return [
    { shape: grid(width, height, 40), density: 0.9 },
    { shape: walls, density: 0.97, blur: 0.6 },
    { shape: sink + press + deck + shelves + doors + measures + north, density: 0.95, blur: 0.5 },
  ]
}

/** A box camera taken apart along its axis, in parallel projection. */
export const boxCamera: Subject = ({ width, height }) => {
  const solid = (x: number, y: number, z: number): Point => [
    width * 0.5 - (x - z) * 0.7,
    height * 0.5 + (x + z) * 0.4 - y * 0.84,
  ]
  const frame = (z: number, half: number, high: number, deep: number) => {
    const ring = (at: number) =>
      [
        solid(-half, -high, at),
        solid(half, -high, at),
        solid(half, high, at),
        solid(-half, high, at),
      ] as const
    const [front, back] = [ring(z), ring(z + deep)]
    const edges = front.map((corner, index) => line(corner, back[index] ?? corner))
    return stroked([polygon(front), polygon(back), ...edges], 3.4)
  }
  const disc = (z: number, radius: number) =>
    polygon(
      along(60, (share) =>
        solid(Math.cos(share * Math.PI * 2) * radius, Math.sin(share * Math.PI * 2) * radius, z),
      ),
    )
  const axis = stroked([line(solid(0, 0, -640), solid(0, 0, 640))], 1.6, 0.7)
  const bellows = each(12, (index) => {
    const [z, half] = [-90 + index * 21, 148 + index * 7 + (index % 2) * 18]
    return polygon([
      solid(-half, -half, z),
      solid(half, -half, z),
      solid(half, half, z),
      solid(-half, half, z),
    ])
  })
  const rays = [-1, 1].flatMap((side) =>
    [-1, 1].map((tall) => line(solid(side * 190, tall * 190, 520), solid(-side * 190, -tall * 190, -560))),
  )
  return [
    { shape: grid(width, height, 40), density: 0.8 },
    {
      shape:
        frame(-430, 210, 210, 70) +
        frame(230, 230, 230, 90) +
        frame(420, 215, 215, 18) +
        frame(500, 215, 215, 6),
      density: 0.96,
      blur: 0.5,
    },
    {
      shape:
        stroked(bellows, 2.4) +
        stroked([disc(-470, 60), disc(-500, 90), disc(-530, 90), disc(-430, 130)], 3) +
        filled([disc(-470, 7)]),
      density: 0.95,
      blur: 0.5,
    },
    {
      shape: axis + stroked(rays, 1.2, 0.45) + measure(solid(-300, -240, -430), solid(-300, -240, 510)),
      density: 0.9,
    },
  ]
}

/** Six lenses in four groups, and how the light goes through them. */
export const lensSection: Subject = ({ width, height }) => {
  const middle = height * 0.5
  const surface = (x: number, bend: number, half: number) =>
    along(
      24,
      (share): Point => [x + bend * (1 - ((share - 0.5) * 2) ** 2), middle + (share - 0.5) * 2 * half],
    )
  const glasses: readonly (readonly [number, number, number, number, number])[] = [
    [330, -46, 440, 20, 330],
    [470, -70, 560, -24, 280],
    [562, -24, 610, -62, 280],
    [860, 52, 905, 20, 240],
    [907, 20, 1_010, 70, 250],
    [1_050, 10, 1_130, 58, 270],
  ]
  const outlines = glasses.map(([x, bend, toX, toBend, half]) =>
    through([...surface(x, bend, half), ...surface(toX, toBend, half).toReversed()], true),
  )
  const hatch = glasses.flatMap(([x, , toX, , half]) =>
    each(13, (index) =>
      line(
        [x + 12, middle - half + 40 + index * ((half * 2 - 60) / 13)],
        [toX - 12, middle - half + 16 + index * ((half * 2 - 60) / 13)],
      ),
    ),
  )
  const rays = each(9, (_, share) => {
    const y = (share - 0.5) * 2
    return polyline([
      [70, middle + y * 210],
      [370, middle + y * 210],
      [560, middle + y * 160],
      [740, middle + y * 96],
      [960, middle + y * 128],
      [1_100, middle + y * 116],
      [1_452, middle],
    ])
  })
  const iris = [
    line([740, middle - 330], [740, middle - 112]),
    line([740, middle + 112], [740, middle + 330]),
  ]
  const barrel = [
    polyline([
      [280, middle - 372],
      [1_180, middle - 372],
    ]),
    polyline([
      [280, middle + 372],
      [1_180, middle + 372],
    ]),
  ]
  return [
    { shape: grid(width, height, 40), density: 0.7 },
    { shape: filled(outlines, 0.22) + stroked(outlines, 4), density: 0.96, blur: 0.5 },
    {
      shape: stroked(hatch, 1, 0.5) + stroked(rays, 1.8, 0.9) + stroked([...iris, ...barrel], 7),
      density: 0.95,
      blur: 0.5,
    },
    {
      shape:
        stroked([line([50, middle], [width - 50, middle])], 1.6, 0.7) +
        stroked([line([1_452, middle - 230], [1_452, middle + 230])], 5) +
        measure([330, height - 130], [1_452, height - 130]),
      density: 0.93,
    },
  ]
}

/** The lines of a caique, as a boatyard lofts them: from the side, from above, and from both ends. */
export const hull: Subject = ({ width, height }) => {
  const [bow, stern] = [1_450, 140]
  const sheer = (share: number) => 330 - 96 * (share - 0.42) ** 2 * 3.2 - share ** 4 * 60
  const keel = (share: number) =>
    600 +
    26 * share -
    (share > 0.86 ? (share - 0.86) * 1_500 : 0) -
    (share < 0.06 ? (0.06 - share) * 1_600 : 0)
  const x = (share: number) => stern + share * (bow - stern)
  const profile = [
    along(40, (share): Point => [x(share), sheer(share)]),
    along(40, (share): Point => [x(share), Math.max(keel(share), sheer(share))]),
  ]
  const waterlines = each(7, (_, depth) =>
    through(
      along(
        30,
        (share): Point => [x(share), sheer(share) + (keel(share) - sheer(share)) * (0.14 + depth * 0.72)],
      ),
    ),
  )
  const stations = each(21, (_, share) =>
    line([x(share), sheer(share)], [x(share), Math.max(keel(share), sheer(share))]),
  )
  const half = (share: number, depth: number) =>
    190 *
    Math.sin(Math.PI * Math.min(1, share * 0.93 + 0.07) ** 0.8) ** (0.55 + depth * 0.9) *
    (1 - depth * 0.55)
  const above = each(6, (_, depth) =>
    through(along(40, (share): Point => [x(share), 700 + half(share, depth)])),
  )
  const ends = each(11, (index, share) => {
    const side = index < 5 ? -1 : 1
    return through(
      along(
        16,
        (depth): Point => [1_280 + side * half(0.04 + share * 0.92, depth) * 0.62, 820 + depth * 150],
      ),
    )
  })
  return [
    { shape: grid(width, height, 40), density: 0.7 },
    {
      shape:
        stroked(
          profile.map((points) => through(points)),
          5.5,
        ) + stroked([line([stern, 700], [bow, 700])], 3),
      density: 0.96,
      blur: 0.6,
    },
    {
      shape: stroked([...waterlines, ...above, ...ends], 2.2, 0.95) + stroked(stations, 1.3, 0.6),
      density: 0.94,
      blur: 0.5,
    },
    {
      shape: measure([stern, 970], [1_030, 970]) + stroked([line([1_280, 790], [1_280, 990])], 1.6, 0.8),
      density: 0.9,
    },
  ]
}
