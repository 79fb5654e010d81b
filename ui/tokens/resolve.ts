/** From a purpose and a theme to the colour itself. */
import type { Brand } from './brand.ts'
import { brand } from './brand.ts'
import type { BrandColors } from './chosen-color.ts'
import { brandColors } from './chosen-color.ts'
import type { Hex } from './color.ts'
import { toHex } from './color.ts'
import type { Lch } from './scales.ts'
import { hueRotationOf, hues, scalesOf, steps } from './scales.ts'
import type { ColorToken, Purpose, Theme } from './themes.ts'
import { grounds, moreContrast, purposes } from './themes.ts'

export function resolveColor(
  purpose: Purpose,
  theme: Theme,
  contrast: 'normal' | 'more' = 'normal',
  house: Brand = brand,
): ColorToken {
  const chosen = brandColorsOf(house)?.[theme][purpose]
  if (chosen !== undefined) return chosen
  const pair = (contrast === 'more' ? moreContrast[purpose] : undefined) ?? purposes[purpose]
  return pair[theme === 'light' ? 0 : 1]
}

const colorsByBrand = new WeakMap<Brand, Readonly<Record<Theme, BrandColors>>>()

/** What the chosen colour replaces in each theme. */
function brandColorsOf(house: Brand): Readonly<Record<Theme, BrandColors>> | undefined {
  const { color } = house
  if (color === undefined) return undefined
  const known = colorsByBrand.get(house)
  if (known !== undefined) return known
  const inTheme = (theme: Theme) => {
    const own = (purpose: Purpose) => hexOf(resolveColor(purpose, theme))
    return brandColors(color, { grounds: grounds.map(own), edge: own('edge') })
  }
  const made = { light: inTheme('light'), dark: inTheme('dark') }
  colorsByBrand.set(house, made)
  return made
}

const named = new WeakMap<Brand, ReadonlyMap<string, Lch>>()

/** The steps of all scales by their names, for one brand. */
function stepsOf(house: Brand): ReadonlyMap<string, Lch> {
  const known = named.get(house)
  if (known !== undefined) return known
  const scales = scalesOf(house)
  const made = new Map(
    hues.flatMap((name) => steps.map((step): [string, Lch] => [`${name}-${step}`, scales[name][step]])),
  )
  named.set(house, made)
  return made
}

/** A paint as `#rrggbb` for this brand; nothing to see is `#00000000`. */
export function hexOf(colorToken: ColorToken, house: Brand = brand): Hex {
  if (colorToken === 'white') return '#ffffff'
  if (colorToken === 'transparent') return '#00000000'
  if (isHex(colorToken)) return colorToken
  if (typeof colorToken !== 'string') {
    if (!('rotation' in colorToken)) return toHex(colorToken)
    const hue = house.hue + colorToken.rotation * hueRotationOf(house)
    return toHex([colorToken.lightness, colorToken.chroma * Math.min(1, house.strength), hue])
  }
  const color = stepsOf(house).get(colorToken)
  if (!color) throw new Error(`No colour is called ${colorToken}`)
  return toHex(color)
}

const isHex = (colorToken: ColorToken): colorToken is Hex =>
  typeof colorToken === 'string' && colorToken.startsWith('#')
const isStep = (colorToken: ColorToken) => typeof colorToken === 'string' && /^[a-z-]+-\d+$/.test(colorToken)

/** A paint as CSS: a step is named, so that it follows the wide-gamut override. */
export function cssOf(colorToken: ColorToken, house: Brand = brand): string {
  if (colorToken === 'transparent') return colorToken
  return isStep(colorToken) ? `var(--${colorToken})` : hexOf(colorToken, house)
}

/** What a reader who asks for more contrast sees, as custom properties: for a switch that shows it to everybody else. */
export function contrastTokens(theme: Theme): Readonly<Record<`--${string}`, string>> {
  const asked = Object.keys(purposes).filter((name): name is Purpose => Object.hasOwn(moreContrast, name))
  return Object.fromEntries(
    asked.map((purpose) => [`--${purpose}`, cssOf(resolveColor(purpose, theme, 'more'))] as const),
  )
}
