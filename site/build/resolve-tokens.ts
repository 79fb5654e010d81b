/**
 * The look is written in tokens; those who read a page need only what the tokens come to. What no theme changes is written
 * out where it is read, and what nobody reads is left out: half a kilobyte less before the first page is painted.
 */
import { globSync, readFileSync } from 'node:fs'

const root = new URL('../../', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, root), 'utf8')

type Values = ReadonlyMap<string, readonly string[]>

/** What each custom property is set to, wherever it is set. */
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

/** One value for every theme, made of nothing else; the lists of fonts are long, and stay names. */
function isConstant([value = '', ...others]: readonly string[]): boolean {
  return others.length === 0 && !value.includes('var(') && !value.includes("'")
}

/** What a token is made of is read as well: a set is walked to its end also while it grows. */
function readSomewhere(tokens: Values, text: string): ReadonlySet<string> {
  const wanted = new Set(readersOf(text))
  for (const name of wanted) {
    for (const made of (tokens.get(name) ?? []).flatMap(readersOf)) wanted.add(made)
  }
  return wanted
}

interface Declaration {
  readonly prop: string
  value: string
  remove(): unknown
}

/** As a plugin of PostCSS, which Vite runs over each sheet with all that it imports. */
export function resolveTokens() {
  const paths = globSync('{ui,site}/**/*.{css,ts,tsx}', {
    cwd: root,
    exclude: ['**/node_modules/**', '**/dist/**', 'ui/tokens/**', '**/*.stories.tsx', '**/*.test.*'],
  })
  const all = (isWanted: (path: string) => boolean) => paths.filter(isWanted).map(read).join('\n')
  const stylesheets = all((path) => path.endsWith('.css'))
  const scripts = all((path) => !path.endsWith('.css'))
  const tokens = valuesIn(read('ui/tokens/tokens.css'))
  const wanted = readSomewhere(tokens, stylesheets + scripts)
  // Set elsewhere, read by script, or with something else at hand: these have to be there under their names; so have
  // steps that a brand colour replaces, where a rule reads one and not a purpose that is made of it.
  const named = new Set([
    ...valuesIn(stylesheets).keys(),
    ...readersOf(scripts),
    ...namesAfter(/var\((--[\w-]+),/g, stylesheets),
    ...readersOf(stylesheets).filter((name) => /^--electric-cyan-\d+$/.test(name)),
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
      if (constants.has(prop) || (tokens.has(prop) && !wanted.has(prop))) {
        declaration.remove()
        return
      }
      const written = value.replaceAll(/var\((--[\w-]+)\)/g, (whole, name) => constants.get(name) ?? whole)
      // To be given a value is to be looked at once more.
      if (written !== value) declaration.value = written
    },
  }
}
