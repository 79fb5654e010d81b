/** Resolves a purpose and a theme to a colour. */
import type { Brand } from './brand.ts'
import { brand } from './brand.ts'
import type { Hex } from './color.ts'
import { contrast, toHex, toLch } from './color.ts'
import type { Lch } from './scales.ts'
import { greyOf, hueRotationOf, hues, scalesOf, steps } from './scales.ts'
import type { ColorToken, Purpose, Theme } from './themes.ts'
import { grounds, moreContrast, purposes } from './themes.ts'

export function resolveColor(
  purpose: Purpose,
  theme: Theme,
  contrast: 'normal' | 'more' = 'normal',
  siteBrand: Brand = brand,
): ColorToken {
  const chosen = brandColorsOf(siteBrand)?.[theme][purpose]
  if (chosen !== undefined) return chosen
  const pair = (contrast === 'more' ? moreContrast[purpose] : undefined) ?? purposes[purpose]
  return pair[theme === 'light' ? 0 : 1]
}

const colorsByBrand = new WeakMap<Brand, Readonly<Record<Theme, BrandColors>>>()

/** The purposes that a chosen colour replaces in each theme. */
function brandColorsOf(siteBrand: Brand): Readonly<Record<Theme, BrandColors>> | undefined {
  const { color } = siteBrand
  if (color === undefined) return undefined
  const cached = colorsByBrand.get(siteBrand)
  if (cached !== undefined) return cached
  const inTheme = (theme: Theme) => {
    const own = (purpose: Purpose) => hexOf(resolveColor(purpose, theme), siteBrand)
    return brandColors(color, { grounds: grounds.map(own), edge: own('edge') })
  }
  const made = { light: inTheme('light'), dark: inTheme('dark') }
  colorsByBrand.set(siteBrand, made)
  return made
}

type BrandColors = Readonly<Partial<Record<Purpose, ColorToken>>>

const white = '#ffffff'
/** Dark enough that every colour reaches 4.5:1 with white or with this one. */
const nearBlack = '#050608'
/** The change in OKLCH lightness of a button under the pointer. */
const hoverStep = 0.05
const pressedStep = 0.1
/** From this contrast on, the shape of a button is visible without a border. */
const visibleShape = 1.4

interface ColorContext {
  /** The backgrounds of the page, panels and menus in a theme. */
  readonly grounds: readonly Hex[]
  /** The border of fields in that theme. */
  readonly edge: Hex
}

/** The purposes that use the chosen brand colour as it is, and the colours that are derived from it. */
function brandColors(color: Hex, { grounds, edge }: ColorContext): BrandColors {
  const onPrimary = contrast(white, color) >= 4.5 ? white : nearBlack
  const shade = shadesOf(color, onPrimary)
  const weakest = Math.min(...grounds.map((ground) => contrast(color, ground)))
  return {
    primary: color,
    'primary-hover': shade(hoverStep),
    'primary-pressed': shade(pressedStep),
    'on-primary': onPrimary,
    ...(weakest < visibleShape ? { 'primary-outline': edge } : {}),
    // If the contrast of the colour is too low, these keep their steps of the scale, which always have enough
    // contrast.
    ...(weakest >= 3 ? { accent: color, 'primary-edge': color } : {}),
  }
}

/** Shades move away from the text on the button, so that its contrast grows, unless the range ends there. */
function shadesOf(color: Hex, onPrimary: Hex): (step: number) => Hex {
  const [lightness, chroma, hue] = toLch(color)
  const isDarker = onPrimary === white ? lightness > 0.3 : lightness > 0.9
  // Below this lightness two shades look the same.
  return (step) => toHex([isDarker ? lightness - step : Math.max(lightness, 0.2) + step, chroma, hue])
}

const named = new WeakMap<Brand, ReadonlyMap<string, Lch>>()

/** The steps of all scales by their names, for one brand. */
function stepsOf(siteBrand: Brand): ReadonlyMap<string, Lch> {
  const cached = named.get(siteBrand)
  if (cached !== undefined) return cached
  const scales = scalesOf(siteBrand)
  const made = new Map(
    hues.flatMap((name) => steps.map((step): [string, Lch] => [`${name}-${step}`, scales[name][step]])),
  )
  named.set(siteBrand, made)
  return made
}

/** A colour token as `#rrggbb` for this brand. Transparent is `#00000000`. */
export function hexOf(colorToken: ColorToken, siteBrand: Brand = brand): Hex {
  if (colorToken === 'white') return '#ffffff'
  if (colorToken === 'transparent') return '#00000000'
  if (isHex(colorToken)) return colorToken
  if (typeof colorToken !== 'string') {
    if ('grey' in colorToken) return toHex(greyOf(siteBrand, colorToken.grey))
    if (!('rotation' in colorToken)) return toHex(colorToken)
    const hue = siteBrand.hue + colorToken.rotation * hueRotationOf(siteBrand)
    return toHex([colorToken.lightness, colorToken.chroma * Math.min(1, siteBrand.strength), hue])
  }
  const color = stepsOf(siteBrand).get(colorToken)
  if (!color) throw new Error(`No colour is called ${colorToken}`)
  return toHex(color)
}

const isHex = (colorToken: ColorToken): colorToken is Hex =>
  typeof colorToken === 'string' && colorToken.startsWith('#')
const isStep = (colorToken: ColorToken) => typeof colorToken === 'string' && /^[a-z-]+-\d+$/.test(colorToken)

/**
 * A colour token as CSS. A step is referenced by name, so that it follows the wide-gamut override. Greys of a chosen
 * colour have none.
 */
export function cssOf(colorToken: ColorToken, siteBrand: Brand = brand): string {
  if (colorToken === 'transparent') return colorToken
  const isTinted = siteBrand.color !== undefined && String(colorToken).startsWith('neutral')
  return isStep(colorToken) && !isTinted ? `var(--${colorToken})` : hexOf(colorToken, siteBrand)
}

/** The custom properties for readers who prefer more contrast, for a switch that shows it to anyone. */
export function contrastTokens(theme: Theme): Readonly<Record<`--${string}`, string>> {
  const stronger = Object.keys(purposes).filter((name): name is Purpose => Object.hasOwn(moreContrast, name))
  return Object.fromEntries(
    stronger.map((purpose) => [`--${purpose}`, cssOf(resolveColor(purpose, theme, 'more'))] as const),
  )
}
