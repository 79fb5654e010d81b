/** The many spellings of an icon's name, and the one drawing behind them. */
import { cyanotype } from './collection.ts'

export type IconName = keyof typeof cyanotype

const product = 'cyanotype'

function isIconName(name: string): name is IconName {
  return Object.hasOwn(cyanotype, name)
}

export const iconNames = Object.keys(cyanotype).filter(isIconName)

/** `i-cyanotype-close`, `i-cyanotype:close`, `cyanotype:close`, `cyanotype-close` and `close` all mean `close`. */
export function resolveIcon(spelling: string): IconName | undefined {
  const name = spelling.replace(/^i-/, '').replace(new RegExp(`^${product}[:-]`), '')
  return isIconName(name) ? name : undefined
}

export function pathOf(name: IconName): string {
  return cyanotype[name]
}
