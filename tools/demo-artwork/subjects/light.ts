/** Patterns of light: rings, diffraction stars, caustics in a pool, spectral lines. */

import type { Subject } from '../drawing.ts'
import { box, each, filled } from '../drawing.ts'

const clamp = (value: number) => Math.min(1, Math.max(0, value))

/** The wakes of two ferries and their interference. */
export const interference: Subject = ({ width, height }) => {
  const [one, other] = [
    [width * 0.29, height * 0.44],
    [width * 0.71, height * 0.6],
  ] as const
  const wave = 27
  return [
    {
      density: 0.9,
      shape: (x, y) => {
        const near = Math.hypot(x - one[0], y - one[1])
        const far = Math.hypot(x - other[0], y - other[1])
        const sum =
          Math.cos((near / wave) * Math.PI * 2) * Math.exp(-near / 1_300) +
          Math.cos((far / wave) * Math.PI * 2) * Math.exp(-far / 1_300)
        return clamp((sum - 0.55) * 1.5)
      },
    },
  ]
}

const sinc = (value: number) => (Math.abs(value) < 1e-6 ? 1 : Math.sin(value) / value)

/** A point of light behind a six-sided iris, including light that is too faint for the eye. */
export const diffraction: Subject = ({ width, height }) => {
  const spread = 0.052
  return [
    {
      density: 0.97,
      shape: (x, y) => {
        const [dx, dy] = [x - width / 2, y - height / 2]
        let light = 0
        for (let side = 0; side < 3; side++) {
          const angle = (side * Math.PI) / 3 + 0.2
          const [along, across] = [
            dx * Math.cos(angle) + dy * Math.sin(angle),
            dy * Math.cos(angle) - dx * Math.sin(angle),
          ]
          light +=
            (sinc(along * spread) * sinc(across * spread * 4.2)) ** 2 +
            (sinc(along * spread * 1.7) * sinc(across * spread * 1.7)) ** 2 * 0.6
        }
        const ring = (sinc(Math.hypot(dx, dy) * 0.034) * 1.4) ** 2
        return clamp((Math.log10(light + ring * 0.012 + 1e-7) + 4.6) / 4) ** 1.5
      },
    },
  ]
}

/** A lens on flat glass: rings that get closer towards the edge until they merge. */
export const newton: Subject = ({ width, height }) => [
  {
    density: 0.93,
    shape: (x, y) => {
      const [dx, dy] = [x - width * 0.47, (y - height * 0.5) * 1.03]
      const square = dx * dx + dy * dy
      const fade = clamp(1.12 - Math.sqrt(square) / 640)
      const scratch = 0.06 * Math.sin(dx * 0.013 + dy * 0.021)
      return clamp(0.5 - 0.5 * Math.cos(square / 1_750 + scratch)) ** 1.7 * fade ** 0.55
    },
  },
]

/** Sunlight through a moving surface: each ray is bent a little, and the floor is bright where many meet. */
export const caustics: Subject = ({ width, height, random }) => {
  const waves = each(15, () => {
    const angle = random.between(0, Math.PI * 2)
    const pace = random.between(0.011, 0.034)
    return { x: Math.cos(angle) * pace, y: Math.sin(angle) * pace, start: random() * 7, size: 0.55 / pace }
  })
  const floor = new Float32Array(width * height)
  const step = 0.5
  for (let y = -60; y < height + 60; y += step) {
    for (let x = -60; x < width + 60; x += step) {
      let [atX, atY] = [x, y]
      for (const wave of waves) {
        const slope = Math.cos(x * wave.x + y * wave.y + wave.start) * wave.size * 0.42
        atX += wave.x * slope * 62
        atY += wave.y * slope * 62
      }
      const [column, row] = [Math.round(atX), Math.round(atY)]
      if (column < 0 || row < 0 || column >= width || row >= height) continue
      const index = row * width + column
      floor[index] = (floor[index] ?? 0) + step * step
    }
  }
  return [{ density: 0.93, shape: (x, y) => clamp(((floor[y * width + x] ?? 0) - 0.8) / 4.2) ** 0.8 }]
}

/** Three spectra, one above the other: the sun, an iron lamp, and the sun in the evening. */
export const spectrum: Subject = ({ width, random }) => {
  const lines = each(3, (index) =>
    each(index === 1 ? 74 : 130, () => ({
      x: 130 + random() ** 0.8 * (width - 260),
      wide: random() < 0.08 ? random.between(7, 15) : random.between(1, 3.6),
      dense: random.between(0.3, 1),
    })),
  )
  const band = (index: number) => 150 + index * 290
  const drawn = lines.map((own, index) =>
    own.map(({ x, wide, dense }) => filled([box([x, band(index) + 115], wide, 230)], dense)).join(''),
  )
  const ruler = each(121, (index, share) =>
    filled([box([130 + share * (width - 260), 1_026], 2, index % 10 === 0 ? 40 : 18)]),
  )
  return [
    ...drawn.map((shape, index) => ({
      shape,
      density: index === 1 ? 0.96 : 0.82,
      blur: index === 2 ? 2.2 : 0.8,
    })),
    { shape: ruler.join('') + filled([box([width / 2, 1_004], width - 260, 2)]), density: 0.9 },
  ]
}

/** A plate strewn with sand and bowed at its edge: the sand stays where nothing moves. */
export const chladni: Subject = ({ random }) => {
  const figures = [
    [1, 2],
    [1, 4],
    [2, 3],
    [3, 5],
    [2, 7],
    [4, 5],
  ] as const
  const grains: string[] = []
  figures.forEach(([one, other], figure) => {
    const [left, top, size] = [105 + (figure % 3) * 480, 80 + Math.floor(figure / 3) * 490, 430]
    for (let grain = 0; grain < 26_000; grain++) {
      const [u, v] = [random(), random()]
      const still =
        Math.cos(one * Math.PI * u) * Math.cos(other * Math.PI * v) -
        Math.cos(other * Math.PI * u) * Math.cos(one * Math.PI * v)
      if (Math.abs(still) > random() ** 2.2 * 0.5 + 0.012) continue
      const dot = random.between(1, 2.4)
      grains.push(
        `M${(left + u * size).toFixed(1)} ${(top + v * size).toFixed(1)}h${dot.toFixed(1)}v${dot.toFixed(1)}h-${dot.toFixed(1)}z`,
      )
    }
  })
  return [{ shape: filled(grains), density: 0.95, blur: 0.5 }]
}
