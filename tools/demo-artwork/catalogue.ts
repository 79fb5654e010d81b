/** Catalogue of the demonstration pictures: the subject and random seed of each. */
import type { Subject } from './drawing.ts'
import { fern, fernGarden, grasses, horsetails } from './subjects/ferns.ts'
import { fennel, poppies, sunflower, umbels } from './subjects/flowers.ts'
import { dulse, olive, pressedLeaves, seaweed } from './subjects/leaves.ts'
import { caustics, chladni, diffraction, interference, newton, spectrum } from './subjects/light.ts'
import { boxCamera, hull, lensSection, printingRoom } from './subjects/plans.ts'
import { depths, shells, tideTable, wind } from './subjects/sea.ts'
import { moons, solargraph, starTrails } from './subjects/sky.ts'
import { diatoms, feathers, mitten, moths, snow } from './subjects/small.ts'
import { hands, keysAndTools, lace, net, testStrip } from './subjects/things.ts'

interface Artwork {
  /** The file name without its extension. */
  readonly name: string
  readonly seed: number
  readonly subject: Subject
  readonly width?: number
  readonly height?: number
  /** For pictures that may be shown on any background. */
  readonly isOpaque?: boolean
}

export const catalogue: readonly Artwork[] = [
  { name: 'fern', seed: 114, subject: fern },
  { name: 'fern-garden', seed: 118, subject: fernGarden },
  { name: 'horsetails', seed: 119, subject: horsetails },
  { name: 'grasses', seed: 127, subject: grasses },
  { name: 'umbels', seed: 131, subject: umbels },
  { name: 'fennel', seed: 133, subject: fennel },
  { name: 'sunflower', seed: 134, subject: sunflower },
  { name: 'poppies', seed: 135, subject: poppies },
  { name: 'pressed-leaves', seed: 136, subject: pressedLeaves },
  { name: 'olive', seed: 137, subject: olive },
  { name: 'seaweed', seed: 138, subject: seaweed },
  { name: 'dulse', seed: 139, subject: dulse },
  { name: 'waves', seed: 140, subject: wind },
  { name: 'tide', seed: 122, subject: interference },
  { name: 'diffraction', seed: 123, subject: diffraction },
  { name: 'newton', seed: 124, subject: newton },
  { name: 'caustics', seed: 125, subject: caustics },
  { name: 'spectrum', seed: 126, subject: spectrum },
  { name: 'chladni', seed: 128, subject: chladni },
  { name: 'stars', seed: 87, subject: starTrails },
  { name: 'solargraph', seed: 88, subject: solargraph },
  { name: 'moons', seed: 89, subject: moons },
  { name: 'plan', seed: 98, subject: printingRoom },
  { name: 'box-camera', seed: 99, subject: boxCamera },
  { name: 'lens', seed: 100, subject: lensSection },
  { name: 'hull', seed: 101, subject: hull },
  { name: 'tide-table', seed: 141, subject: tideTable },
  { name: 'depths', seed: 142, subject: depths },
  { name: 'shells', seed: 143, subject: shells },
  { name: 'lace', seed: 150, subject: lace },
  { name: 'net', seed: 151, subject: net },
  { name: 'hands', seed: 152, subject: hands },
  { name: 'keys', seed: 153, subject: keysAndTools },
  { name: 'test-strip', seed: 154, subject: testStrip },
  { name: 'moths', seed: 160, subject: moths },
  { name: 'feathers', seed: 161, subject: feathers },
  { name: 'diatoms', seed: 162, subject: diatoms },
  { name: 'snow', seed: 163, subject: snow },
  { name: 'mitten', seed: 164, subject: mitten },
  { name: 'share', seed: 170, subject: interference, width: 1_200, height: 630, isOpaque: true },
]
