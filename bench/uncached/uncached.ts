/**
 * `npm run bench -- uncached`: a documentation page of 60 KB, rendered anew for each request with all that it reads from the
 * database, next to React's rendering of the same page alone.
 */
import { z } from 'zod'
import { build } from '../../house/build/build.ts'
import { newDataFolder, removeDataFolder } from '../../house/testing/product.ts'
import { answerOf, child } from '../children.ts'
import { serve } from '../serving.ts'
import { writeLongPage } from './long-page.ts'

const bound = 0.5
const connections = 8
const rounds = 5
const secondsOfRound = 3

await build(['site', 'admin', 'storybook'])
const dataDir = await newDataFolder()
const serving = await serve('uncached/serve.ts', dataDir)
const load = child('load.ts')
try {
  const { url } = serving
  const path = await writeLongPage(serving.editor)
  const [own = 0, alone = 0] = z.array(z.number()).parse(await answerOf(serving.process, path))
  const size = (await (await fetch(url + path)).arrayBuffer()).byteLength
  const measure = async (port: number, seconds = secondsOfRound) =>
    Number(await answerOf(load, { port, path: '/', connections, seconds }))
  await measure(own, 1)
  await measure(alone, 1)
  const shares: { own: number; alone: number; share: number }[] = []
  for (let round = 0; round < rounds; round += 1) {
    const rendered = await measure(own)
    const limit = await measure(alone)
    shares.push({ own: rendered, alone: limit, share: rendered / limit })
  }
  const median = shares.sort((one, other) => one.share - other.share)[Math.floor(rounds / 2)]
  if (median === undefined) throw new Error('No round was measured.')
  const kept = median.share >= bound
  console.table({
    [`uncached page of ${Math.round(size / 1_000)} KB, share of renderToString alone`]: {
      bound: `≥ ${bound.toFixed(2)}`,
      figure: `${median.share.toFixed(2)} (${Math.round(median.own)} of ${Math.round(median.alone)} a second)`,
      kept,
    },
  })
  if (!kept) process.exitCode = 1
} finally {
  load.kill()
  await serving.stop()
  await removeDataFolder(dataDir)
}
