/**
 * A worker: one of several processes that serve the same port. It is a node like a server of its own, and shares
 * the data folder, the log and the socket with the others.
 */
import type { DestinationStream } from 'pino'
import type { Outbox } from '../db/index.ts'
import type { LogTail } from '../operations/logs/logger.ts'
import { drainAllWorkers } from './drain-all-workers.ts'
import type { MessageOfPrimary, MessageOfWorker } from './messages.ts'
import {
  firstStartVariable,
  mainWorker,
  messageOfPrimary,
  startAgainCode,
  workerVariable,
} from './messages.ts'

export interface Worker {
  readonly number: number
  /** Whether it answers calls whose data is in the memory of one process. */
  readonly isMain: boolean
  /** Whether this is the first start of the first worker, and not one that replaces another. */
  readonly isFirstStart: boolean
  /** The primary process writes the lines of all workers. */
  readonly logTo: DestinationStream
  /** Adds the lines of all workers to the log that the main worker shows in the admin. */
  followLog(tail: LogTail): void
  /** After each change, waits until the other workers have delivered its event too. */
  withOthers(outbox: Outbox): Outbox
  reportReady(started: { readonly url: string; readonly firstOwnerToken: string | undefined }): void
  /** Calls `close` once, when the primary process or a signal stops this worker, and then ends it. */
  closeOnStop(close: () => Promise<void>): void
  /** Ends this process, and the primary process starts it again at once. */
  startAgain(): never
}

/** `undefined` in a process that no primary process started. */
export function openWorker(): Worker | undefined {
  const number = Number(process.env[workerVariable])
  if (!(number > 0) || process.send === undefined) return undefined
  const listeners = new Set<(message: MessageOfPrimary) => void>()
  process.on('message', (received: unknown) => {
    const message = messageOfPrimary.parse(received)
    for (const listener of listeners) listener(message)
  })
  const isMain = number === mainWorker
  return {
    number,
    isMain,
    isFirstStart: process.env[firstStartVariable] !== undefined,
    logTo: { write: (line) => send({ kind: 'log', line }) },
    followLog(tail) {
      listeners.add((message) => message.kind === 'log' && tail.add(message.line))
    },
    withOthers: (outbox) =>
      drainAllWorkers(outbox, { send, listen: (listener) => void listeners.add(listener) }),
    reportReady: ({ url, firstOwnerToken }) => send({ kind: 'ready', url, firstOwnerToken }),
    closeOnStop(close) {
      const stop = once(() => void close().then(...ending))
      listeners.add((message) => message.kind === 'stop' && stop())
      for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stop)
    },
    startAgain: () => process.exit(startAgainCode),
  }
}

const ending = [() => process.exit(0), () => process.exit(1)] as const

/** A message is lost only when the primary process has ended, and then this process ends too. */
function send(message: MessageOfWorker): void {
  process.send?.(message, undefined, undefined, () => {})
}

function once(run: () => void): () => void {
  let isDone = false
  return () => {
    if (isDone) return
    isDone = true
    run()
  }
}
