/** Generates the stylesheet of the tokens. `tools/generators/write-tokens.ts` writes it to the disk. */
import type { Brand } from './brand.ts'
import { brand } from './brand.ts'
import { toOklch } from './color.ts'
import * as dimensions from './dimensions.ts'
import { cssOf, hexOf, resolveColor } from './resolve.ts'
import type { Hue } from './scales.ts'
import { hues, steps, wideGamutOf } from './scales.ts'
import type { Purpose, Theme } from './themes.ts'
import { charts, moreContrast, purposes } from './themes.ts'

type Declarations = readonly (readonly [name: string, value: string])[]

const rem = (pixels: number) => `${Number((pixels / 16).toFixed(4))}rem`

/** A size that grows evenly with the screen and follows the font size of the reader. */
export function fluid([narrow, wide]: readonly [number, number]): string {
  if (narrow === wide) return rem(narrow)
  const [from, to] = dimensions.fluidRange
  const slope = (wide - narrow) / (to - from)
  const base = rem(narrow - slope * from)
  return `clamp(${rem(narrow)}, ${base} + ${Number((slope * 100).toFixed(4))}vw, ${rem(wide)})`
}

const entries = (record: Readonly<Record<string, string | number>>, prefix = ''): Declarations =>
  Object.entries(record).map(([name, value]) => [`${prefix}${name}`, String(value)])

function scaleDeclarations(siteBrand: Brand, names: readonly Hue[] = hues): Declarations {
  return names.flatMap((hue) =>
    steps.map((step) => [`${hue}-${step}`, hexOf(`${hue}-${step}`, siteBrand)] as const),
  )
}

const spaceDeclarations = (sizes: Readonly<Record<string, number>>, prefix = ''): Declarations =>
  Object.entries(sizes).map(([name, size]) => [`${prefix}space-${name}`, `${size}rem`])

function dimensionDeclarations(): Declarations {
  return [
    ...Object.entries(dimensions.typeSizes).map(([name, size]) => [`type-${name}`, fluid(size)] as const),
    ...entries(dimensions.fonts),
    ...entries(dimensions.weights, 'weight-'),
    ...entries(dimensions.leading),
    ...entries(dimensions.tracking),
    ...spaceDeclarations(dimensions.space),
    ...entries(dimensions.corners),
    ...entries(dimensions.lines),
    ...entries(dimensions.measures),
    ...entries(dimensions.targets),
    ...entries(dimensions.times),
    ...entries(dimensions.easings),
    ...entries(dimensions.layers),
  ]
}

const purposeNames = Object.keys(purposes) as Purpose[]
const contrastNames = Object.keys(moreContrast) as Purpose[]

function purposeDeclarations(names: readonly Purpose[], theme: Theme, siteBrand: Brand): Declarations {
  return names.map(
    (purpose) => [purpose, cssOf(resolveColor(purpose, theme, 'normal', siteBrand), siteBrand)] as const,
  )
}

function themeDeclarations(theme: Theme, siteBrand: Brand): Declarations {
  const shades = Object.entries({ ...dimensions.shadows, ...dimensions.veils }).map(
    ([name, [light, dark]]) => [name, theme === 'light' ? light : dark] as const,
  )
  return [...purposeDeclarations(purposeNames, theme, siteBrand), ...shades]
}

/** Declared for every element with a theme, so that they follow the nearest theme. */
const derivedDeclarations: Declarations = [
  ['veil', 'color-mix(in srgb, var(--veil-ink) var(--veil-depth), transparent)'],
  ...Object.entries(charts).map(([name, purpose]) => [name, `var(--${purpose})`] as const),
]

function contrastDeclarations(theme: Theme, siteBrand: Brand, names = contrastNames): Declarations {
  return names.map(
    (purpose) => [purpose, cssOf(resolveColor(purpose, theme, 'more', siteBrand), siteBrand)] as const,
  )
}

function rule(selector: string, declarations: Declarations, scheme?: string): string {
  const lines = declarations.map(([name, value]) => `--${name}: ${value};`)
  return `${selector} {\n${[...(scheme ? [`color-scheme: ${scheme};`] : []), ...lines].join('\n')}\n}`
}

