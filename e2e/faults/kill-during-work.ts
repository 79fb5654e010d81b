/**
 * Simulates a power cut: workers save, publish and upload without a pause, the server is killed at a random
 * moment, and after the next start every confirmed change must be there, and complete. The logs of the
 * workers say what was confirmed.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { signIn } from '../../tools/testing/editor.ts'
import type { Product } from '../../tools/testing/product.ts'
import { startProduct } from '../../tools/testing/product.ts'
import { halfWritten, missing } from './proof.ts'
import type { Answered, Worker } from './workers.ts'
import { patient, publisher, saver, uploader } from './workers.ts'

const workers: readonly Worker[] = [saver, saver, saver, publisher, publisher, uploader]

interface Options {
  readonly kills: number
  readonly dataFolder: string
  /** A PostgreSQL database, instead of the file in the data folder. */
  readonly databaseUrl?: string
  /** Called after each kill with the number of confirmed changes. */
  readonly onKill?: (answered: number) => void
}

/** Resolves to lost changes, incomplete changes, and the number of confirmed changes per kind. */
export async function killDuringWork({ kills, dataFolder, databaseUrl, onKill }: Options) {
  const log: Answered[] = []
  const lost: Answered[] = []
  const halves: string[] = []
  const where = { dataDir: dataFolder, url: databaseUrl }
  const env = { LOG_LEVEL: 'error', ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }) }
  const start = () => startProduct({ dataFolder, env })
  let product = await start()
  for (let kill = 0; kill < kills; kill += 1) {
    const before = log.length
    await cutPowerDuringWork(product, log)
    onKill?.(log.length)
    product = await start()
    lost.push(...(await missing(await comeIn(product), log.slice(before), dataFolder)))
    halves.push(...(await halfWritten(where)))
  }
  // What survived one kill must also survive those that came after it.
  lost.push(...(await missing(await comeIn(product), log, dataFolder)))
  await product.stop()
  const count = (did: Answered['did']) => log.filter((one) => one.did === did).length
  return { saves: count('save'), publishes: count('publish'), uploads: count('upload'), lost, halves }
}

const comeIn = async ({ url }: Product) => patient(await signIn(url))

async function cutPowerDuringWork(product: Product, log: Answered[]): Promise<void> {
  const editor = await comeIn(product)
  const refused = new AbortController()
  const working = workers.map((work) =>
    work(editor, log).catch((reason) => {
      refused.abort()
      throw reason
    }),
  )
  const ended = Promise.allSettled(working)
  await untilMuchIsDone(log, refused.signal)
  await pause(Math.random() * 30)
  await product.kill()
  for (const end of await ended) {
    // A refusal is not caused by the kill: then the test itself is wrong.
    if (end.status === 'rejected' && String(end.reason).includes(' returned ')) throw end.reason
  }
}

/**
 * Waits for a change of each kind, and then for a random number of others, so that the kill hits different
 * operations.
 */
async function untilMuchIsDone(log: readonly Answered[], refused: AbortSignal): Promise<void> {
  const before = log.length
  const wanted = before + Math.random() * 60
  const isEnough = () => log.length >= wanted && new Set(log.slice(before).map(({ did }) => did)).size === 3
  while (!isEnough() && !refused.aborted) await pause(2)
}
