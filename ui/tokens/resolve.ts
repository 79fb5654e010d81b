/** From a purpose and a theme to the colour itself. */
import type { Brand } from './brand.ts'
import { brand } from './brand.ts'
import type { ChosenPaints } from './chosen-color.ts'
import { chosenPaints } from './chosen-color.ts'
import type { Hex } from './color.ts'
import { toHex } from './color.ts'
import type { Lch } from './scales.ts'
import { hues, scalesOf, steps, turnOf } from './scales.ts'
import type { Paint, Purpose, Theme } from './themes.ts'
import { grounds, moreContrast, purposes } from './themes.ts'

export function paintOf(
  purpose: Purpose,
  theme: Theme,
  contrast: 'normal' | 'more' = 'normal',
  house: Brand = brand,
): Paint {
  const chosen = chosenOf(house)?.[theme][purpose]
  if (chosen !== undefined) return chosen
  const pair = (contrast === 'more' ? moreContrast[purpose] : undefined) ?? purposes[purpose]
  return pair[theme === 'light' ? 0 : 1]
}

const chosenByBrand = new WeakMap<Brand, Readonly<Record<Theme, ChosenPaints>>>()

/** What the chosen colour replaces in each theme. */
function chosenOf(house: Brand): Readonly<Record<Theme, ChosenPaints>> | undefined {
  const { color } = house
  if (color === undefined) return undefined
  const known = chosenByBrand.get(house)
  if (known !== undefined) return known
  const inTheme = (theme: Theme) => {
    const own = (purpose: Purpose) => hexOf(paintOf(purpose, theme))
    return chosenPaints(color, { grounds: grounds.map(own), edge: own('edge') })
  }
  const made = { light: inTheme('light'), dark: inTheme('dark') }
  chosenByBrand.set(house, made)
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
export function hexOf(paint: Paint, house: Brand = brand): Hex {
  if (paint === 'white') return '#ffffff'
  if (paint === 'transparent') return '#00000000'
  if (isHex(paint)) return paint
  if (typeof paint !== 'string') {
    if (!('turn' in paint)) return toHex(paint)
    const hue = house.hue + paint.turn * turnOf(house)
    return toHex([paint.lightness, paint.chroma * Math.min(1, house.strength), hue])
  }
  const color = stepsOf(house).get(paint)
  if (!color) throw new Error(`No colour is called ${paint}`)
  return toHex(color)
}

const isHex = (paint: Paint): paint is Hex => typeof paint === 'string' && paint.startsWith('#')
const isStep = (paint: Paint) => typeof paint === 'string' && /^[a-z-]+-\d+$/.test(paint)

/** A paint as CSS: a step is named, so that it follows the wide-gamut override. */
export function cssOf(paint: Paint, house: Brand = brand): string {
  if (paint === 'transparent') return paint
  return isStep(paint) ? `var(--${paint})` : hexOf(paint, house)
}

/** What a reader who asks for more contrast sees, as custom properties: for a switch that shows it to everybody else. */
export function contrastTokens(theme: Theme): Readonly<Record<`--${string}`, string>> {
  const asked = Object.keys(purposes).filter((name): name is Purpose => Object.hasOwn(moreContrast, name))
  return Object.fromEntries(
    asked.map((purpose) => [`--${purpose}`, cssOf(paintOf(purpose, theme, 'more'))] as const),
  )
}
