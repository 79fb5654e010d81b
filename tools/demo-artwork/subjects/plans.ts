/** Plans and sections: the lines of a caique, a darkroom, a camera and a lens. */
import type { Paper, Point, Subject } from '../drawing.ts'
import {
  along,
  arc,
  box,
  circle,
  each,
  filled,
  pointFrom,
  polygon,
  polyline,
  stroked,
  through,
} from '../drawing.ts'

/** Parts of every plan: squared paper, straight lines and measures. */
const line = (from: Point, to: Point): string => polyline([from, to])

function squaredPaper(width: number, height: number, step = 40): string {
  const down = each(Math.floor(width / step), (index) => line([index * step, 0], [index * step, height]))
  const across = each(Math.floor(height / step), (index) => line([0, index * step], [width, index * step]))
  return stroked([...down, ...across], 1, 0.16)
}

/** A measure with a slash at both ends, as in technical drawings. */
function measure(from: Point, to: Point): string {
  const slash = ([x, y]: Point) => line([x - 9, y + 9], [x + 9, y - 9])
  return stroked([line(from, to), slash(from), slash(to)], 1.8, 0.85)
}

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

/** The lines plan of a caique: side, top and end views. */
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

/** A door and the quarter circle that it sweeps. */
function door(hinge: Point, length: number, from: number, to: number): string {
  return stroked([line(hinge, pointFrom(hinge, from, length)), arc(hinge, length, from, to)], 2.4, 0.9)
}

const walls = 'M330 260H1050V760H330ZM760 260V470M760 590V760M330 540H560M1050 420H1290V760H1050'

const doors = [
  door([560, 540], 110, 0, Math.PI / 2),
  door([760, 590], 118, -Math.PI / 2, -Math.PI),
  door([1_050, 560], 120, Math.PI / 2, 0),
  door([900, 760], 120, Math.PI, Math.PI * 1.5),
]

const measures = [
  measure([330, 190], [760, 190]),
  measure([760, 190], [1_050, 190]),
  measure([1_050, 190], [1_290, 190]),
  measure([250, 260], [250, 540]),
  measure([250, 540], [250, 760]),
  measure([330, 850], [1_290, 850]),
]

/** The sink with its trays, the press, the shelves, and the boards of the deck. */
const furniture = [
  stroked([box([540, 312], 360, 66), ...each(3, (index) => box([424 + index * 116, 312], 96, 46))], 3),
  stroked([box([900, 430], 160, 100), circle([900, 430], 34), line([900, 396], [900, 340])], 3),
  stroked(
    each(5, (index) => box([368, 580 + index * 36], 60, 24)),
    2.4,
  ),
  stroked(
    each(13, (index) => line([1_070 + index * 17, 440], [1_070 + index * 17, 740])),
    1.8,
    0.8,
  ),
]

const north = stroked([circle([1_390, 280], 58), 'M1390 342V196L1368 250'], 3)

/** How far the sun comes in at noon in June. */
const reach = stroked([circle([800, 520], 470)], 1.6, 0.5)

/** The floor plan of the second darkroom. */
export const printingRoom: Subject = ({ width, height }) => [
  { shape: squaredPaper(width, height), density: 0.9 },
  { shape: stroked([walls], 11), density: 0.97, blur: 0.6 },
  { shape: [...furniture, ...doors, ...measures, north, reach].join(''), density: 0.95, blur: 0.5 },
]

/** Where a point in space is on the paper, in parallel projection. */
type Solid = (x: number, y: number, z: number) => Point

const square = (solid: Solid, half: number, z: number): readonly Point[] => [
  solid(-half, -half, z),
  solid(half, -half, z),
  solid(half, half, z),
  solid(-half, half, z),
]

function frame(solid: Solid, half: number, z: number, deep: number): string {
  const [front, back] = [square(solid, half, z), square(solid, half, z + deep)]
  const edges = front.map((corner, index) => line(corner, back[index] ?? corner))
  return stroked([polygon(front), polygon(back), ...edges], 3.4)
}

function disc(solid: Solid, radius: number, z: number): string {
  const turn = (share: number) => share * Math.PI * 2
  return polygon(
    along(60, (share) => solid(Math.cos(turn(share)) * radius, Math.sin(turn(share)) * radius, z)),
  )
}

