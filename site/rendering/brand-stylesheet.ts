/** The house in the colour that its settings name: one small sheet, whose name tells what is in it. */
import { createHash } from 'node:crypto'
import type { Theme } from '@cyanotype/content/contracts/site-renderer.ts'
// By its path: the server runs this file as it is, and the package is what others install.
import { brandCss, brandOf } from '../../ui/tokens/index.ts'

/** There is one at a time; whoever tries colours out sees each of them once. */
let latest: { readonly color: string; readonly theme: Theme } | undefined

export function themeOf(color: string): Theme {
  if (latest?.color !== color) latest = { color, theme: makeTheme(color) }
  return latest.theme
}

/** By its path; nothing where that is not the sheet of now. */
export function currentStylesheet(path: string): string | undefined {
  return latest?.theme.path === path ? latest.theme.css : undefined
}

function makeTheme(color: string): Theme {
  const css = brandCss(brandOf(color))
  const name = createHash('sha256').update(css).digest('base64url').slice(0, 12)
  return { path: `/theme/${name}.css`, css }
}
