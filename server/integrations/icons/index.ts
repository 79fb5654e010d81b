/** Icons for clients that ask for them by name: the house's own, and other collections where services for them are configured. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Problem } from '../../problems/problems.ts'
import type { Timeouts } from './fetch-icons.ts'
import { fetchIcons } from './fetch-icons.ts'
import type { IconSet } from './icon-set.ts'

export interface Icons {
  find(collection: string, names: readonly string[]): Promise<IconResult>
}

export interface IconResult {
  readonly set: IconSet
  readonly etag: string
  /** Undefined where another service says nothing of it. */
  readonly lastModified: Date | undefined
}

const collectionName = /^[a-z0-9-]{1,64}$/
const iconName = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

interface IconsOptions {
  readonly fallbackUrls?: readonly string[]
  readonly timeouts?: Timeouts
}

/** How long services of other icons may take: as long as clients wait for us (the specification, section 9). */
const asClients: Timeouts = { rotate: 750, whole: 5_000 }

/** The house's own icons as clients of the icon call read them: the SVG files, without what is the same in all of them. */
interface LocalIcons {
  readonly prefix: string
  /** Seconds, as clients count them. */
  readonly lastModified: number
  /** What stands inside `<svg>`, by name. A map, so that no name is anything but an icon. */
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

/** How the lines are drawn is said on `<svg>` itself, which does not come along: a group says it again. */
function bodyOf(file: string, svg: string): string {
  const [, head, inner] = /^<svg ([^>]*)>([\s\S]*)<\/svg>\s*$/.exec(svg) ?? []
  if (head === undefined || inner === undefined || !head.includes(strokeAttributes)) {
    throw new Error(`${file} is not drawn like the others of its family.`)
  }
  return `<g ${strokeAttributes}>${inner}</g>`
}

export function openIcons({ fallbackUrls = [], timeouts = asClients }: IconsOptions = {}): Icons {
  let local: ReturnType<typeof readLocalIcons> | undefined
  return {
    async find(collection, names) {
      local ??= readLocalIcons()
      const wanted = [...new Set(names)].sort()
      if (collection === local.prefix) return iconResult(localSet(local, wanted))
      if (fallbackUrls.length === 0 || !collectionName.test(collection)) throw new Problem('not_found')
      const fit = wanted.filter((name) => iconName.test(name))
      const unfit = wanted.filter((name) => !iconName.test(name))
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
  const known = names.flatMap((name) => {
    const body = bodies.get(name)
    return body === undefined ? [] : [[name, { body }] as const]
  })
  return {
    prefix,
    lastModified,
    width: iconSize,
    height: iconSize,
    icons: Object.fromEntries(known),
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
