/**
 * Size budgets: what the package may add to an application in kilobytes, minified, with Brotli, without
 * React.
 */
import type { Bundle } from './bundle-size.ts'

/** For all entries together. */
export const maxKilobytes = 120

/** For one component. Most need a tenth of this. */
const maxKilobytesOfComponent = 14

interface SizeBudget {
  readonly kilobytes: number
  /** The other components that it may include. If missing: any. */
  readonly allowedImports?: readonly string[]
}

/** Common components have smaller budgets. A tooltip includes the positioning code of Radix. */
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

/** The components that a bundle should not include. */
export function broughtAlong(component: string, { modules }: Bundle): string[] {
  const { allowedImports } = boundOf(component)
  const brought = [...modules.keys()].flatMap((path) => /^components\/([\w-]+)\//.exec(path)?.[1] ?? [])
  return [...new Set(brought)].filter(
    (name) => name !== component && allowedImports !== undefined && !allowedImports.includes(name),
  )
}
