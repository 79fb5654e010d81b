/** Icons by name for Iconify clients: own icons, and other collections from the configured services. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Problem } from '../../problems/problems.ts'
import type { IconSet, Timeouts } from './fetch-icons.ts'
import { fetchIcons } from './fetch-icons.ts'

export interface Icons {
  find(collection: string, names: readonly string[]): Promise<IconResult>
}

export interface IconResult {
  readonly set: IconSet
  readonly etag: string
  /** Undefined when another service does not return it. */
  readonly lastModified: Date | undefined
}

const collectionName = /^[a-z0-9-]{1,64}$/
const iconName = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

interface IconsOptions {
  readonly fallbackUrls?: readonly string[]
  readonly timeouts?: Timeouts
}

/** The timeouts for other services, equal to those of our clients (the specification, section 9). */
const asClients: Timeouts = { nextServiceMs: 750, totalMs: 5_000 }

/** Our icons in the form of IconifyJSON: the SVG files without their common wrapper. */
interface LocalIcons {
  readonly prefix: string
  /** In seconds, as in IconifyJSON. */
  readonly lastModified: number
  /** The content of `<svg>` by name. A map, so that inherited properties are not icons. */
  readonly bodies: ReadonlyMap<string, string>
}

const iconSize = 24
const folder = fileURLToPath(new URL('../../../ui/icons/cyanotype/', import.meta.url))
const strokeAttributes =
  'fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round"'

function readLocalIcons(): LocalIcons {
  const files = readdirSync(folder).filter((name) => name.endsWith('.svg'))
  const bodies = files.map((file): [string, string] => [
    file.slice(0, -'.svg'.length),
    bodyOf(file, readFileSync(join(folder, file), 'utf8')),
  ])
  const newest = Math.max(...files.map((file) => statSync(join(folder, file)).mtimeMs))
  return { prefix: 'cyanotype', lastModified: Math.floor(newest / 1_000), bodies: new Map(bodies) }
}

/** The attributes of `<svg>` are not part of the body, so a group repeats how lines are drawn. */
function bodyOf(file: string, svg: string): string {
  const [, head, inner] = /^<svg ([^>]*)>([\s\S]*)<\/svg>\s*$/.exec(svg) ?? []
  if (head === undefined || inner === undefined || !head.includes(strokeAttributes)) {
    throw new Error(`${file} must have the same stroke attributes as the other icons.`)
  }
  return `<g ${strokeAttributes}>${inner}</g>`
}

export function openIcons({ fallbackUrls = [], timeouts = asClients }: IconsOptions = {}): Icons {
  let local: ReturnType<typeof readLocalIcons> | undefined
  return {
    async find(collection, names) {
      local ??= readLocalIcons()
      const sortedNames = [...new Set(names)].sort()
      if (collection === local.prefix) return iconResult(localSet(local, sortedNames))
      if (fallbackUrls.length === 0 || !collectionName.test(collection)) throw new Problem('not_found')
      const fit = sortedNames.filter((name) => iconName.test(name))
      const unfit = sortedNames.filter((name) => !iconName.test(name))
      if (fit.length === 0) return iconResult({ prefix: collection, icons: {}, not_found: unfit })
      const set = await fetchIcons({ urls: fallbackUrls, timeouts }, collection, fit)
      return iconResult(
        unfit.length === 0 ? set : { ...set, not_found: [...(set.not_found ?? []), ...unfit] },
      )
    },
  }
}

function localSet(
  { prefix, lastModified, bodies }: ReturnType<typeof readLocalIcons>,
  names: readonly string[],
): IconSet {
  const found = names.flatMap((name) => {
    const body = bodies.get(name)
    return body === undefined ? [] : [[name, { body }] as const]
  })
  return {
    prefix,
    lastModified,
    width: iconSize,
    height: iconSize,
    icons: Object.fromEntries(found),
    not_found: names.filter((name) => !bodies.has(name)),
  }
}

function iconResult(set: IconSet): IconResult {
  const hash = createHash('sha256').update(JSON.stringify(set)).digest('base64url').slice(0, 22)
  const { lastModified } = set
  return {
    set,
    etag: `W/"${hash}"`,
    lastModified: lastModified === undefined ? undefined : new Date(lastModified * 1_000),
  }
}
