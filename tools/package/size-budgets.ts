/** What the package may cost an application, in kilobytes: minified, brotli, without React. */
import type { Bundle } from './bundle-size.ts'

/** All of it together. */
export const maxKilobytes = 120

/** A component alone; most cost a tenth of this. */
const maxKilobytesOfComponent = 14

interface SizeBudget {
  readonly kilobytes: number
  /** The other components that it may be made of. Not said: any. */
  readonly allowedImports?: readonly string[]
}

/** Those that stand on many pages are held tighter. A tooltip brings Radix’s way of placing it along. */
const named: Readonly<Record<string, SizeBudget>> = {
  button: { kilobytes: 2, allowedImports: ['icon', 'spinner', 'visually-hidden'] },
  tabs: { kilobytes: 12, allowedImports: [] },
  dialog: { kilobytes: 14, allowedImports: ['button', 'icon', 'spinner', 'visually-hidden'] },
  tooltip: { kilobytes: 20, allowedImports: [] },
  toolbar: { kilobytes: 24 },
  'side-navigation': { kilobytes: 24 },
}

export const boundOf = (component: string): SizeBudget =>
  named[component] ?? { kilobytes: maxKilobytesOfComponent }

/** The components that a bundle brings although it should not. */
export function broughtAlong(component: string, { modules }: Bundle): string[] {
  const { allowedImports } = boundOf(component)
  const brought = [...modules.keys()].flatMap((path) => /^components\/([\w-]+)\//.exec(path)?.[1] ?? [])
  return [...new Set(brought)].filter(
    (name) => name !== component && allowedImports !== undefined && !allowedImports.includes(name),
  )
}