/** The theme follows the system, unless an element sets `data-theme`. On paper it is always light. */
function themed(declarations: (theme: Theme) => Declarations, withScheme: boolean): string {
  const scheme = (theme: Theme) => (withScheme ? theme : undefined)
  return [
    rule(":root, [data-theme='light']", declarations('light'), scheme('light')),
    `@media (prefers-color-scheme: dark) {\n${rule(":root:not([data-theme='light'])", declarations('dark'), scheme('dark'))}\n}`,
    `@media not print {\n${rule("[data-theme='dark']", declarations('dark'), scheme('dark'))}\n}`,
  ].join('\n')
}

/** A brand that is stronger than the default is already as strong as sRGB allows. */
function wideGamutDeclarations(siteBrand: Brand): Declarations {
  const wideGamut = wideGamutOf(siteBrand)
  return steps.flatMap((step) => {
    const color = wideGamut[step]
    if (color === undefined) return []
    const name = `electric-cyan-${step}` as const
    return [[name, siteBrand.strength > 1 ? hexOf(name, siteBrand) : toOklch(color)] as const]
  })
}

function indent(css: string): string {
  let depth = 0
  return css
    .split('\n')
    .map((line) => {
      if (line.startsWith('}')) depth -= 1
      const indented = '  '.repeat(depth) + line
      if (line.endsWith('{')) depth += 1
      return indented
    })
    .join('\n')
}

/** The whole stylesheet for a brand. */
export function tokensCss(siteBrand: Brand = brand): string {
  const layer = [
    '@layer tokens {',
    rule(':root', [...scaleDeclarations(siteBrand), ...dimensionDeclarations()]),
    `@media (color-gamut: p3) {\n${rule(':root', wideGamutDeclarations(siteBrand))}\n}`,
    themed((theme) => themeDeclarations(theme, siteBrand), true),
    rule(':root, [data-theme]', derivedDeclarations),
    `@media (prefers-contrast: more) {\n${themed((theme) => contrastDeclarations(theme, siteBrand), false)}\n}`,
    '}',
  ].join('\n')
  return `${indent(layer)}\n`
}

/** What other corners or another spacing change, as custom properties. */
export const cornerProperties = (style: dimensions.CornerStyle): Properties =>
  Object.fromEntries(entries(dimensions.cornerStyles[style], '--'))
export const spacingProperties = (style: dimensions.SpacingStyle): Properties =>
  Object.fromEntries(spaceDeclarations(dimensions.spacingStyles[style], '--'))

export type Properties = Readonly<Record<string, string>>

/** A stylesheet of custom properties, to be loaded after the stylesheet of the product. */
export function propertiesCss(properties: Properties): string {
  const declarations = Object.entries(properties).map((one) => one.join(':'))
  return `@layer tokens{:root{${declarations.join(';')}}}`
}

/**
 * What another brand changes, to be loaded after the stylesheet of the product: its scale, and every purpose
 * that changes with it, by name, because a build may have replaced the names of steps by their values. Small
 * enough to be sent with a page.
 */
export function brandCss(siteBrand: Brand): string {
  const turns = (purpose: Purpose) =>
    (['light', 'dark'] as const).some((theme) =>
      (['normal', 'more'] as const).some((contrastLevel) => {
        const [own, changed] = [brand, siteBrand].map((one) =>
          hexOf(resolveColor(purpose, theme, contrastLevel, one), one),
        )
        return own !== changed
      }),
    )
  const names = purposeNames.filter(turns)
  const stylesheet = [
    '@layer tokens{',
    rule(':root', scaleDeclarations(siteBrand, ['electric-cyan'])),
    `@media (color-gamut: p3) {${rule(':root', wideGamutDeclarations(siteBrand))}}`,
    themed((theme) => purposeDeclarations(names, theme, siteBrand), false),
    `@media (prefers-contrast: more) {${themed((theme) => contrastDeclarations(theme, siteBrand, contrastNames.filter(turns)), false)}}`,
    '}',
  ].join('')
  return stylesheet
    .replace(/(?<=[{};,])\s+|(?<!\s)\s+(?=[{};,])/g, '')
    .replace(/(?<![\w-])(--[\w-]+): /g, '$1:')
}
