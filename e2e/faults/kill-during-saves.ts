/**
 * A power cut in the middle of work: several writers save without a pause, the server is killed at a random moment, and
 * after the next start every save that was answered must be there. The writers' own log is what counts.
 */
import { setTimeout as pause } from 'node:timers/promises'
import type { Editor } from '../../house/testing/editor.ts'
import { oneVersion, savedDraft, signIn, wholeDocument } from '../../house/testing/editor.ts'
import type { Product } from '../../house/testing/product.ts'
import { startProduct } from '../../house/testing/product.ts'

const writers = 4

interface Answered {
  readonly document: string
  readonly version: number
  readonly title: string
}

interface Options {
  readonly kills: number
  readonly dataFolder: string
  readonly env?: Readonly<Record<string, string>>
  /** Told after each kill: how many saves were answered so far. */
  readonly onKill?: (answered: number) => void
}

/** The saves that were answered and are gone, and how many were answered in all. */
export async function killDuringSaves({ kills, dataFolder, env = {}, onKill }: Options) {
  const log: Answered[] = []
  const lost: Answered[] = []
  const start = () => startProduct({ dataFolder, env: { LOG_LEVEL: 'error', ...env } })
  let product = await start()
  for (let kill = 0; kill < kills; kill += 1) {
    const before = log.length
    await cutPowerDuringWork(product, log)
    onKill?.(log.length)
    product = await start()
    lost.push(...(await missing(await signIn(product.url), log.slice(before))))
  }
  // What survived one kill must also survive those that came after it.
  lost.push(...(await missing(await signIn(product.url), log)))
  await product.stop()
  return { answered: log.length, lost }
}

async function cutPowerDuringWork(product: Product, log: Answered[]): Promise<void> {
  const editor = await signIn(product.url)
  const working = Array.from({ length: writers }, () => writeUntilTheEnd(editor, log))
  const ended = Promise.allSettled(working)
  await pause(50 + Math.random() * 350)
  await product.kill()
  for (const end of await ended) {
    // A refusal is no power cut: then the test itself is wrong.
    if (end.status === 'rejected' && String(end.reason).includes('was answered')) throw end.reason
  }
}

/** Saves without a pause, and notes each save once its answer is read, until the server does not answer any more. */
async function writeUntilTheEnd(editor: Editor, log: Answered[]): Promise<never> {
  const first = await editor.ask('POST', '/api/documents/updates', wholeDocument, { locale: 'en', data: {} })
  let version = first.layers.en?.version ?? 0
  for (let save = 1; ; save += 1) {
    const title = `Save ${save} of ${first.id}`
    const path = `/api/documents/updates/${first.id}/en`
    const answer = await editor.ask('PUT', path, savedDraft, { version, data: { title } })
    version = answer.layer.version
    log.push({ document: first.id, version, title })
  }
}

async function missing(editor: Editor, log: readonly Answered[]): Promise<Answered[]> {
  const found = await Promise.all(
    log.map(async ({ document, version, title }) => {
      const path = `/api/documents/updates/${document}/en/versions/${version}`
      const kept = await editor.ask('GET', path, oneVersion).catch(() => undefined)
      return kept?.data.title === title
    }),
  )
  return log.filter((_, index) => found[index] !== true)
}
