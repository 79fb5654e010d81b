/** From a purpose and a theme to the colour itself. */
import type { Brand } from './brand.ts'
import { brand } from './brand.ts'
import { toHex } from './color.ts'
import type { Lch } from './scales.ts'
import { hues, inkOf, scalesOf, steps } from './scales.ts'
import type { Paint, Purpose, Theme } from './themes.ts'
import { moreContrast, purposes } from './themes.ts'

export function paintOf(purpose: Purpose, theme: Theme, contrast: 'normal' | 'more' = 'normal'): Paint {
  const pair = (contrast === 'more' ? moreContrast[purpose] : undefined) ?? purposes[purpose]
  return pair[theme === 'light' ? 0 : 1]
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

/** A paint as `#rrggbb`, in a house of this brand. */
export function hexOf(paint: Paint, house: Brand = brand): string {
  if (paint === 'white') return '#ffffff'
  if (typeof paint !== 'string') {
    if (!('turn' in paint)) return toHex(paint)
    return toHex([paint.lightness, paint.chroma * inkOf(house), house.hue + paint.turn])
  }
  const color = stepsOf(house).get(paint)
  if (!color) throw new Error(`No colour is called ${paint}`)
  return toHex(color)
}

/** A paint as CSS: a step is named, so that it follows the wide-gamut override. */
export function cssOf(paint: Paint, house: Brand = brand): string {
  return typeof paint === 'string' && paint !== 'white' ? `var(--${paint})` : hexOf(paint, house)
}

/** What a reader who asks for more contrast sees, as custom properties: for a switch that shows it to everybody else. */
export function contrastTokens(theme: Theme): Readonly<Record<`--${string}`, string>> {
  const asked = Object.keys(purposes).filter((name): name is Purpose => Object.hasOwn(moreContrast, name))
  return Object.fromEntries(
    asked.map((purpose) => [`--${purpose}`, cssOf(paintOf(purpose, theme, 'more'))] as const),
  )
}
