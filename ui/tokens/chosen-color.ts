/** The purposes that take the chosen brand colour as it is, and the colours that are derived from it. */
import type { Hex } from './color.ts'
import { contrast, toHex, toLch } from './color.ts'
import type { ColorToken, Purpose } from './themes.ts'

export type BrandColors = Readonly<Partial<Record<Purpose, ColorToken>>>

const white = '#ffffff'
/** Dark enough that every colour reaches 4.5:1 with white or with this. */
const nearBlack = '#050608'
/** How much lighter or darker a button becomes under the pointer, in OKLCH lightness. */
const hoverStep = 0.05
const pressedStep = 0.1
/** At least this much contrast, and the shape of a button is seen without a border. */
const visibleShape = 1.4

interface ColorContext {
  /** What the page, panels and menus are painted with in a theme. */
  readonly grounds: readonly Hex[]
  /** The border of fields in that theme. */
  readonly edge: Hex
}

export function brandColors(color: Hex, { grounds, edge }: ColorContext): BrandColors {
  const onPrimary = contrast(white, color) >= 4.5 ? white : nearBlack
  const shade = shadesOf(color, onPrimary)
  const weakest = Math.min(...grounds.map((ground) => contrast(color, ground)))
  return {
    primary: color,
    'primary-hover': shade(hoverStep),
    'primary-pressed': shade(pressedStep),
    'on-primary': onPrimary,
    ...(weakest < visibleShape ? { 'primary-outline': edge } : {}),
    // Where the colour stands out too little, these keep their steps of the scale, which always do.
    ...(weakest >= 3 ? { accent: color, 'primary-edge': color } : {}),
  }
}

/** Shades move away from the text on the button, so that its contrast grows, unless there is no room left for them. */
function shadesOf(color: Hex, onPrimary: Hex): (step: number) => Hex {
  const [lightness, chroma, hue] = toLch(color)
  const isDarker = onPrimary === white ? lightness > 0.3 : lightness > 0.9
  // Below this lightness no two shades can be told apart.
  return (step) => toHex([isDarker ? lightness - step : Math.max(lightness, 0.2) + step, chroma, hue])
}
