/**
 * Parse time limit: a text of a few lines can block the parser for hours. Longer texts are therefore first
 * parsed in a worker thread, which is terminated at the time limit. Other requests continue meanwhile.
 */
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { readChangedPart, unreadPart } from '@cyanotype/content/mdx/parse/mdx-tree-cache.ts'
import { Problem } from '../../problems/problems.ts'

export interface ParseTimeLimit {
  /** Whether a text can be parsed within the limit. */
  suffices(text: string): Promise<boolean>
  close(): Promise<void>
}

/** Even the worst text of this length is parsed within a fifth of a second. */
const alwaysFastLength = 2_000
/**
 * CPU time of the thread in microseconds, so that a busy machine rejects nothing, and elapsed time in
 * milliseconds.
 */
const limits = { work: 1_000_000, wait: 20_000 }
const maxWaiting = 32
const pollIntervalMs = 20
/** Without a text for this long, the thread is terminated to free its memory. */
const idleTimeoutMs = 60_000

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
    reader.ref() // keeps the process of a command alive
    const isRead = await readsInTime(reader, text)
    reader?.unref()
    if (!isRead) await end()
    rest = setTimeout(end, idleTimeoutMs).unref()
    return isRead
  }

  async function readInThread(text: string): Promise<boolean> {
    if (waiting >= maxWaiting) throw new Problem('too_busy')
    waiting++
    const trial = last.then(() => tryReading(text)).finally(() => waiting--)
    last = trial.catch(() => {})
    return trial
  }

  return {
    async suffices(text) {
      if (text.length <= alwaysFastLength) return true
      const part = unreadPart(text)
      // After a change of a known text only a part is parsed, and only its time matters.
      const isPartQuick =
        part !== undefined && (part.length <= alwaysFastLength || (await readInThread(part)))
      return (isPartQuick && readChangedPart(text)) || readInThread(text)
    },
    async close() {
      await last
      clearTimeout(rest)
      await end()
    },
  }
}

/** Its memory is limited, so that a text which needs too much ends only the thread and not the process. */
async function newReader(): Promise<Worker> {
  const worker = new Worker(new URL('parse-worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: 512 },
  })
  await once(worker, 'message') // ready
  worker.on('error', () => {}) // the caller sees the exit
  return worker
}

/** Whether the thread responds before the limit. It may also crash on the text. */
async function readsInTime(worker: Worker, text: string): Promise<boolean> {
  const before = await workOf(worker)
  const deadline = performance.now() + limits.wait
  let isReadable: boolean | undefined
  const over = new AbortController()
  const { signal } = over
  const finished = Promise.race([
    once(worker, 'message', { signal }).then(() => true),
    once(worker, 'exit', { signal }).then(() => false),
  ]).then(
    (isRead) => {
      isReadable ??= isRead
    },
    () => {
      isReadable ??= false // an error of the thread, such as too little memory
    },
  )
  worker.postMessage(text)
  while (isReadable === undefined) {
    await Promise.race([finished, pause(pollIntervalMs, undefined, { ref: false })])
    const isLate = performance.now() > deadline || (await workOf(worker)) - before > limits.work
    if (isLate) isReadable ??= false
  }
  over.abort()
  return isReadable
}

/** The CPU time of the thread so far, or zero if it has ended. */
async function workOf(worker: Worker): Promise<number> {
  const { user, system } = await worker.cpuUsage().catch(() => ({ user: 0, system: 0 }))
  return user + system
}
