/**
 * `npm run bench -- pages`: the time from publishing to visible with 100, 1,000 and 10,000 documents in three
 * languages. `SIZES=100` selects one size.
 */
import { cp, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from '../../tools/build/build.ts'
import { multiplyDocuments, writeDocument } from '../../tools/testing/many-documents.ts'
import { newDataFolder, removeDataFolder } from '../../tools/testing/product.ts'
import { serve } from '../serving.ts'
import { printFigures } from './figures.ts'
import type { Publishing } from './publishing.ts'
import { publishing } from './publishing.ts'

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
