/** Reads the icon drawings and writes the table that components import. Runs in Node.js only. */
import { readdirSync, readFileSync } from 'node:fs'

const drawings = new URL('cyanotype/', import.meta.url)

/** The common style: a grid of 24, a line of 1.5, `currentColor`, a single path. */
const frame =
  '<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24" fill="none" ' +
  'stroke="currentColor" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round">'

export function readIcons(): [name: string, path: string][] {
  return readdirSync(drawings)
    .sort()
    .map((file) => {
      const svg = readFileSync(new URL(file, drawings), 'utf8').trim()
      const path = /^<path d="([^"]+)"\/><\/svg>$/.exec(svg.replace(frame, ''))?.[1]
      if (!svg.startsWith(frame) || !path) throw new Error(`${file}: an icon is ${frame}<path d="…"/></svg>`)
      return [file.replace(/\.svg$/, ''), path]
    })
}

const isPlain = (name: string) => /^\w+$/.test(name)
const constantOf = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/** A constant for each drawing, so that a bundle contains only those that it uses, and a table of all. */
export function collectionSource(icons: readonly (readonly [string, string])[]): string {
  const constants = icons.map(([name, path]) => {
    const row = `export const ${constantOf(name)} = '${path}'`
    return row.length > 110 ? row.replace(' = ', ' =\n  ') : row
  })
  const rows = icons.map(([name]) => (isPlain(name) ? `  ${name},` : `  '${name}': ${constantOf(name)},`))
  return [
    '/** Made from the drawings in cyanotype/ by `node tools/generators/icons.ts`: draw there. */',
    ...constants,
    '',
    'export const cyanotype = {',
    ...rows,
    '} as const',
    '',
  ].join('\n')
}
