/** What the package may cost an application, in kilobytes: minified, brotli, without React. */
import type { Bundle } from './bundle-size.ts'

/** All of it together. */
export const mostKilobytes = 120

/** A component alone; most cost a tenth of this. */
const mostKilobytesOfComponent = 14

interface Bound {
  readonly kilobytes: number
  /** The other components that it may be made of. Not said: any. */
  readonly mayBring?: readonly string[]
}

/** Those that stand on many pages are held tighter. A tooltip brings Radix’s way of placing it along. */
const named: Readonly<Record<string, Bound>> = {
  button: { kilobytes: 2, mayBring: ['icon', 'spinner', 'visually-hidden'] },
  tabs: { kilobytes: 12, mayBring: [] },
  dialog: { kilobytes: 14, mayBring: ['button', 'icon', 'spinner', 'visually-hidden'] },
  tooltip: { kilobytes: 20, mayBring: [] },
  toolbar: { kilobytes: 24 },
  'side-navigation': { kilobytes: 24 },
}

export const boundOf = (component: string): Bound =>
  named[component] ?? { kilobytes: mostKilobytesOfComponent }

/** The components that a bundle brings although it should not. */
export function broughtAlong(component: string, { modules }: Bundle): string[] {
  const { mayBring } = boundOf(component)
  const brought = [...modules.keys()].flatMap((path) => /^components\/([\w-]+)\//.exec(path)?.[1] ?? [])
  return [...new Set(brought)].filter(
    (name) => name !== component && mayBring !== undefined && !mayBring.includes(name),
  )
}
