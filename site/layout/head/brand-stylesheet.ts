/**
 * Stylesheet of the brand colour, fonts, corners and spacing in the settings: one small file whose name contains the hash of
 * its content.
 */
import { createHash } from 'node:crypto'
import type { Theme, ThemeSettings } from '@cyanotype/content/contracts/site-renderer.ts'
import { fontsCss } from '../../../ui/fonts/pairings.ts'
// Imported by path, because the server runs this file without a build, and the package is only for others.
import type { Purpose } from '../../../ui/tokens/index.ts'
import {
  brand,
  brandCss,
  brandOf,
  cornerProperties,
  hexOf,
  propertiesCss,
  resolveColor,
  spacingProperties,
} from '../../../ui/tokens/index.ts'

interface KeyedTheme {
  readonly key: string
  readonly theme: Theme
}

/**
 * One entry is enough. Previewing other settings creates each of them once. It is stored outside of the module, because
 * the pages of a built site are a bundle with a copy of their own, and the code that inlines stylesheets is not.
 */
const place = Symbol.for('cyanotype.theme')
const holder: typeof globalThis & { [place]?: KeyedTheme } = globalThis

/** `undefined` if all settings are the defaults. */
export function themeOf({ color, fonts, corners, spacing }: ThemeSettings): Theme | undefined {
  const key = [color, fonts, corners, spacing].join(' ')
  if (key.trim() === '') return undefined
  const latest = holder[place]
  const current = latest?.key === key ? latest : { key, theme: makeTheme({ color, fonts, corners, spacing }) }
  holder[place] = current
  return current.theme
}

/** The stylesheet at this path, or `undefined` if it is not the current one. */
export function currentStylesheet(path: string): string | undefined {
  const theme = holder[place]?.theme
  return theme?.path === path ? theme.css : undefined
}

function makeTheme({ color, fonts, corners, spacing }: ThemeSettings): Theme {
  const siteBrand = color ? brandOf(color) : brand
  const shape = { ...(corners && cornerProperties(corners)), ...(spacing && spacingProperties(spacing)) }
  const css = [
    fonts ? fontsCss(fonts) : '',
    color ? brandCss(siteBrand) : '',
    corners || spacing ? propertiesCss(shape) : '',
  ].join('')
  const name = createHash('sha256').update(css).digest('base64url').slice(0, 12)
  const inDark = (purpose: Purpose) => hexOf(resolveColor(purpose, 'dark', 'normal', siteBrand), siteBrand)
  const cardColors = { background: inDark('raised'), accent: inDark('primary-text') }
  return { path: `/theme/${name}.css`, css, darkPage: inDark('page'), ...(color && { cardColors }) }
}
