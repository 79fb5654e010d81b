/**
 * Group commit: writers run one after the other in the order of their arrival. Writers that are waiting at
 * the same time share one transaction, each within a savepoint, and so one sync of the disk. A writer that
 * fails is rolled back alone. Writers are answered only after the commit. A failed commit is never repeated:
 * it fails for all its writers.
 */
import type { Rows, SqliteConnection } from './sqlite-engine.ts'

/** The maximum number of writers that share a commit. */
const maxPerCommit = 100

/** The turn of one writer: it ends with `commit` or `rollback`. */
export interface QueuedTransaction {
  run(sql: string, parameters: readonly unknown[]): Rows
  /** Lets the next writer in. Resolves when everything is on disk. */
  commit(): Promise<void>
  rollback(): void
}

export interface Writes {
  enter(): Promise<QueuedTransaction>
  /** The turn of the current writer, which has the connection alone until it ends. */
  current(): QueuedTransaction
  /** Runs a statement that is not allowed in a transaction, such as a pragma, between two transactions. */
  runOutsideTransaction(sql: string, parameters: readonly unknown[]): Promise<Rows>
  /** How many transactions were committed so far. */
  commits(): number
  /** Whether a writer has the connection, and how many wait for it. */
  queue(): { readonly isTaken: boolean; readonly waiting: number }
  /** Waits for earlier writers, and closes the file. */
  close(): Promise<void>
}

/** The shared transaction, and the writers that have finished their part. */
interface Shared {
  readonly done: PromiseWithResolvers<void>[]
  /** Why the whole transaction was rolled back. */
  failure?: unknown
}

/** `before` is called before anything becomes visible to others. */
export function openWrites(context: SqliteConnection, before: () => void = () => {}): Writes {
  const queue = queueOfOne()
  const transaction = sharedOn(context, before)
  let isClosing = false
  let last: QueuedTransaction | undefined

  /** Lets other writers that arrived at the same moment join first. */
  function commitSoon(): void {
    if (isClosing || !transaction.isOpen()) return
    isClosing = true
    setImmediate(() => {
      isClosing = false
      if (!queue.isTaken()) transaction.commit()
    })
  }

  function leave(): void {
    if (transaction.isFull()) transaction.commit()
    commitSoon()
    queue.leave()
  }

  return {
    async enter() {
      await queue.enter()
      try {
        const queuedTransaction = queuedIn(context, transaction, leave)
        queuedTransaction.run('SAVEPOINT writer', [])
        last = queuedTransaction
        return queuedTransaction
      } catch (error) {
        leave()
        throw error
      }
    },
    current() {
      if (last === undefined) throw new TypeError('No transaction has started')
      return last
    },
    async runOutsideTransaction(sql, parameters) {
      await queue.enter()
      try {
        transaction.commit()
        before()
        return context.run(sql, parameters)
      } finally {
        leave()
      }
    },
    commits: transaction.commits,
    queue: () => ({ isTaken: queue.isTaken(), waiting: queue.length() }),
    async close() {
      await queue.enter()
      transaction.commit()
      context.close()
      leave()
    },
  }
}

function queuedIn(
  context: SqliteConnection,
  transaction: SharedTransaction,
  leave: () => void,
): QueuedTransaction {
  const shared = transaction.begin()
  let isOver = false

  function run(sql: string, parameters: readonly unknown[]): Rows {
    if (isOver) throw new TypeError('This transaction has ended')
    if (shared.failure !== undefined) throw shared.failure
    try {
      return context.run(sql, parameters)
    } catch (error) {
      // If the disk is full or fails, SQLite itself has rolled back the whole transaction.
      if (!context.inTransaction()) transaction.fail(shared, error)
      throw error
    }
  }

  /** Until the outcome of one part is known, the rest cannot be committed either. */
  function settle(...statements: string[]): void {
    try {
      for (const statement of statements) run(statement, [])
    } catch (error) {
      transaction.giveUp(shared, error)
      leave()
      throw error
    }
  }

  return {
    run,
    commit() {
      settle('RELEASE writer')
      isOver = true
      const written = Promise.withResolvers<void>()
      shared.done.push(written)
      leave()
      return written.promise
    },
    rollback() {
      if (shared.failure === undefined) settle('ROLLBACK TO writer', 'RELEASE writer')
      isOver = true
      leave()
    },
  }
}

type SharedTransaction = ReturnType<typeof sharedOn>

/** One transaction at a time, which ends for all its writers at once. */
function sharedOn(context: SqliteConnection, before: () => void) {
  let open: Shared | undefined
  let commits = 0

  function end(shared: Shared, settle: (one: PromiseWithResolvers<void>) => void): void {
    if (open === shared) open = undefined
    for (const one of shared.done.splice(0)) settle(one)
  }

  function fail(shared: Shared, failure: unknown): void {
    shared.failure = failure
    end(shared, ({ reject }) => reject(failure))
  }

  /** Resets the connection: after such a failure, its state is unknown. */
  function giveUp(shared: Shared, failure: unknown): void {
    if (shared.failure !== undefined) return
    context.reset()
    fail(shared, failure)
  }

  return {
    fail,
    giveUp,
    commits: () => commits,
    isOpen: () => open !== undefined,
    isFull: () => open !== undefined && open.done.length >= maxPerCommit,
    /** Joins the open transaction, or begins one. */
    begin(): Shared {
      if (open !== undefined) return open
      context.run('BEGIN IMMEDIATE', [])
      open = { done: [] }
      return open
    },
    commit(): void {
      const shared = open
      if (shared === undefined) return
      try {
        before()
        context.run('COMMIT', [])
        commits += 1
        end(shared, ({ resolve }) => resolve())
      } catch (failure) {
        giveUp(shared, failure)
      }
    },
  }
}

/** Lets one writer in at a time, in the order of arrival. */
function queueOfOne() {
  const waiting: (() => void)[] = []
  let taken = false
  return {
    isTaken: () => taken,
    length: () => waiting.length,
    enter(): Promise<void> {
      if (taken) return new Promise((resolve) => waiting.push(resolve))
      taken = true
      return Promise.resolve()
    },
    leave(): void {
      const next = waiting.shift()
      if (next === undefined) taken = false
      else next()
    },
  }
}
