/** Figures of the site, each beside its limit. */
import { setTimeout as pause } from 'node:timers/promises'
import { build } from '../tools/build/build.ts'
import { newDataFolder, removeDataFolder, startProduct } from '../tools/testing/product.ts'
import type { Figure } from './figure.ts'
import { printFigures, upTo } from './figure.ts'
import { residentMegabytes } from './memory.ts'
import { scriptKilobytes } from './script.ts'
import { cachedPageNextToBareNode } from './side-by-side.ts'

const docsPage = '/docs/writing/components'

await build(['site', 'admin', 'storybook'])
const dataFolder = await newDataFolder()
await (await startProduct({ dataFolder })).stop()
const started = performance.now()
const product = await startProduct({ dataFolder })
try {
  await (await fetch(product.url)).text()
  const secondsToFirstAnswer = (performance.now() - started) / 1000
  await pause(5000)
  const idle = residentMegabytes(product.pid)
  const script = await scriptKilobytes(`${product.url}${docsPage}`)
  const cached = await cachedPageNextToBareNode(product.url, docsPage)

  const figures: Record<string, Figure> = {
    'second start to first answer': upTo(2, secondsToFirstAnswer, 's'),
    'memory when idle': upTo(200, idle, 'MB'),
    'script of a documentation page (brotli)': upTo(7, script, 'KB'),
    'cached page, share of bare node:http': {
      bound: '≥ 0.90',
      figure: `${cached.share.toFixed(2)} (${Math.round(cached.product)} of ${Math.round(cached.bare)} a second)`,
      isMet: cached.share >= 0.9,
    },
  }
  printFigures(figures)
} finally {
  await product.stop()
  await removeDataFolder(dataFolder)
}
