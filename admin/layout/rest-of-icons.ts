/** All icons that a list's first picture does not show. A part that is fetched later waits for them; what is drawn already asks. */
import { bringIcons, bringIconsOnceMissing } from '@cyanotype/ui/icons/resolve.ts'
import { firstIcons } from './first-icons.ts'
import { onDemand } from './on-demand.ts'

export const restOfIcons = () => import('@cyanotype/ui/icons/all.ts')

bringIcons(firstIcons)
bringIconsOnceMissing(onDemand(restOfIcons).bring)
