/**
 * The colour scales as lightness, chroma and hue (OKLCH). Every hex value and ratio is computed from these.
 */
import type { Brand } from './brand.ts'
import { brand } from './brand.ts'

export const steps = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950] as const
export type Step = (typeof steps)[number]

export const hues = ['electric-cyan', 'violet', 'red', 'neutral', 'green', 'amber'] as const
export type Hue = (typeof hues)[number]

/** Lightness 0 to 1, chroma, hue in degrees. */
export type Lch = readonly [lightness: number, chroma: number, hue: number]
type Scale = Readonly<Record<Step, Lch>>

/**
 * How far hues rotate along the scale. Only the colour of the product ends in ink. A chosen colour keeps its
 * hue.
 */
export const hueRotationOf = ({ color }: Brand): number => (color === undefined ? 1 : 0)

function brandScale(siteBrand: Brand): Scale {
  const { hue, strength } = siteBrand
  const rotation = hueRotationOf(siteBrand)
  return {
    50: [0.984, 0.01 * strength, hue - 6 * rotation],
    100: [0.96, 0.034 * strength, hue - 6 * rotation],
    200: [0.922, 0.079 * strength, hue - 6 * rotation],
    300: [0.876, 0.129 * strength, hue - 5 * rotation],
    400: [0.822, 0.14 * strength, hue - 3 * rotation],
    500: [0.748, 0.129 * strength, hue],
    600: [0.625, 0.11 * strength, hue + 6 * rotation],
    700: [0.515, 0.094 * strength, hue + 14 * rotation],
    800: [0.425, 0.081 * strength, hue + 22 * rotation],
    900: [0.33, 0.066 * strength, hue + 30 * rotation],
    950: [0.215, 0.041 * strength, hue + 38 * rotation],
  }
}

/** Greys with a slight tint of ink. */
const neutral = {
  50: [0.986, 0.003, 220],
  100: [0.969, 0.006, 222],
  200: [0.932, 0.01, 225],
  300: [0.882, 0.014, 228],
  400: [0.735, 0.022, 232],
  500: [0.552, 0.028, 235],
  600: [0.47, 0.031, 237],
  700: [0.385, 0.033, 239],
  800: [0.29, 0.034, 242],
  900: [0.215, 0.033, 244],
  950: [0.158, 0.029, 246],
} as const satisfies Scale

/** Colours with a meaning: they do not change with the brand. */
const meaning = {
  violet: {
    50: [0.977, 0.012, 297],
    100: [0.948, 0.027, 297],
    200: [0.9, 0.053, 296],
    300: [0.828, 0.094, 295],
    400: [0.728, 0.154, 294],
    500: [0.582, 0.249, 293],
    600: [0.515, 0.262, 292],
    700: [0.45, 0.24, 291],
    800: [0.385, 0.2, 290],
    900: [0.32, 0.158, 289],
    950: [0.225, 0.112, 287],
  },
  red: {
    50: [0.975, 0.012, 17],
    100: [0.943, 0.028, 17],
    200: [0.89, 0.056, 18],
    300: [0.815, 0.102, 19],
    400: [0.715, 0.176, 21],
    500: [0.588, 0.23, 24],
    600: [0.53, 0.211, 25],
    700: [0.46, 0.184, 26],
    800: [0.39, 0.152, 26],
    900: [0.325, 0.12, 26],
    950: [0.225, 0.082, 26],
  },
  green: {
    50: [0.98, 0.018, 158],
    100: [0.956, 0.044, 158],
    200: [0.915, 0.084, 158],
    300: [0.86, 0.13, 157],
    400: [0.785, 0.165, 156],
    500: [0.69, 0.16, 155],
    600: [0.575, 0.135, 155],
    700: [0.48, 0.112, 156],
    800: [0.405, 0.092, 157],
    900: [0.33, 0.072, 158],
    950: [0.225, 0.048, 160],
  },
  amber: {
    50: [0.985, 0.02, 92],
    100: [0.962, 0.05, 92],
    200: [0.924, 0.094, 90],
    300: [0.882, 0.132, 87],
    400: [0.835, 0.163, 82],
    500: [0.765, 0.156, 75],
    600: [0.64, 0.138, 66],
    700: [0.525, 0.115, 60],
    800: [0.44, 0.095, 56],
    900: [0.36, 0.076, 53],
    950: [0.245, 0.05, 50],
  },
} as const satisfies Partial<Record<Hue, Scale>>

/**
 * A grey for a brand. A chosen colour tints all greys, half as much as ink does, because a strong tint of yellow or
 * green looks muddy.
 */
export function greyOf(siteBrand: Brand, [lightness, chroma, hue]: Lch): Lch {
  if (siteBrand.color === undefined) return [lightness, chroma, hue]
  return [lightness, (chroma / 2) * Math.min(1, siteBrand.strength), siteBrand.hue]
}

function neutralScale(siteBrand: Brand): Scale {
  const scale: Record<Step, Lch> = { ...neutral }
  for (const step of steps) scale[step] = greyOf(siteBrand, neutral[step])
  return scale
}

export const scalesOf = (siteBrand: Brand): Readonly<Record<Hue, Scale>> => ({
  'electric-cyan': brandScale(siteBrand),
  neutral: neutralScale(siteBrand),
  ...meaning,
})

export const scales = scalesOf(brand)

/** Wide-gamut screens get a stronger cyan. Lightness and hue stay the same, so contrast does too. */
export function wideGamutOf(siteBrand: Brand): Readonly<Partial<Record<Step, Lch>>> {
  const { hue, strength } = siteBrand
  const rotation = hueRotationOf(siteBrand)
  return {
    300: [0.876, 0.139 * strength, hue - 5 * rotation],
    400: [0.822, 0.179 * strength, hue - 3 * rotation],
    500: [0.748, 0.165 * strength, hue],
    600: [0.625, 0.14 * strength, hue + 6 * rotation],
  }
}
