/** The house's own icons as clients of the icon call read them: the SVG files, without what is the same in all of them. */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export interface LocalIcons {
  readonly prefix: string
  /** Seconds, as clients count them. */
  readonly lastModified: number
  /** What stands inside `<svg>`, by name. A map, so that no name is anything but an icon. */
  readonly bodies: ReadonlyMap<string, string>
}

export const iconSize = 24
const folder = fileURLToPath(new URL('../../../ui/icons/cyanotype/', import.meta.url))
const strokeAttributes =
  'fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round"'

export function readLocalIcons(): LocalIcons {
  const files = readdirSync(folder).filter((name) => name.endsWith('.svg'))
  const bodies = files.map((file): [string, string] => [
    file.slice(0, -'.svg'.length),
    bodyOf(file, readFileSync(join(folder, file), 'utf8')),
  ])
  const newest = Math.max(...files.map((file) => statSync(join(folder, file)).mtimeMs))
  return { prefix: 'cyanotype', lastModified: Math.floor(newest / 1_000), bodies: new Map(bodies) }
}

/** How the lines are drawn is said on `<svg>` itself, which does not come along: a group says it again. */
function bodyOf(file: string, svg: string): string {
  const [, head, inner] = /^<svg ([^>]*)>([\s\S]*)<\/svg>\s*$/.exec(svg) ?? []
  if (head === undefined || inner === undefined || !head.includes(strokeAttributes)) {
    throw new Error(`${file} is not drawn like the others of its family.`)
  }
  return `<g ${strokeAttributes}>${inner}</g>`
}
