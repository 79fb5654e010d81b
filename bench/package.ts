/** Size of each component of the package in an application that uses nothing else, beside its limit. */

import { boundOf, bundleOf, maxKilobytes, unwantedComponents } from '../tools/package/bundle-size.ts'
import { installPackage } from '../tools/package/install-in-app.ts'

interface Cost {
  readonly 'KB (brotli, without React)': string
  readonly bound: number
  readonly 'brings along': string
  readonly isMet: boolean
}

const application = await installPackage()
const costs: Record<string, Cost> = {}

const note = (name: string, kilobytes: number, bound: number, unexpected: readonly string[]) => {
  costs[name] = {
    'KB (brotli, without React)': kilobytes.toFixed(2),
    bound,
    'brings along': unexpected.join(', '),
    isMet: kilobytes <= bound && unexpected.length === 0,
  }
}

try {
  for (const component of application.components) {
    const bundle = await bundleOf(application.installed, component)
    note(component, bundle.kilobytes, boundOf(component).kilobytes, unwantedComponents(component, bundle))
  }
  note('all of it', (await bundleOf(application.installed, 'index')).kilobytes, maxKilobytes, [])
} finally {
  await application.remove()
}
console.table(costs)
if (!Object.values(costs).every(({ isMet }) => isMet)) process.exitCode = 1
