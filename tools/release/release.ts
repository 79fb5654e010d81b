/** `npm run release`: builds the product and packs what a server needs to run it into one archive. */
import { rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { build } from '../build/build.ts'
import { pack } from './pack.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

try {
  await rm(new URL('../../release/', import.meta.url), { recursive: true, force: true })
  await build(['site', 'admin', 'storybook'])
  const { archive, megabytes } = await pack(root, `${root}release`)
  console.log(`Release complete: ${archive} (${megabytes} MB unpacked).`)
} catch (problem) {
  console.error(problem instanceof Error ? problem.message : problem)
  process.exitCode = 1
}
