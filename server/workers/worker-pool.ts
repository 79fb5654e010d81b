/** The workers that the primary process has started: passes messages between them, and replaces those that end. */
import type { Worker as ChildWorker } from 'node:cluster'
import cluster from 'node:cluster'
import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { MessageOfPrimary, MessageOfWorker } from './messages.ts'
import {
  firstStartVariable,
  mainWorker,
  messageOfWorker,
  startAgainCode,
  workerVariable,
} from './messages.ts'

export type ReadyMessage = Extract<MessageOfWorker, { kind: 'ready' }>

export interface WorkerPool {
  /** Resolves when the worker listens. Throws `WorkerEnded` if it ends before. */
  start(number: number, isFirstStart: boolean): Promise<ReadyMessage>
  /** Lets all workers finish their requests. Resolves to 0, or to the code of a worker that failed. */
  stop(): Promise<number>
  kill(): void
  /** Shows a line of the primary process in the admin. */
  showLine(line: string): void
}

/** A worker ended before it listened. It has printed the reason. */
export class WorkerEnded extends Error {
  readonly code: number
  constructor(code: number) {
    super(`A worker ended with code ${code} during its start.`)
    this.code = code
  }
}

interface PoolOptions {
  /** The port that all workers listen on. */
  readonly port: number
  readonly log: Pick<Logger, 'info' | 'warn'>
  /** Writes a line of the log. */
  readonly write: (line: string) => void
  /** Whether a new worker can listen after all others have ended. */
  readonly canListenAgain: boolean
  /** Called when no worker is left, and none can be started. */
  readonly giveUp: (code: number) => void
}

interface Member {
  readonly number: number
  readonly child: ChildWorker
  state: 'starting' | 'follows events' | 'ready'
  readonly startedAt: number
}

const firstDelay = 250
const longestDelay = 30_000
/** A worker that ends sooner counts as one that cannot start. */
const stableAfter = 60_000
const maxFailures = 5

export function openPool(options: PoolOptions): WorkerPool {
  const { port, write } = options
  const members = new Map<number, Member>()
  const drains = openDrains(() => [...members.values()])
  const ended = Promise.withResolvers<void>()
  const isOneReady = () => [...members.values()].some(({ state }) => state === 'ready')
  let isStopping = false
  let code = 0

  function receive(member: Member, message: MessageOfWorker, onReady: (message: ReadyMessage) => void): void {
    if (message.kind === 'log') {
      write(message.line)
      showLine(message.line)
    } else if (message.kind === 'follows events') member.state = 'follows events'
    else if (message.kind === 'drain') drains.open(member, message.request)
    else if (message.kind === 'drained') drains.note(member, message.request)
    else {
      member.state = 'ready'
      onReady(message)
    }
  }

  function showLine(line: string): void {
    send(members.get(mainWorker), { kind: 'log', line })
  }

  function start(number: number, isFirstStart: boolean): Promise<ReadyMessage> {
    const { promise, resolve, reject } = Promise.withResolvers<ReadyMessage>()
    const member = fork({ port, number, isFirstStart })
    members.set(number, member)
    member.child.on('message', (received: unknown) => {
      receive(member, messageOfWorker.parse(received), resolve)
    })
    member.child.once('exit', (exitCode, signal) => {
      members.delete(number)
      drains.forget(member)
      if (isStopping && signal !== 'SIGTERM') code ||= exitCode ?? 1
      if (isStopping && members.size === 0) ended.resolve()
      if (member.state === 'ready') void replace(member, exitCode, signal)
      else if (exitCode === startAgainCode && !isStopping) start(number, isFirstStart).then(resolve, reject)
      else reject(new WorkerEnded(exitCode || 1))
    })
    return promise
  }

  const now = { isOneReady, isStopping: () => isStopping }
  const replace = openReplacement({ ...options, ...now, restart: (number) => start(number, false) })
  return {
    start,
    showLine,
    async stop() {
      isStopping = true
      for (const member of members.values()) stopMember(member)
      if (members.size > 0) await ended.promise
      return code
    },
    kill: () => killAll(members.values()),
  }
}

function killAll(members: Iterable<Member>): void {
  for (const { child } of members) child.process.kill('SIGKILL')
}

/** A worker that is starting does not read messages yet. */
function stopMember(member: Member): void {
  if (member.state === 'ready') send(member, { kind: 'stop' })
  else member.child.process.kill('SIGTERM')
}

interface ForkOptions {
  readonly port: number
  readonly number: number
  readonly isFirstStart: boolean
}

function fork({ port, number, isFirstStart }: ForkOptions): Member {
  const first = isFirstStart ? { [firstStartVariable]: '1' } : {}
  const child = cluster.fork({ PORT: port, [workerVariable]: number, ...first })
  return { number, child, state: 'starting', startedAt: performance.now() }
}

interface ReplacementOptions extends Pick<PoolOptions, 'log' | 'canListenAgain' | 'giveUp'> {
  readonly restart: (number: number) => Promise<unknown>
  readonly isOneReady: () => boolean
  readonly isStopping: () => boolean
}

/** Starts a worker again until it listens. While no other one listens, it gives up after some attempts. */
function openReplacement({ log, canListenAgain, giveUp, restart, ...pool }: ReplacementOptions) {
  const failures = new Map<number, number>()

  return async ({ number, startedAt }: Member, exitCode: number | null, signal: string | null) => {
    const isPlanned = exitCode === startAgainCode
    if (isPlanned || performance.now() - startedAt > stableAfter) failures.delete(number)
    let lastCode = exitCode || 1
    while (!pool.isStopping()) {
      const failed = failures.get(number) ?? 0
      if (!pool.isOneReady() && (failed >= maxFailures || !canListenAgain)) return giveUp(lastCode)
      const delay = isPlanned && failed === 0 ? 0 : Math.min(longestDelay, firstDelay * 2 ** failed)
      if (!isPlanned) log.warn({ worker: number, exitCode, signal, delay }, 'worker ended, and is replaced')
      failures.set(number, failed + 1)
      await pause(delay)
      if (pool.isStopping()) return
      try {
        await restart(number)
        log.info({ worker: number }, 'worker started again')
        return
      } catch (problem) {
        if (!(problem instanceof WorkerEnded)) throw problem
        lastCode = problem.code
      }
    }
  }
}

/** A message to a process that is ending is lost. */
function send(member: Member | undefined, message: MessageOfPrimary): void {
  if (member?.child.isConnected()) member.child.send(message, () => {})
}

interface PendingDrain {
  readonly by: Member
  /** The number that the worker gave to its request. */
  readonly request: number
  readonly missing: Set<Member>
}

/** Requests to all other workers to deliver the events that are committed, until each has answered. */
function openDrains(members: () => readonly Member[]) {
  const pending = new Map<number, PendingDrain>()
  let count = 0

  function note(member: Member, id: number): void {
    const drain = pending.get(id)
    drain?.missing.delete(member)
    if (drain === undefined || drain.missing.size > 0) return
    pending.delete(id)
    send(drain.by, { kind: 'drained', request: drain.request })
  }

  return {
    note,
    open(by: Member, request: number): void {
      const others = members().filter((member) => member !== by && member.state !== 'starting')
      count += 1
      pending.set(count, { by, request, missing: new Set(others) })
      if (others.length === 0) note(by, count)
      for (const other of others) send(other, { kind: 'drain', request: count })
    },
    forget(member: Member): void {
      for (const id of pending.keys()) note(member, id)
    },
  }
}
