/** Observation of a database: its load, and each statement with its duration once someone listens. */

/** The work that waits for the database. */
export interface DatabaseLoad {
  /** Open connections, and those that are not in use. */
  readonly connections: number
  readonly idle: number
  /** Transactions or statements that wait for a connection. */
  readonly waiting: number
}

/** `sql` has placeholders instead of values. */
export type StatementListener = (sql: string, milliseconds: number) => void

export interface StatementObserver {
  observe(listener: StatementListener): void
  readonly note: StatementListener
  /** Runs and reports a statement. Without a listener, it only runs. */
  timed<Result>(sql: string, run: () => Result): Result
}

export function openStatementObserver(): StatementObserver {
  let listener: StatementListener | undefined
  return {
    observe(next) {
      listener = next
    },
    note: (sql, milliseconds) => listener?.(sql, milliseconds),
    timed(sql, run) {
      if (listener === undefined) return run()
      const started = performance.now()
      try {
        return run()
      } finally {
        listener(sql, performance.now() - started)
      }
    },
  }
}
