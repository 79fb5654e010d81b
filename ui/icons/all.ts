/** Brings every drawing of the collection: for those who take icons by names that they do not know beforehand. */
import { cyanotype } from './icons.generated.ts'
import type { IconName } from './resolve.ts'
import { bringIcons } from './resolve.ts'

bringIcons(cyanotype)

const isIconName = (name: string): name is IconName => Object.hasOwn(cyanotype, name)

export const iconNames = Object.keys(cyanotype).filter(isIconName)