/** Along one axis: the front with its hole, the bellows, the frames, the ground glass. */
export const boxCamera: Subject = ({ width, height }) => {
  const solid: Solid = (x, y, z) => [width / 2 - (x - z) * 0.7, height / 2 + (x + z) * 0.4 - y * 0.84]
  const frames = [frame(solid, 210, -430, 70), frame(solid, 230, 230, 90), frame(solid, 215, 420, 18)]
  const glass = frame(solid, 215, 500, 6)
  const bellows = each(12, (index) =>
    polygon(square(solid, 148 + index * 7 + (index % 2) * 18, -90 + index * 21)),
  )
  const rings = [disc(solid, 60, -470), disc(solid, 90, -500), disc(solid, 90, -530), disc(solid, 130, -430)]
  const rays = [-1, 1].flatMap((side) =>
    [-1, 1].map((tall) => line(solid(side * 190, tall * 190, 520), solid(-side * 190, -tall * 190, -560))),
  )
  const axis = stroked([line(solid(0, 0, -640), solid(0, 0, 640))], 1.6, 0.7)
  const length = measure(solid(-300, -240, -430), solid(-300, -240, 510))
  return [
    { shape: squaredPaper(width, height), density: 0.8 },
    { shape: [...frames, glass].join(''), density: 0.96, blur: 0.5 },
    {
      shape: stroked(bellows, 2.4) + stroked(rings, 3) + filled([disc(solid, 7, -470)]),
      density: 0.95,
      blur: 0.5,
    },
    { shape: axis + stroked(rays, 1.2, 0.45) + length, density: 0.9 },
  ]
}

/** Six lenses in four groups: for both surfaces the position and the bulge, then half of the height. */
const glasses: readonly (readonly [number, number, number, number, number])[] = [
  [330, -46, 440, 20, 330],
  [470, -70, 560, -24, 280],
  [562, -24, 610, -62, 280],
  [860, 52, 905, 20, 240],
  [907, 20, 1_010, 70, 250],
  [1_050, 10, 1_130, 58, 270],
]

/** The heights of a ray that enters at the edge. */
const course: readonly Point[] = [
  [70, 210],
  [370, 210],
  [560, 160],
  [740, 96],
  [960, 128],
  [1_100, 116],
  [1_452, 0],
]

function glassesAround(middle: number): {
  readonly outlines: readonly string[]
  readonly hatch: readonly string[]
} {
  const surface = (x: number, bulge: number, half: number) =>
    along(
      24,
      (share): Point => [x + bulge * (1 - ((share - 0.5) * 2) ** 2), middle + (share - 0.5) * 2 * half],
    )
  const outlines = glasses.map(([x, bulge, toX, toBulge, half]) =>
    through([...surface(x, bulge, half), ...surface(toX, toBulge, half).toReversed()], true),
  )
  const hatch = glasses.flatMap(([x, , toX, , half]) =>
    each(13, (index) => {
      const y = middle - half + index * ((half * 2 - 60) / 13)
      return line([x + 12, y + 40], [toX - 12, y + 16])
    }),
  )
  return { outlines, hatch }
}

/** The barrel, and the iris between its two halves. */
function mount(middle: number): string {
  const edges = [-1, 1].flatMap((side) => [
    line([280, middle + side * 372], [1_180, middle + side * 372]),
    line([740, middle + side * 330], [740, middle + side * 112]),
  ])
  return stroked(edges, 7)
}

/** The path of light through six lenses to one point on the film. */
export const lensSection: Subject = ({ width, height }: Paper) => {
  const middle = height / 2
  const { outlines, hatch } = glassesAround(middle)
  const rays = each(9, (_, share) =>
    polyline(course.map(([x, y]): Point => [x, middle + (share - 0.5) * 2 * y])),
  )
  const axis = stroked([line([50, middle], [width - 50, middle])], 1.6, 0.7)
  const film = stroked([line([1_452, middle - 230], [1_452, middle + 230])], 5)
  return [
    { shape: squaredPaper(width, height), density: 0.7 },
    { shape: filled(outlines, 0.22) + stroked(outlines, 4), density: 0.96, blur: 0.5 },
    { shape: stroked(hatch, 1, 0.5) + stroked(rays, 1.8, 0.9) + mount(middle), density: 0.95, blur: 0.5 },
    { shape: axis + film + measure([330, height - 130], [1_452, height - 130]), density: 0.93 },
  ]
}
