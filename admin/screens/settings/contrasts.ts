/** How well colours of a house stand out where they meet, in both themes. */
import type { Brand } from '@cyanotype/ui/tokens/brand.ts'
import { contrast } from '@cyanotype/ui/tokens/color.ts'
import type { ColorPair } from '@cyanotype/ui/tokens/pairs.ts'
import { pairs } from '@cyanotype/ui/tokens/pairs.ts'
import { hexOf, resolveColor } from '@cyanotype/ui/tokens/resolve.ts'
import type { Purpose, Theme } from '@cyanotype/ui/tokens/themes.ts'
import { purposes, themes } from '@cyanotype/ui/tokens/themes.ts'

export interface Meeting extends ColorPair {
  readonly theme: Theme
  readonly colors: readonly [over: string, under: string]
  readonly measured: number
}

/** The meetings in which the colour of the house has a part, the closest first. */
export function meetingsOf(siteBrand: Brand): readonly Meeting[] {
  return themes
    .flatMap((theme) =>
      pairs
        .filter(({ over, under }) => isOfBrand(over, theme) || isOfBrand(under, theme))
        .map(({ over, under, ratio }): Meeting => {
          const [one, other] = [colorOf(siteBrand, over, theme), colorOf(siteBrand, under, theme)]
          return { theme, over, under, ratio, colors: [one, other], measured: contrast(one, other) }
        }),
    )
    .toSorted((one, other) => one.measured / one.ratio - other.measured / other.ratio)
}

function isOfBrand(purpose: Purpose, theme: Theme): boolean {
  const colorToken = resolveColor(purpose, theme)
  return typeof colorToken === 'string' && colorToken.startsWith('electric-cyan')
}

const colorOf = (siteBrand: Brand, purpose: Purpose, theme: Theme) =>
  hexOf(resolveColor(purpose, theme, 'normal', siteBrand), siteBrand)

/** All colours of a theme, as custom properties: for a part of the page that shows another brand. */
export function colorsOf(siteBrand: Brand, theme: Theme): Readonly<Record<`--${string}`, string>> {
  const names = Object.keys(purposes).filter((name): name is Purpose => Object.hasOwn(purposes, name))
  return Object.fromEntries(names.map((name) => [`--${name}`, colorOf(siteBrand, name, theme)]))
}
