/**
 * The many spellings of an icon's name, and the one drawing behind them. A drawing is there once somebody brought it: a
 * component brings those that it names itself, so that a small bundle holds no others; `all.ts` brings the collection.
 */
import type { cyanotype } from './collection.ts'

export type IconName = keyof typeof cyanotype

const product = 'cyanotype'
const drawings = new Map<string, string>()

/** The house's own drawings, or an application's: paths on a grid of 24, drawn as lines. */
export function bringIcons(brought: Readonly<Partial<Record<IconName | (string & {}), string>>>): void {
  for (const [name, path] of Object.entries(brought)) if (path !== undefined) drawings.set(name, path)
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
