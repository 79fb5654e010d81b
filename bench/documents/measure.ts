/**
 * Measures databases of several sizes and their baselines. They take turns for each query, so that a slow
 * moment affects all of them.
 */
import type { ChildProcess } from 'node:child_process'
import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import type { Serving } from '../child-processes.ts'
import { child, replyOf, residentMegabytes, serve, stopped } from '../child-processes.ts'
import type { Creating, Posting } from './create-documents.ts'
import { creating, newDocument } from './create-documents.ts'
import type { NamedQuestion } from './questions.ts'
import { questionsOf } from './questions.ts'
import { recordCreation } from './replay-statements.ts'

const connections = 8
const roundsOfQuestion = 5
const roundsOfCreate = 3
const secondsOfRound = 1

export interface Database {
  readonly dataDir: string
  readonly documents: number
}

export interface Rate {
  readonly product: number
  readonly bare: number
  /** The rate of the product relative to the baseline. Median of all rounds. */
  readonly share: number
  /** How much slower it is than with the first database in the same round. Median of all rounds. */
  readonly growth: number
}

export interface Measured {
  readonly documents: number
  readonly rates: Readonly<Record<string, Rate>>
  readonly create: {
    readonly product: Creating
    /** The same statements over plain `node:http`, and one short row as the lower bound. */
    readonly bare: Creating
    readonly note: Creating
    readonly eightWriters: Creating
  }
  readonly megabytes: number
}

export async function measure(databases: readonly Database[]): Promise<Measured[]> {
  const opened: Opened[] = []
  try {
    for (const database of databases) opened.push(await open(database))
    const rates = await ratesOf(opened)
    const measured: Measured[] = []
    for (const [index, { documents, product, bareUrl }] of opened.entries()) {
      const posting = {
        url: `${product.url}/api/documents/updates`,
        cookie: product.editor.cookie,
        bodyOf: () => newDocument(nextNumber()),
      }
      const create = await createsOf(posting, bareUrl)
      const megabytes = residentMegabytes(product.process.pid ?? 0)
      measured.push({ documents, rates: rates[index] ?? {}, create, megabytes })
    }
    return measured
  } finally {
    for (const { product, bare } of opened) {
      await product.stop()
      await stopped(bare)
    }
  }
}

/** A database with the product and the baseline on it. */
interface Opened {
  readonly documents: number
  readonly questions: readonly NamedQuestion[]
  readonly product: Serving
  readonly bare: ChildProcess
  readonly bareUrl: string
}

async function open({ dataDir, documents }: Database): Promise<Opened> {
  const questions = await questionsOf(dataDir, documents)
  const recording = await recordCreation(dataDir)
  const file = join(dataDir, 'cyanotype.db')
  const copy = `${file}.copy`
  await cp(file, copy)
  const product = await serve('documents/serve.ts', dataDir)
  const bare = child('documents/bare.ts')
  const bareUrl = String(await replyOf(bare, { file, questions: [...questions], copy, recording }))
  return { documents, questions, product, bare, bareUrl }
}

/** They take turns, so that a slow moment affects all. The median round of each kind counts. */
async function createsOf(product: Posting, bareUrl: string): Promise<Measured['create']> {
  const bare = { url: bareUrl, bodyOf: product.bodyOf }
  const note = { ...bare, url: `${bareUrl}/note` }
  const turns: { readonly product: Creating; readonly bare: Creating; readonly note: Creating }[] = []
  for (const one of [product, bare, note]) await creating(one, 100, 1)
  for (let round = 0; round < roundsOfCreate; round += 1) {
    turns.push({
      product: await creating(product, 200, 1),
      bare: await creating(bare, 200, 1),
      note: await creating(note, 200, 1),
    })
  }
  turns.sort((one, other) => timesOf(one) - timesOf(other))
  const median = turns[Math.floor(roundsOfCreate / 2)]
  if (median === undefined) throw new Error('Nothing was measured.')
  return { ...median, eightWriters: await creating(product, 1_600, 8) }
}

const timesOf = (one: { readonly product: Creating; readonly bare: Creating }) =>
  one.product.milliseconds / one.bare.milliseconds

/** The rate of each query for each database. */
async function ratesOf(opened: readonly Opened[]): Promise<Record<string, Rate>[]> {
  const load = child('load.ts')
  const rates: Record<string, Rate>[] = opened.map(() => ({}))
  const rateOf = async (url: string, path: string, seconds: number, cookie?: string): Promise<number> => {
    const port = Number(new URL(url).port)
    return Number(await replyOf(load, { port, path, connections, seconds, ...(cookie && { cookie }) }))
  }
  const turnOf = async (
    { product, bareUrl }: Opened,
    path: string,
    seconds: number,
  ): Promise<MeasuredRun> => ({
    product: await rateOf(product.url, path, seconds, product.editor.cookie),
    bare: await rateOf(bareUrl, path, seconds),
  })
  try {
    for (const [number, { name }] of (opened[0]?.questions ?? []).entries()) {
      const pathIn = ({ questions }: Opened) => questions[number]?.path ?? ''
      for (const one of opened) await turnOf(one, pathIn(one), 0.5)
      const rounds: MeasuredRun[][] = []
      for (let round = 0; round < roundsOfQuestion; round += 1) {
        const turns: MeasuredRun[] = []
        for (const one of opened) turns.push(await turnOf(one, pathIn(one), secondsOfRound))
        rounds.push(turns)
      }
      for (const [index, all] of rates.entries()) all[name] = rateIn(rounds, index)
    }
    return rates
  } finally {
    await stopped(load)
  }
}

interface MeasuredRun {
  readonly product: number
  readonly bare: number
}

function rateIn(rounds: readonly (readonly MeasuredRun[])[], index: number): Rate {
  const middle = (what: (measuredRun: MeasuredRun, first: MeasuredRun) => number) => {
    const all = rounds.flatMap((turns) => {
      const [first] = turns
      const measuredRun = turns[index]
      return first === undefined || measuredRun === undefined ? [] : [what(measuredRun, first)]
    })
    return all.sort((one, other) => one - other)[Math.floor(all.length / 2)] ?? 0
  }
  return {
    product: middle(({ product }) => product),
    bare: middle(({ bare }) => bare),
    share: middle(({ product, bare }) => product / bare),
    growth: middle(({ product }, first) => first.product / product),
  }
}

let posted = 0
/** Titles are unique: equal titles, which need numbered slugs, would be another measurement. */
const nextNumber = () => (posted += 1)
