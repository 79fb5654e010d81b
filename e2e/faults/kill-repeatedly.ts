/**
 * Simulates a power cut: workers save, publish and upload without a pause, the server is killed at a random
 * moment, and after the next start every confirmed change must be there, and complete. The logs of the
 * workers say what was confirmed.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { signIn } from '../../tools/testing/editor.ts'
import type { Product } from '../../tools/testing/product.ts'
import { startProduct } from '../../tools/testing/product.ts'
import { findIncomplete, missing } from './check-invariants.ts'
import type { ConfirmedChange, Worker } from './workers.ts'
import { publisher, saver, uploader, withRetries } from './workers.ts'

const workers: readonly Worker[] = [saver, saver, saver, publisher, publisher, uploader]

interface Options {
  readonly kills: number
  readonly dataFolder: string
  /** A PostgreSQL database, instead of the file in the data folder. */
  readonly databaseUrl?: string
  /** Called after each kill with the number of confirmed changes. */
  readonly onKill?: (confirmed: number) => void
}

/** Resolves to lost changes, incomplete changes, and the number of confirmed changes per kind. */
export async function killRepeatedly({ kills, dataFolder, databaseUrl, onKill }: Options) {
  const log: ConfirmedChange[] = []
  const lost: ConfirmedChange[] = []
  const incomplete: string[] = []
  const where = { dataDir: dataFolder, url: databaseUrl }
  const env = { LOG_LEVEL: 'error', ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }) }
  const start = () => startProduct({ dataFolder, env })
  let product = await start()
  for (let kill = 0; kill < kills; kill += 1) {
    const before = log.length
    await killWhileWorking(product, log)
    onKill?.(log.length)
    product = await start()
    lost.push(...(await missing(await openEditor(product), log.slice(before), dataFolder)))
    incomplete.push(...(await findIncomplete(where)))
  }
  // What survived one kill must also survive those that came after it.
  lost.push(...(await missing(await openEditor(product), log, dataFolder)))
  await product.stop()
  const count = (kind: ConfirmedChange['kind']) => log.filter((one) => one.kind === kind).length
  return { saves: count('save'), publishes: count('publish'), uploads: count('upload'), lost, incomplete }
}

const openEditor = async ({ url }: Product) => withRetries(await signIn(url))

async function killWhileWorking(product: Product, log: ConfirmedChange[]): Promise<void> {
  const editor = await openEditor(product)
  const refused = new AbortController()
  const working = workers.map((work) =>
    work(editor, log).catch((reason) => {
      refused.abort()
      throw reason
    }),
  )
  const ended = Promise.allSettled(working)
  await waitForChanges(log, refused.signal)
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
async function waitForChanges(log: readonly ConfirmedChange[], refused: AbortSignal): Promise<void> {
  const before = log.length
  const target = before + Math.random() * 60
  const isDone = () => log.length >= target && new Set(log.slice(before).map(({ kind }) => kind)).size === 3
  while (!isDone() && !refused.aborted) await pause(2)
}
