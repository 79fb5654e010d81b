/**
 * `npm run bench -- uncached`: renders pages for each request with all database queries. A documentation page
 * of 60 KB is compared with the same page rendered by React alone, a typical page with the same rendered
 * through all of Vike.
 */
import { z } from 'zod'
import { build } from '../../tools/build/build.ts'
import { newDataFolder, removeDataFolder } from '../../tools/testing/product.ts'
import { answerOf, child } from '../children.ts'
import type { Figure } from '../figure.ts'
import { middleOf, printFigures } from '../figure.ts'
import { serve } from '../serving.ts'
import { writeLongPage } from './long-page.ts'

const minOfReact = 0.5
/** `site/rendering/render-fast-path.ts` is worth its code only if it is at least a fifth faster. */
const minOfVike = 1.2
const defaultPage = '/docs/writing/components'
const connections = 8
const rounds = 7
const secondsOfRound = 2

await build(['site', 'admin', 'storybook'])
const dataDir = await newDataFolder()
const serving = await serve('uncached/serve.ts', dataDir)
const load = child('load.ts')
const measure = async (port: number, seconds = secondsOfRound) =>
  Number(await answerOf(load, { port, path: '/', connections, seconds }))

/**
 * How many times as many pages the first server renders as the second. They take turns, so that a slow moment
 * affects both.
 */
async function ratio(own: number, other: number, bound: number): Promise<Figure> {
  await measure(own, 1)
  await measure(other, 1)
  const measured: { own: number; other: number; share: number }[] = []
  for (let round = 0; round < rounds; round += 1) {
    const one = await measure(own)
    const two = await measure(other)
    measured.push({ own: one, other: two, share: one / two })
  }
  const share = middleOf(measured.map((round) => round.share))
  const shown = measured.find((round) => round.share === share)
  return {
    bound: `≥ ${bound.toFixed(2)}`,
    figure: `${share.toFixed(2)} (${Math.round(shown?.own ?? 0)} of ${Math.round(shown?.other ?? 0)} a second)`,
    isMet: share >= bound,
  }
}

try {
  const { url } = serving
  const open = async (path: string) => {
    const ports = z.array(z.number()).parse(await answerOf(serving.process, path))
    const { byteLength } = await (await fetch(url + path)).arrayBuffer()
    return { ports, size: `${Math.round(byteLength / 1_000)} KB` }
  }
  const usual = await open(defaultPage)
  const [usualOwn = 0, usualByVike = 0] = usual.ports
  const long = await open(await writeLongPage(serving.editor))
  const [own = 0, , alone = 0] = long.ports
  printFigures({
    [`uncached page of ${usual.size}, beside the same through Vike`]: await ratio(
      usualOwn,
      usualByVike,
      minOfVike,
    ),
    [`uncached page of ${long.size}, share of renderToString alone`]: await ratio(own, alone, minOfReact),
  })
} finally {
  load.kill()
  await serving.stop()
  await removeDataFolder(dataDir)
}
