/** From a purpose and a theme to the colour itself. */
import { toHex } from './color.ts'
import type { Lch } from './scales.ts'
import { hues, scales, steps } from './scales.ts'
import type { Paint, Purpose, Theme } from './themes.ts'
import { moreContrast, purposes } from './themes.ts'

const named = new Map<string, Lch>(
  hues.flatMap((hue) => steps.map((step): [string, Lch] => [`${hue}-${step}`, scales[hue][step]])),
)

export function paintOf(purpose: Purpose, theme: Theme, contrast: 'normal' | 'more' = 'normal'): Paint {
  const pair = (contrast === 'more' ? moreContrast[purpose] : undefined) ?? purposes[purpose]
  return pair[theme === 'light' ? 0 : 1]
}

/** A paint as `#rrggbb`. */
export function hexOf(paint: Paint): string {
  if (paint === 'white') return '#ffffff'
  if (typeof paint !== 'string') return toHex(paint)
  const color = named.get(paint)
  if (!color) throw new Error(`No colour is called ${paint}`)
  return toHex(color)
}

/** A paint as CSS: a step is named, so that it follows the wide-gamut override. */
export function cssOf(paint: Paint): string {
  return typeof paint === 'string' && paint !== 'white' ? `var(--${paint})` : hexOf(paint)
}

/** What a reader who asks for more contrast sees, as custom properties: for a switch that shows it to everybody else. */
export function contrastTokens(theme: Theme): Readonly<Record<`--${string}`, string>> {
  const asked = Object.keys(purposes).filter((name): name is Purpose => Object.hasOwn(moreContrast, name))
  return Object.fromEntries(
    asked.map((purpose) => [`--${purpose}`, cssOf(paintOf(purpose, theme, 'more'))] as const),
  )
}
