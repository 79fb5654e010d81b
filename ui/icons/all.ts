/** Registers all icons of the collection, for applications that do not know the icon names in advance. */
import { cyanotype } from './icons.generated.ts'
import type { IconName } from './resolve.ts'
import { registerIcons } from './resolve.ts'

registerIcons(cyanotype)

const isIconName = (name: string): name is IconName => Object.hasOwn(cyanotype, name)

export const iconNames = Object.keys(cyanotype).filter(isIconName)
