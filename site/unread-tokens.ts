/** Tokens that the site never reads are not sent to those who read the site: the whole palette is for designers. */
import { globSync, readFileSync } from 'node:fs'

const root = new URL('../', import.meta.url)

const read = (path: string) => readFileSync(new URL(path, root), 'utf8')
const readers = (text: string) => [...text.matchAll(/var\((--[\w-]+)/g)].flatMap(([, name]) => name ?? [])

export function unreadTokens(): string[] {
  const values = new Map<string, string>()
  for (const [, name = '', value = ''] of read('ui/tokens/tokens.css').matchAll(/(--[\w-]+):\s*([^;]+);/g)) {
    values.set(name, `${values.get(name) ?? ''} ${value}`)
  }
  const texts = globSync('{ui,site}/**/*.{css,ts,tsx}', {
    cwd: root,
    exclude: ['**/node_modules/**', '**/dist/**', 'ui/tokens/**', '**/*.stories.tsx'],
  })
  // A set is walked to its end also while it grows: what a token is made of is read as well.
  const wanted = new Set(texts.flatMap((path) => readers(read(path))))
  for (const name of wanted) for (const made of readers(values.get(name) ?? '')) wanted.add(made)
  return [...values.keys()].filter((name) => !wanted.has(name))
}
