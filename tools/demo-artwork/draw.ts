/**
 * Draws the demonstration pictures: `npm run plates`, or `npm run plates -- fern tide` for some of them. The
 * random numbers are seeded, so each picture is always the same.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { seedFolder } from '@cyanotype/content/seed/index.ts'
import { seededRandom } from '../testing/seeded-random.ts'
import { catalogue } from './catalogue.ts'
import { expose } from './expose.ts'
import { logos } from './logos.ts'

const requested = process.argv.slice(2)
const isRequested = (name: string) => requested.length === 0 || requested.includes(name)
const folder = join(seedFolder, 'media')

for (const { name, seed, subject, width = 1600, height = 1120, isOpaque = false } of catalogue) {
  if (!isRequested(name)) continue
  const sheet = { width, height, random: seededRandom(seed) }
  const picture = await expose(sheet, subject(sheet), isOpaque)
  writeFileSync(join(folder, `${name}.webp`), picture)
  console.log(`${name}: ${Math.round(picture.length / 1_000)} KB`)
}
for (const [name, drawing] of Object.entries(logos)) {
  if (isRequested(name)) writeFileSync(join(folder, `${name}.svg`), drawing)
}
