/**
 * `npm run bench -- documents`: lists, reads and creates with 1,000, 10,000 and 100,000 documents in three
 * languages, beside plain `node:http` with the same statements and the same JSON. `SIZES=1000` selects one
 * size.
 */
import { cp, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from '../../tools/build/build.ts'
import { multiplyDocuments, writeDocument } from '../../tools/testing/many-documents.ts'
import { newDataFolder, removeDataFolder } from '../../tools/testing/product.ts'
import { serve } from '../serving.ts'
import { printFigures } from './figures.ts'
import type { Database } from './measure.ts'
import { measure } from './measure.ts'

const sizes = (process.env.SIZES ?? '1000,10000,100000').split(',').map(Number)
/** Written through the API. The rest are copies of these. */
const originals = 500

await build(['site', 'admin', 'storybook'])
const folder = await newDataFolder()
try {
  const written = join(folder, 'written')
  await mkdir(written)
  const ids = await writeOriginals(written)
  const databases: Database[] = []
  for (const documents of sizes) {
    const dataDir = join(folder, String(documents))
    await cp(written, dataDir, { recursive: true })
    multiplyDocuments(join(dataDir, 'cyanotype.db'), ids, documents)
    databases.push({ dataDir, documents })
  }
  process.exitCode = printFigures(await measure(databases)) ? 0 : 1
} finally {
  await removeDataFolder(folder)
}

async function writeOriginals(dataDir: string): Promise<readonly string[]> {
  const product = await serve('documents/serve.ts', dataDir)
  try {
    const ids: string[] = []
    for (let number = 0; number < originals; number += 1)
      ids.push(await writeDocument(product.editor, number))
    return ids
  } finally {
    await product.stop()
  }
}
