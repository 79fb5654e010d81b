/**
 * Compares texts without blocking the server: short texts directly, long ones in a worker thread. At most two
 * run at once, for at most twenty seconds each.
 */
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { createSemaphore } from '../../../platform/semaphore.ts'
import { Problem } from '../../../problems/problems.ts'
import type { FieldChange } from '../../core/document-schemas.ts'
import type { ChangedField } from './changed-fields.ts'
import { compareChanges } from './compare-changes.ts'

/** The number of characters that are compared within a few milliseconds. */
const maxCharactersOnThread = 4_000
const maxLength = 20_000
const semaphore = createSemaphore(2, 32)

export async function compareInWorker(
  changes: readonly ChangedField[],
  timeoutMs = maxLength,
): Promise<readonly FieldChange[]> {
  const letters = changes.reduce((sum, change) => sum + lettersIn(change), 0)
  return letters <= maxCharactersOnThread
    ? compareChanges(changes)
    : semaphore(() => inThread(changes, timeoutMs))
}

const lettersIn = ({ as, ...change }: ChangedField) =>
  as === 'values' ? 0 : String(change.from).length + String(change.to).length

async function inThread(
  changes: readonly ChangedField[],
  timeoutMs: number,
): Promise<readonly FieldChange[]> {
  const worker = new Worker(new URL('compare-worker.ts', import.meta.url), {
    workerData: changes,
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  })
  worker.unref()
  try {
    const [comparison] = await once(worker, 'message', { signal: AbortSignal.timeout(timeoutMs) })
    return comparison
  } catch (problem) {
    throw isTooMuch(problem) ? new Problem('too_busy') : problem
  } finally {
    await worker.terminate()
  }
}

/** The time limit or the memory limit was reached. */
function isTooMuch(problem: unknown): boolean {
  if (!(problem instanceof Error)) return false
  return problem.name === 'AbortError' || ('code' in problem && problem.code === 'ERR_WORKER_OUT_OF_MEMORY')
}
