/**
 * A text of a few lines can keep the parser busy for hours. Before a longer one is taken in, it is read in a thread of its
 * own that is ended when its time is up: everybody else goes on meanwhile.
 */
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { Problem } from '../../problems/problems.ts'

export interface ParseTimeLimit {
  /** Whether a text can be read within its time. */
  suffices(text: string): Promise<boolean>
  close(): Promise<void>
}

/** Of this length, even the worst text is read in a fifth of a second. */
const short = 2_000
/** Of the thread's own work, in microseconds, so that a busy machine refuses nobody; and by the clock, in milliseconds. */
const limits = { work: 1_000_000, wait: 20_000 }
const maxWaiting = 32
const glance = 20
/** After this long without a text, in milliseconds, the thread and its memory are given back. */
const idle = 60_000

export function openParseTimeLimit(): ParseTimeLimit {
  let reader: Worker | undefined
  let rest: NodeJS.Timeout | undefined
  let waiting = 0
  let last: Promise<unknown> = Promise.resolve()

  async function end(): Promise<void> {
    const ended = reader
    reader = undefined
    await ended?.terminate()
  }

  async function tryReading(text: string): Promise<boolean> {
    clearTimeout(rest)
    reader ??= await newReader()
    reader.ref() // a command has nothing else that keeps it alive meanwhile
    const isRead = await readsInTime(reader, text)
    reader?.unref()
    if (!isRead) await end()
    rest = setTimeout(end, idle).unref()
    return isRead
  }

  return {
    async suffices(text) {
      if (text.length <= short) return true
      if (waiting >= maxWaiting) throw new Problem('too_busy')
      waiting++
      const trial = last.then(() => tryReading(text)).finally(() => waiting--)
      last = trial.catch(() => {})
      return trial
    },
    async close() {
      await last
      clearTimeout(rest)
      await end()
    },
  }
}

/** With so little memory that a text which needs much ends the thread, not the process. */
async function newReader(): Promise<Worker> {
  const worker = new Worker(new URL('parse-worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: 512 },
  })
  await once(worker, 'message') // it is ready
  worker.on('error', () => {}) // its end is seen by whoever waits for it
  return worker
}

/** Whether the thread answers before its time is up; it may also die of the text. */
async function readsInTime(worker: Worker, text: string): Promise<boolean> {
  const before = await workOf(worker)
  const deadline = performance.now() + limits.wait
  let answer: boolean | undefined
  const over = new AbortController()
  const { signal } = over
  const answered = Promise.race([
    once(worker, 'message', { signal }).then(() => true),
    once(worker, 'exit', { signal }).then(() => false),
  ]).then(
    (isRead) => {
      answer ??= isRead
    },
    () => {
      answer ??= false // an error of the thread, such as too little memory
    },
  )
  worker.postMessage(text)
  while (answer === undefined) {
    await Promise.race([answered, pause(glance, undefined, { ref: false })])
    const isLate = performance.now() > deadline || (await workOf(worker)) - before > limits.work
    if (isLate) answer ??= false
  }
  over.abort()
  return answer
}

/** What the thread has worked until now; one that has ended works no more. */
async function workOf(worker: Worker): Promise<number> {
  const { user, system } = await worker.cpuUsage().catch(() => ({ user: 0, system: 0 }))
  return user + system
}
