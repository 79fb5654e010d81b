/**
 * Query plans: asks SQLite how it runs each recorded statement. A statement that scans a whole table becomes
 * slow as data grows.
 */
import { sql } from 'kysely'
import type { Db } from '../db/index.ts'

export interface QueryRecorder {
  /** For `openTestDocuments({ onQuery })`. */
  readonly record: (statement: string, parameters: readonly unknown[]) => void
  readonly reset: () => void
  readonly statements: () => number
  /** The steps whose time grows with the data, each with its statement. */
  readonly scans: (db: Db) => Promise<readonly string[]>
}

/** A pragma has one row. */
const isQuery = /^\s*(?:with|select|insert|update|delete)\b(?!.* from pragma_)/

/** Whether a step of the plan of a statement takes longer with more data. */
type Grows = (step: string, statement: string) => boolean

export function recordQueries(grows: Grows = isScan): QueryRecorder {
  const statements = new Map<string, readonly unknown[]>()
  return {
    record(statement, parameters) {
      if (isQuery.test(statement)) statements.set(statement, parameters)
    },
    reset: () => statements.clear(),
    statements: () => statements.size,
    async scans(db) {
      const scans: string[] = []
      for (const [statement, parameters] of [...statements]) {
        const steps = await planOf(db, statement, parameters)
        scans.push(...steps.filter((step) => grows(step, statement)).map((step) => `${step}: ${statement}`))
      }
      return scans
    },
  }
}

function isScan(step: string, statement: string): boolean {
  // The first rows of a table in the order of an index.
  const isFirstRows = / order by [^)]* limit \?$/.test(statement) && !/ where /.test(statement)
  if (isFirstRows && /^SCAN \w+ USING (COVERING )?INDEX/.test(step)) return false
  // `found` is what a recursive statement has found so far.
  return /^SCAN (?!CONSTANT ROW|\d+-ROW VALUES|found$)|TEMP B-TREE FOR (?:\w+ )*ORDER/.test(step)
}

async function planOf(db: Db, statement: string, parameters: readonly unknown[]): Promise<readonly string[]> {
  const [first = '', ...rest] = `explain query plan ${statement}`.split('?')
  const query = rest.reduce(
    (built, part, index) => sql`${built}${parameters[index]}${sql.raw(part)}`,
    sql.raw(first),
  )
  const { rows } = await sql<{ detail: string }>`${query}`.execute(db.kysely)
  return rows.map(({ detail }) => detail)
}
