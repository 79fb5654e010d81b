/**
 * Reads that happen in one go, such as all those of a request, see the database as of one moment: SQLite then locks its file
 * once for them and not for each, which takes as long as a short read.
 */
import type { Rows, SqliteConnection } from './sqlite-engine.ts'

export interface Reads {
  run(sql: string, parameters: readonly unknown[]): Rows
  /** What is read from now on sees all that was committed until then. */
  endMoment(): void
}

/** A moment lasts until whatever waits for files, the network or a timer has its turn. */
export function openReads(context: SqliteConnection): Reads {
  let isOpen = false

  function endMoment(): void {
    if (!isOpen) return
    isOpen = false
    if (!context.inTransaction()) return // a fault has closed the connection, and the moment with it
    try {
      context.run('COMMIT', [])
    } catch {
      // Nothing was written: where the disk has failed, whoever reads next is told.
    }
  }

  return {
    run(sql, parameters) {
      if (!isOpen) {
        context.run('BEGIN', [])
        isOpen = true
        setImmediate(endMoment)
      }
      return context.run(sql, parameters)
    },
    endMoment,
  }
}
