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
/** Pages of different kinds: at `/` the language of the visitor matters too. */
const cachedPages = ['/', '/updates', '/docs', docsPage]
const minShare = 0.93

await build(['site', 'admin', 'storybook'])
const dataFolder = await newDataFolder()
const first = await startProduct({ dataFolder })
await pause(5000)
const idleAfterFirstStart = residentMegabytes(first.pid)
await first.stop()
const started = performance.now()
const product = await startProduct({ dataFolder })
try {
  await (await fetch(product.url)).text()
  const secondsToFirstAnswer = (performance.now() - started) / 1000
  await pause(5000)
  const idle = residentMegabytes(product.pid)
  const script = await scriptKilobytes(`${product.url}${docsPage}`)
  const figures: Record<string, Figure> = {
    'second start to first answer': upTo(2, secondsToFirstAnswer, 's'),
    'memory when idle after the first start': upTo(200, idleAfterFirstStart, 'MB'),
    'memory when idle': upTo(200, idle, 'MB'),
    'script of a documentation page (brotli)': upTo(7, script, 'KB'),
  }
  for (const path of cachedPages) {
    const cached = await cachedPageNextToBareNode(product.url, path)
    figures[`cached ${path}, share of bare node:http`] = {
      bound: `≥ ${minShare}`,
      figure: `${cached.share.toFixed(2)} (${Math.round(cached.product)} of ${Math.round(cached.bare)} a second)`,
      isMet: cached.share >= minShare,
    }
  }
  printFigures(figures)
} finally {
  await product.stop()
  await removeDataFolder(dataFolder)
}
