/**
 * Retention of the audit log: deletes the oldest entries after some days. An entry records the deletion with the
 * hash of the last deleted entry, so that the rest can still be verified.
 */
import type { Db } from '../db/index.ts'
import { takeCommitLock } from '../db/index.ts'
import { day } from '../platform/durations.ts'
import { record } from './append-entry.ts'
import { deleteUpTo, lastBefore } from './audit-store.ts'

const batchSize = 1_000

export async function pruneAuditLog(db: Db, now: Date, days: number): Promise<void> {
  const before = new Date(now.getTime() - days * day).toISOString()
  for (let more = true; more; ) more = await pruneBatch(db, before, now)
}

/** Returns whether there may be more to delete. */
function pruneBatch(db: Db, before: string, now: Date): Promise<boolean> {
  return db.transaction(async (trx) => {
    await takeCommitLock(trx)
    const last = await lastBefore(trx, before, batchSize)
    if (last === undefined) return false
    const details = { hash: last.hash }
    const cut = { action: 'audit.cut', at: now.toISOString(), by: null, from: null, type: 'audit' } as const
    await record(trx, { ...cut, id: String(last.number), details })
    await deleteUpTo(trx, last.number)
    return true
  })
}
