/** Brings every drawing of the collection. The package's main door imports it; what has to stay small does not. */
import { cyanotype } from './collection.ts'
import type { IconName } from './resolve.ts'
import { bringIcons } from './resolve.ts'

bringIcons(cyanotype)

const isIconName = (name: string): name is IconName => Object.hasOwn(cyanotype, name)

export const iconNames = Object.keys(cyanotype).filter(isIconName)
