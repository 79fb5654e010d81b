/**
 * Writers enter one after the other, in the order in which they came. Those that are there at the same moment share one
 * transaction, each within a savepoint, and so one sync of the disk: a writer that fails is rolled back alone, and nobody
 * is answered before the commit. A commit that fails is never tried again: it fails everybody who took part.
 */
import type { Engine, Rows } from './sqlite-engine.ts'

/** How many share a commit at most. */
const most = 100

/** A writer's time with the database: it ends with `commit` or with `rollback`. */
export interface Turn {
  run(sql: string, parameters: readonly unknown[]): Rows
  /** Lets the next writer in; resolves when all that was written is on disk. */
  commit(): Promise<void>
  rollback(): void
}

export interface Writes {
  enter(): Promise<Turn>
  /** Runs what no transaction takes, such as a pragma, between two of them. */
  alone(sql: string, parameters: readonly unknown[]): Promise<Rows>
  /** Waits for those who came before, and closes the file. */
  close(): Promise<void>
}

/** The transaction that several share, and those who have done their part of it. */
interface Shared {
  readonly done: PromiseWithResolvers<void>[]
  /** Why all of it is gone. */
  failure?: unknown
}

export function openWrites(engine: Engine): Writes {
  const queue = queueOfOne()
  let open: Shared | undefined
  let isClosing = false

  function begin(): Shared {
    if (open !== undefined) return open
    engine.run('BEGIN IMMEDIATE', [])
    open = { done: [] }
    return open
  }

  function end(shared: Shared, settle: (one: PromiseWithResolvers<void>) => void): void {
    if (open === shared) open = undefined
    for (const one of shared.done.splice(0)) settle(one)
  }

  function fail(shared: Shared, failure: unknown): void {
    shared.failure = failure
    end(shared, ({ reject }) => reject(failure))
  }

  /** Nothing more is asked of a connection that could not keep its word. */
  function giveUp(shared: Shared, failure: unknown): void {
    if (shared.failure !== undefined) return
    engine.reset()
    fail(shared, failure)
  }

  function commit(): void {
    const shared = open
    if (shared === undefined) return
    try {
      engine.run('COMMIT', [])
      end(shared, ({ resolve }) => resolve())
    } catch (failure) {
      giveUp(shared, failure)
    }
  }

  /** After whatever else arrived at this moment had its chance to come along. */
  function commitSoon(): void {
    if (isClosing) return
    isClosing = true
    setImmediate(() => {
      isClosing = false
      if (!queue.isTaken()) commit()
    })
  }

  function leave(): void {
    if (open !== undefined && open.done.length >= most) commit()
    if (open !== undefined) commitSoon()
    queue.leave()
  }

  function turnIn(shared: Shared): Turn {
    const run: Turn['run'] = (sql, parameters) => {
      if (shared.failure !== undefined) throw shared.failure
      try {
        return engine.run(sql, parameters)
      } catch (error) {
        // Where the disk is full or fails, SQLite itself has rolled back, for everybody.
        if (!engine.inTransaction()) fail(shared, error)
        throw error
      }
    }
    /** Until it is known what became of a writer’s part, the rest cannot be committed either. */
    const settle = (...statements: string[]) => {
      try {
        for (const statement of statements) run(statement, [])
      } catch (error) {
        giveUp(shared, error)
        leave()
        throw error
      }
    }
    return {
      run,
      commit() {
        settle('RELEASE writer')
        const written = Promise.withResolvers<void>()
        shared.done.push(written)
        leave()
        return written.promise
      },
      rollback() {
        if (shared.failure === undefined) settle('ROLLBACK TO writer', 'RELEASE writer')
        leave()
      },
    }
  }

  return {
    async enter() {
      await queue.enter()
      try {
        const shared = begin()
        const turn = turnIn(shared)
        turn.run('SAVEPOINT writer', [])
        return turn
      } catch (error) {
        leave()
        throw error
      }
    },
    async alone(sql, parameters) {
      await queue.enter()
      try {
        commit()
        return engine.run(sql, parameters)
      } finally {
        leave()
      }
    },
    async close() {
      await queue.enter()
      commit()
      engine.close()
      leave()
    },
  }
}

/** Lets one in at a time, in the order in which they came. */
function queueOfOne() {
  const waiting: (() => void)[] = []
  let taken = false
  return {
    isTaken: () => taken,
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
