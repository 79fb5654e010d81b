/**
 * The many spellings of an icon's name, and the one drawing behind them. A drawing is there once somebody brought it: a
 * component brings those that it names itself, so that a small bundle holds no others; `all.ts` brings the collection.
 */
import type { cyanotype } from './icons.generated.ts'

export type IconName = keyof typeof cyanotype

const product = 'cyanotype'
const drawings = new Map<string, string>()
const listeners = new Set<() => void>()
let fetchRest: (() => Promise<boolean>) | undefined

/** The house's own drawings, or an application's: paths on a grid of 24, drawn as lines. */
export function bringIcons(brought: Readonly<Partial<Record<IconName | (string & {}), string>>>): void {
  for (const [name, path] of Object.entries(brought)) if (path !== undefined) drawings.set(name, path)
  for (const listener of listeners) listener()
}

/**
 * Where not all icons are needed at once: the rest is fetched as soon as one is drawn that is not here. What is given says
 * whether they came; where they did not, the next that is missing asks again.
 */
export function bringIconsOnceMissing(fetchIcons: () => Promise<boolean>): void {
  fetchRest = fetchIcons
}

/** Whether one that is not here may still come. */
export const areIconsComing = () => fetchRest !== undefined

/** For whoever draws one that is not here: asks for the rest, and tells of all that are brought. */
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

/** `i-cyanotype-close`, `i-cyanotype:close`, `cyanotype:close`, `cyanotype-close` and `close` all mean `close`. */
export function resolveIcon(spelling: string): Drawing | undefined {
  const name = spelling.replace(/^i-/, '').replace(new RegExp(`^${product}[:-]`), '')
  const path = drawings.get(name)
  return path === undefined ? undefined : { name, path }
}
