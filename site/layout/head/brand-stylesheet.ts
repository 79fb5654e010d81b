/**
 * Stylesheet of the brand colour in the settings: one small file whose name contains the hash of its content.
 */
import { createHash } from 'node:crypto'
import type { Theme } from '@cyanotype/content/contracts/site-renderer.ts'
// Imported by path, because the server runs this file without a build, and the package is only for others.
import { brandCss, brandOf } from '../../../ui/tokens/index.ts'

/** One entry is enough. Previewing other colours in the settings creates each of them once. */
let latest: { readonly color: string; readonly theme: Theme } | undefined

export function themeOf(color: string): Theme {
  if (latest?.color !== color) latest = { color, theme: makeTheme(color) }
  return latest.theme
}

/** The stylesheet at this path, or `undefined` if it is not the current one. */
export function currentStylesheet(path: string): string | undefined {
  return latest?.theme.path === path ? latest.theme.css : undefined
}

function makeTheme(color: string): Theme {
  const css = brandCss(brandOf(color))
  const name = createHash('sha256').update(css).digest('base64url').slice(0, 12)
  return { path: `/theme/${name}.css`, css }
}
