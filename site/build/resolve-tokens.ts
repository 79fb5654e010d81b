/**
 * PostCSS plugin that replaces design tokens by their values if no theme changes them, and removes tokens
 * that are never used. It saves half a kilobyte before the first paint of a page.
 */
import { globSync, readFileSync } from 'node:fs'

const root = new URL('../../', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, root), 'utf8')

type Values = ReadonlyMap<string, readonly string[]>

/** All values of each custom property, wherever it is set. */
function valuesIn(css: string): Values {
  const values = new Map<string, string[]>()
  for (const [, name = '', value = ''] of css.matchAll(/(?<![\w-])(--[\w-]+):([^;{}]+)[;}]/g)) {
    values.set(name, [...(values.get(name) ?? []), value.trim()])
  }
  return values
}

const namesAfter = (pattern: RegExp, text: string) =>
  [...text.matchAll(pattern)].flatMap(([, name]) => name ?? [])
const readersOf = (text: string) => namesAfter(/var\((--[\w-]+)/g, text)

/** One literal value for all themes. Font lists are long and stay custom properties. */
function isConstant([value = '', ...others]: readonly string[]): boolean {
  return others.length === 0 && !value.includes('var(') && !value.includes("'")
}

/**
 * A token that is used in another token counts as used. Iterating over a set visits entries added meanwhile.
 */
function usedTokens(tokens: Values, text: string): ReadonlySet<string> {
  const used = new Set(readersOf(text))
  for (const name of used) {
    for (const made of (tokens.get(name) ?? []).flatMap(readersOf)) used.add(made)
  }
  return used
}

interface Declaration {
  readonly prop: string
  value: string
  remove(): unknown
}

/** Vite runs this PostCSS plugin on each stylesheet with all that it imports. */
export function resolveTokens() {
  const paths = globSync('{ui,site}/**/*.{css,ts,tsx}', {
    cwd: root,
    exclude: ['**/node_modules/**', '**/dist/**', 'ui/tokens/**', '**/*.stories.tsx', '**/*.test.*'],
  })
  const all = (isIncluded: (path: string) => boolean) => paths.filter(isIncluded).map(read).join('\n')
  const stylesheets = all((path) => path.endsWith('.css'))
  const scripts = all((path) => !path.endsWith('.css'))
  const tokens = valuesIn(read('ui/tokens/tokens.css'))
  const used = usedTokens(tokens, stylesheets + scripts)
  // Must stay custom properties: tokens that are set elsewhere, read by scripts, or used with a fallback. So
  // must steps that a brand colour replaces, if a rule uses one directly and not through a purpose token, and
  // the corners and the spacing of blocks, which the settings replace.
  const named = new Set([
    ...valuesIn(stylesheets).keys(),
    ...readersOf(scripts),
    ...namesAfter(/var\((--[\w-]+),/g, stylesheets),
    ...readersOf(stylesheets).filter((name) => /^--(?:electric-cyan-\d+|corner-\d|space-[5-9])$/.test(name)),
  ])
  const constants = new Map(
    [...tokens].flatMap(([name, values]) =>
      isConstant(values) && !named.has(name) ? [[name, values[0]] as const] : [],
    ),
  )
  return {
    postcssPlugin: 'settle-tokens',
    Declaration(declaration: Declaration) {
      const { prop, value } = declaration
      if (constants.has(prop) || (tokens.has(prop) && !used.has(prop))) {
        declaration.remove()
        return
      }
      const written = value.replaceAll(
        /var\((--[\w-]+)\)/g,
        (reference, name) => constants.get(name) ?? reference,
      )
      // An assignment makes PostCSS visit the declaration again.
      if (written !== value) declaration.value = written
    },
  }
}
