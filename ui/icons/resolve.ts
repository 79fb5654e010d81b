/**
 * Resolves the spellings of an icon name to one drawing. Only registered drawings are found: each component
 * registers the icons that it uses, so a small bundle contains no others. `all.ts` registers the collection.
 */
import type { cyanotype } from './icons.generated.ts'

export type IconName = keyof typeof cyanotype

const product = 'cyanotype'
const drawings = new Map<string, string>()
const listeners = new Set<() => void>()
let fetchRest: (() => Promise<boolean>) | undefined

/** Registers drawings of this package or of an application: paths on a grid of 24, drawn as lines. */
export function registerIcons(icons: Readonly<Partial<Record<IconName | (string & {}), string>>>): void {
  for (const [name, path] of Object.entries(icons)) if (path !== undefined) drawings.set(name, path)
  for (const listener of listeners) listener()
}

/**
 * Registers a loader for applications that do not need all icons at once. The rest is fetched when an unknown
 * icon is rendered. The loader returns whether it succeeded. If it failed, the next missing icon tries again.
 */
export function registerIconLoader(fetchIcons: () => Promise<boolean>): void {
  fetchRest = fetchIcons
}

/** Whether a missing icon may still be loaded. */
export const areIconsComing = () => fetchRest !== undefined

/** For components with a missing icon: requests the rest, and reports all icons that are registered later. */
export function awaitIcon(listener: () => void): () => void {
  listeners.add(listener)
  void fetchRest?.().then((areHere) => {
    if (areHere) fetchRest = undefined
    listener()
  })
  return () => {
    listeners.delete(listener)
  }
}

export interface Drawing {
  readonly name: string
  readonly path: string
}

/**
 * `i-cyanotype-close`, `i-cyanotype:close`, `cyanotype:close`, `cyanotype-close` and `close` all resolve to
 * `close`.
 */
export function resolveIcon(spelling: string): Drawing | undefined {
  const name = spelling.replace(/^i-/, '').replace(new RegExp(`^${product}[:-]`), '')
  const path = drawings.get(name)
  return path === undefined ? undefined : { name, path }
}
