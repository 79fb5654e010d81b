/** The tokens as a style sheet, and nothing but them. `write.ts` puts it on the disk. */
import { brand } from './brand.ts'
import { toOklch } from './color.ts'
import * as dimensions from './dimensions.ts'
import { cssOf, hexOf, paintOf } from './resolve.ts'
import { hues, steps, wideGamutOf } from './scales.ts'
import type { Purpose, Theme } from './themes.ts'
import { charts, moreContrast, purposes } from './themes.ts'

type Declarations = readonly (readonly [name: string, value: string])[]

const rem = (pixels: number) => `${Number((pixels / 16).toFixed(4))}rem`

/** A size that grows evenly with the screen and still follows the reader's own font size. */
export function fluid([narrow, wide]: readonly [number, number]): string {
  if (narrow === wide) return rem(narrow)
  const [from, to] = dimensions.fluidRange
  const slope = (wide - narrow) / (to - from)
  const base = rem(narrow - slope * from)
  return `clamp(${rem(narrow)}, ${base} + ${Number((slope * 100).toFixed(4))}vw, ${rem(wide)})`
}

const entries = (record: Readonly<Record<string, string | number>>, prefix = ''): Declarations =>
  Object.entries(record).map(([name, value]) => [`${prefix}${name}`, String(value)])

function scaleDeclarations(brandHue: number): Declarations {
  return hues.flatMap((hue) =>
    steps.map((step) => [`${hue}-${step}`, hexOf(`${hue}-${step}`, brandHue)] as const),
  )
}

function dimensionDeclarations(): Declarations {
  return [
    ...Object.entries(dimensions.typeSizes).map(([name, size]) => [`type-${name}`, fluid(size)] as const),
    ...entries(dimensions.fonts),
    ...entries(dimensions.weights, 'weight-'),
    ...entries(dimensions.leading),
    ...entries(dimensions.tracking),
    ...Object.entries(dimensions.space).map(([name, size]) => [`space-${name}`, `${size}rem`] as const),
    ...entries(dimensions.corners),
    ...entries(dimensions.lines),
    ...entries(dimensions.measures),
    ...entries(dimensions.targets),
    ...entries(dimensions.times),
    ...entries(dimensions.easings),
    ...entries(dimensions.layers),
  ]
}

function themeDeclarations(theme: Theme, hue: number): Declarations {
  const colors = (Object.keys(purposes) as Purpose[]).map(
    (purpose) => [purpose, cssOf(paintOf(purpose, theme), hue)] as const,
  )
  const shades = Object.entries({ ...dimensions.shadows, ...dimensions.veils }).map(
    ([name, [light, dark]]) => [name, theme === 'light' ? light : dark] as const,
  )
  return [...colors, ...shades]
}

/** Said for every element that has a theme, so that they follow the theme that they stand in. */
const derivedDeclarations: Declarations = [
  ['veil', 'color-mix(in srgb, var(--veil-ink) var(--veil-depth), transparent)'],
  ...Object.entries(charts).map(([name, purpose]) => [name, `var(--${purpose})`] as const),
]

function contrastDeclarations(theme: Theme): Declarations {
  return (Object.keys(moreContrast) as Purpose[]).map(
    (purpose) => [purpose, cssOf(paintOf(purpose, theme, 'more'))] as const,
  )
}

function rule(selector: string, declarations: Declarations, scheme?: string): string {
  const lines = declarations.map(([name, value]) => `--${name}: ${value};`)
  return `${selector} {\n${[...(scheme ? [`color-scheme: ${scheme};`] : []), ...lines].join('\n')}\n}`
}

/** A theme is what the system asks for, unless an element says otherwise by `data-theme`. Paper is white for everybody. */
function themed(declarations: (theme: Theme) => Declarations, withScheme: boolean): string {
  const scheme = (theme: Theme) => (withScheme ? theme : undefined)
  return [
    rule(":root, [data-theme='light']", declarations('light'), scheme('light')),
    `@media (prefers-color-scheme: dark) {\n${rule(":root:not([data-theme='light'])", declarations('dark'), scheme('dark'))}\n}`,
    `@media not print {\n${rule("[data-theme='dark']", declarations('dark'), scheme('dark'))}\n}`,
  ].join('\n')
}

function wideGamutDeclarations(hue: number): Declarations {
  const wideGamut = wideGamutOf(hue)
  return steps.flatMap((step) => {
    const color = wideGamut[step]
    return color ? [[`electric-cyan-${step}`, toOklch(color)] as const] : []
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

/** All of it for a brand; another hue is another house, of the same build. */
export function tokensCss(hue: number = brand.hue): string {
  const layer = [
    '@layer tokens {',
    rule(':root', [...scaleDeclarations(hue), ...dimensionDeclarations()]),
    `@media (color-gamut: p3) {\n${rule(':root', wideGamutDeclarations(hue))}\n}`,
    themed((theme) => themeDeclarations(theme, hue), true),
    rule(':root, [data-theme]', derivedDeclarations),
    `@media (prefers-contrast: more) {\n${themed(contrastDeclarations, false)}\n}`,
    '}',
  ].join('\n')
  return `${indent(layer)}\n`
}
