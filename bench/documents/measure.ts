/** One database, from every side: each question in turns with the bare server, so that a noisy moment hits both. */
import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { answerOf, child, stopped } from '../children.ts'
import { residentMegabytes } from '../memory.ts'
import type { Serving } from '../serving.ts'
import { serve } from '../serving.ts'
import type { Creating, Posting } from './creating.ts'
import { creating } from './creating.ts'
import { newDocument } from './new-document.ts'
import type { NamedQuestion } from './questions.ts'
import { questionsOf } from './questions.ts'
import { recordCreation } from './recording.ts'

const connections = 8
const rounds = 3
const secondsOfRound = 1

export interface Rate {
  readonly product: number
  readonly bare: number
  /** The median of the rounds. */
  readonly share: number
}

export interface Measured {
  readonly documents: number
  readonly rates: Readonly<Record<string, Rate>>
  readonly create: {
    readonly product: Creating
    /** The same statements over bare `node:http`; and one short row, which nothing can be quicker than. */
    readonly bare: Creating
    readonly note: Creating
    readonly eightWriters: Creating
  }
  readonly megabytes: number
}

export async function measure(dataDir: string, documents: number): Promise<Measured> {
  const questions = await questionsOf(dataDir, documents)
  const recording = await recordCreation(dataDir)
  const file = join(dataDir, 'cyanotype.db')
  const copy = `${file}.copy`
  await cp(file, copy)
  const product = await serve('documents/serve.ts', dataDir)
  const bare = child('documents/bare.ts')
  try {
    const task = { file, questions: [...questions], copy, recording }
    const bareUrl = String(await answerOf(bare, task))
    const rates = await ratesOf(questions, product, bareUrl)
    const posting = {
      url: `${product.url}/api/documents/updates`,
      cookie: product.editor.cookie,
      bodyOf: () => newDocument(nextNumber()),
    }
    const create = await createsOf(posting, bareUrl)
    return { documents, rates, create, megabytes: residentMegabytes(product.process.pid ?? 0) }
  } finally {
    await product.stop()
    await stopped(bare)
  }
}

/** In turns, so that a noisy moment hits all; of each kind the turn in the middle counts. */
async function createsOf(product: Posting, bareUrl: string): Promise<Measured['create']> {
  const bare = { url: bareUrl, bodyOf: product.bodyOf }
  const note = { ...bare, url: `${bareUrl}/note` }
  const turns: { readonly product: Creating; readonly bare: Creating; readonly note: Creating }[] = []
  for (const one of [product, bare, note]) await creating(one, 100, 1)
  for (let round = 0; round < rounds; round += 1) {
    turns.push({
      product: await creating(product, 200, 1),
      bare: await creating(bare, 200, 1),
      note: await creating(note, 200, 1),
    })
  }
  turns.sort((one, other) => timesOf(one) - timesOf(other))
  const median = turns[Math.floor(rounds / 2)]
  if (median === undefined) throw new Error('Nothing was measured.')
  return { ...median, eightWriters: await creating(product, 1_600, 8) }
}

const timesOf = (one: { readonly product: Creating; readonly bare: Creating }) =>
  one.product.milliseconds / one.bare.milliseconds

async function ratesOf(questions: readonly NamedQuestion[], product: Serving, bareUrl: string) {
  const load = child('load.ts')
  const rateOf = async (url: string, path: string, seconds: number, cookie?: string): Promise<number> => {
    const port = Number(new URL(url).port)
    return Number(await answerOf(load, { port, path, connections, seconds, ...(cookie && { cookie }) }))
  }
  try {
    const rates: [string, Rate][] = []
    for (const { name, path } of questions) {
      const turns: Rate[] = []
      await rateOf(product.url, path, 0.5, product.editor.cookie)
      await rateOf(bareUrl, path, 0.5)
      for (let round = 0; round < rounds; round += 1) {
        const own = await rateOf(product.url, path, secondsOfRound, product.editor.cookie)
        const limit = await rateOf(bareUrl, path, secondsOfRound)
        turns.push({ product: own, bare: limit, share: own / limit })
      }
      turns.sort((one, other) => one.share - other.share)
      const median = turns[Math.floor(rounds / 2)]
      if (median !== undefined) rates.push([name, median])
    }
    return Object.fromEntries(rates)
  } finally {
    await stopped(load)
  }
}

let posted = 0
/** No two have the same title: what they share an address with is another measurement. */
const nextNumber = () => (posted += 1)
