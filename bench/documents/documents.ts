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
import { serve } from '../child-processes.ts'
import type { Creating } from './create-documents.ts'
import type { Database, Measured } from './measure.ts'
import { measure } from './measure.ts'

const minShare = 0.4
const maxGrowth = 1.2
/** The most expensive query of a list has no limit (decision 0038, document lists). */
const worst = 'filtered and sorted'
const maxOfLastPage = 1.5
const maxOfCreate = 3
const maxMegabytes = 300

interface Line {
  readonly [column: string]: string
}

/** Prints the table. Returns whether all limits are met. */
function printFigures(measured: readonly Measured[]): boolean {
  const lines: Record<string, Line> = {}
  const broken: string[] = []
  const column = ({ documents }: Measured) => documents.toLocaleString('en')
  const write = (name: string, one: Measured, text: string, isMet = true) => {
    lines[name] = { ...lines[name], [column(one)]: isMet ? text : `${text} ✗` }
    if (!isMet) broken.push(`${name} with ${column(one)} documents: ${text}`)
  }
  for (const one of measured) {
    for (const [name, { product, bare, share, growth }] of Object.entries(one.rates)) {
      const text = `${rounded(product)} of ${rounded(bare)}: ${share.toFixed(2)}, ${growth.toFixed(2)} ×`
      write(name, one, text, share >= minShare && (growth <= maxGrowth || name === worst))
    }
    const ofFirst = (one.rates['list of 20']?.product ?? 0) / (one.rates['last page']?.product ?? 1)
    write('last page, times the first', one, ofFirst.toFixed(2), ofFirst <= maxOfLastPage)
    const { product, bare, note, eightWriters } = one.create
    const times = product.milliseconds / bare.milliseconds
    write('create', one, `${inMs(product)} of ${inMs(bare)}: ${times.toFixed(2)} ×`, times <= maxOfCreate)
    write('one short row, for comparison', one, inMs(note))
    const concurrent = eightWriters.perSecond / product.perSecond
    write(
      'creates a second, one writer and eight',
      one,
      `${rounded(product.perSecond)} and ${rounded(eightWriters.perSecond)}`,
      concurrent > 1,
    )
    write('memory', one, `${rounded(one.megabytes)} MB`, one.megabytes <= maxMegabytes)
  }
  console.log(
    'Responses a second, of what the bare server makes: the share, and how much slower than with the fewest.',
  )
  console.table(lines)
  for (const line of broken) console.log(`Not kept: ${line}.`)
  return broken.length === 0
}

const inMs = ({ milliseconds }: Creating) => `${milliseconds.toFixed(2)} ms`
const rounded = (value: number) => Math.round(value).toLocaleString('en')

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
