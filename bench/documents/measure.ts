/** One database, from every side: each question in turns with the bare server, so that a noisy moment hits both. */
import { join } from 'node:path'
import { answerOf, child, stopped } from '../children.ts'
import { residentMegabytes } from '../memory.ts'
import type { Creating } from './creating.ts'
import { creating } from './creating.ts'
import type { NamedQuestion } from './questions.ts'
import { questionsOf } from './questions.ts'
import type { Serving } from './serving.ts'
import { serve } from './serving.ts'

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
  readonly create: { readonly product: Creating; readonly bare: Creating; readonly eightWriters: Creating }
  readonly megabytes: number
}

export async function measure(dataDir: string, documents: number): Promise<Measured> {
  const questions = await questionsOf(dataDir, documents)
  const product = await serve(dataDir)
  const bare = child('documents/bare.ts')
  try {
    const file = join(dataDir, 'cyanotype.db')
    const bareUrl = String(await answerOf(bare, { file, questions: [...questions] }))
    const rates = await ratesOf(questions, product, bareUrl)
    const posting = {
      url: `${product.url}/api/documents/updates`,
      cookie: product.cookie,
      bodyOf: newDocument,
    }
    const yardstick = { url: bareUrl, bodyOf: newDocument }
    await creating(posting, 100, 1)
    await creating(yardstick, 100, 1)
    const create = {
      product: await creating(posting, 400, 1),
      bare: await creating(yardstick, 400, 1),
      eightWriters: await creating(posting, 1_600, 8),
    }
    return { documents, rates, create, megabytes: residentMegabytes(product.pid) }
  } finally {
    await product.stop()
    await stopped(bare)
  }
}

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
      await rateOf(product.url, path, 0.5, product.cookie)
      await rateOf(bareUrl, path, 0.5)
      for (let round = 0; round < rounds; round += 1) {
        const own = await rateOf(product.url, path, secondsOfRound, product.cookie)
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

const texts = 'Salt and light on paper, washed in running water. '.repeat(10)
const newDocument = (number: number) => ({
  locale: 'en',
  data: { title: `New sheet ${number} ${performance.now()}`, body: texts },
  shared: { author: 'Maria', tags: ['salt'] },
})
