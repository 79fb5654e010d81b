/** A camera in an exploded view, and a lens in cross-section. */
import type { Point } from '../drawing.ts'
import { filled, polygon, polyline, stroked, through } from '../drawing.ts'
import type { Paper, Subject } from '../layer.ts'
import { along, each } from '../layer.ts'
import { line, measure, squaredPaper } from './draughting.ts'

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
