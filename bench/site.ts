/** Figures of the site, each beside its limit. */

import { setTimeout as pause } from 'node:timers/promises'
import { brotliCompressSync } from 'node:zlib'
import { build } from '../tools/build/build.ts'
import { newDataFolder, removeDataFolder, startProduct } from '../tools/testing/product.ts'
import { residentMegabytes } from './child-processes.ts'
import type { Figure } from './figure.ts'
import { printFigures, upTo } from './figure.ts'
import { fetchRaw } from './http-clients.ts'
import { cachedPageNextToBareNode } from './side-by-side.ts'

/** Size of the JavaScript that a browser loads with a page before any interaction, with Brotli. */
async function scriptKilobytes(address: string): Promise<number> {
  const html = (await (await fetch(address)).text()).replaceAll(/<!--[\s\S]*?-->/g, '')
  const open = [
    ...html.matchAll(/<script[^>]* src="([^"]+)"|<link[^>]*rel="modulepreload"[^>]*href="([^"]+)"/g),
  ]
    .map((match) => match[1] ?? match[2] ?? '')
    .map((path) => new URL(path, address).href)
  const inline = [...html.matchAll(/<script(?![^>]* src=)(?![^>]*json)[^>]*>([\s\S]+?)<\/script>/g)]
  const inlineText = inline.map((match) => match[1] ?? '').join('')
  let bytes = inlineText === '' ? 0 : brotliCompressSync(inlineText).length
  const seen = new Set(open)
  for (const script of seen) {
    bytes += (await fetchRaw(script)).body.length
    const text = await (await fetch(script)).text()
    for (const match of text.matchAll(/(?:import|from)\s*"(\.[^"]+)"/g)) {
      seen.add(new URL(match[1] ?? '', script).href)
    }
  }
  return bytes / 1024
}

const docsPage = '/docs/editors/components'
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
  const secondsToFirstResponse = (performance.now() - started) / 1000
  await pause(5000)
  const idle = residentMegabytes(product.pid)
  const script = await scriptKilobytes(`${product.url}${docsPage}`)
  const figures: Record<string, Figure> = {
    'second start to first response': upTo(2, secondsToFirstResponse, 's'),
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
