/**
 * Semaphore: runs a few tasks at once, queues a few more, and rejects the rest with a problem that says to
 * retry.
 */
import { Problem } from '../problems/problems.ts'

export type Semaphore = <T>(work: () => Promise<T>) => Promise<T>

export function createSemaphore(running: number, waiting: number): Semaphore {
  const queue: (() => void)[] = []
  let busy = 0

  return async (work) => {
    if (busy >= running) {
      if (queue.length >= waiting) throw new Problem('too_busy', {}, { headers: { 'retry-after': '1' } })
      await new Promise<void>((resume) => queue.push(resume)) // a task that ends passes its place on
    } else busy++
    try {
      return await work()
    } finally {
      const next = queue.shift()
      if (next === undefined) busy--
      else next()
    }
  }
}
