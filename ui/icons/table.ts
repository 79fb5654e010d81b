/** Reads the drawings and writes the table that components carry. Runs in Node only. */
import { readdirSync, readFileSync } from 'node:fs'

const drawings = new URL('cyanotype/', import.meta.url)

/** One family: a grid of 24, a line of 1.5, the text's own colour, a single path. */
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

export function collectionSource(icons: readonly (readonly [string, string])[]): string {
  const rows = icons.map(([name, path]) => {
    const key = `  ${/^\w+$/.test(name) ? name : `'${name}'`}:`
    const row = `${key} '${path}',`
    return row.length > 110 ? `${key}\n    '${path}',` : row
  })
  return [
    '/** Made from the drawings in cyanotype/ by `node ui/icons/write.ts`: draw there. */',
    'export const cyanotype = {',
    ...rows,
    '} as const',
    '',
  ].join('\n')
}
