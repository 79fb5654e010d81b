/**
 * `npm run bench -- pages`: the time from publishing to visible with 100, 1,000 and 10,000 documents in
 * three languages. `SIZES=100` selects one size.
 */

import { cp, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from '../../tools/build/build.ts'
import { multiplyDocuments, writeDocument } from '../../tools/testing/many-documents.ts'
import { newDataFolder, removeDataFolder } from '../../tools/testing/product.ts'
import { serve } from '../child-processes.ts'
import type { Publishing, Times } from './publishing.ts'
import { publishing } from './publishing.ts'

/** In milliseconds. */
const maxOfTitle = 6
const maxOfText = 15
const maxOfSlowest = 30

/** Prints the table. Returns whether all limits are met. */
function printFigures(measured: ReadonlyMap<number, Publishing>): boolean {
  const lines: Record<string, Record<string, string>> = {}
  const renders = new Set([...measured.values()].map((one) => one.renders))
  let isMet = true
  for (const [documents, { title, text, renders: own }] of measured) {
    const isRowMet = isQuick(title, maxOfTitle) && isQuick(text, maxOfText) && renders.size === 1
    isMet &&= isRowMet
    lines[`${documents.toLocaleString('en')} documents`] = {
      title: formatted(title),
      text: formatted(text),
      'pages rendered for one': String(own),
      isMet: isRowMet ? 'yes' : 'no ✗',
    }
  }
  console.log(
    `From publishing to visible, median and 95th percentile; a title within ${maxOfTitle} ms, a text within ${maxOfText}, all within ${maxOfSlowest}.`,
  )
  console.table(lines)
  return isMet
}

const isQuick = ({ median, p95 }: Times, max: number) => median <= max && p95 <= maxOfSlowest
const formatted = ({ median, p95 }: Times) => `${median.toFixed(1)} ms, ${p95.toFixed(1)} ms`

const sizes = (process.env.SIZES ?? '100,1000,10000').split(',').map(Number)
/** Written through the API. The rest are copies of these. */
const originals = 100

await build(['site', 'admin', 'storybook'])
const folder = await newDataFolder()
try {
  const written = join(folder, 'written')
  await mkdir(written)
  const ids = await writeOriginals(written)
  const measured = new Map<number, Publishing>()
  for (const size of sizes) {
    const dataDir = join(folder, String(size))
    await cp(written, dataDir, { recursive: true })
    multiplyDocuments(join(dataDir, 'cyanotype.db'), ids, size)
    const served = await serve('pages/serve.ts', dataDir)
    measured.set(size, await publishing(served, ids).finally(served.stop))
    await removeDataFolder(dataDir)
  }
  process.exitCode = printFigures(measured) ? 0 : 1
} finally {
  await removeDataFolder(folder)
}

/** Returns the published ones, for visitors to read. */
async function writeOriginals(dataDir: string): Promise<readonly string[]> {
  const served = await serve('pages/serve.ts', dataDir)
  try {
    const ids: string[] = []
    for (let number = 0; number < originals; number += 1) {
      ids.push(await writeDocument(served.editor, number, number - (number % 4)))
    }
    return ids
  } finally {
    await served.stop()
  }
}
