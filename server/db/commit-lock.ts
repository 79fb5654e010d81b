/**
 * Whatever is numbered in the order of commits takes turns: from here to its commit, a transaction is the only one that
 * gives numbers. It is therefore among the last things that a transaction does.
 */
import { PostgresAdapter, sql } from 'kysely'
import type { Transaction } from './tables.ts'

const taken = new WeakSet<Transaction>()

/** On SQLite there is one writer anyway. */
export async function takeCommitLock(trx: Transaction): Promise<void> {
  if (taken.has(trx) || !(trx.getExecutor().adapter instanceof PostgresAdapter)) return
  await sql`select pg_advisory_xact_lock(7236002)`.execute(trx)
  taken.add(trx)
}
