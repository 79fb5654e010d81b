/**
 * Writes down what was done, in the transaction that does it. Each entry carries a hash over itself and the one before:
 * whoever changes or removes one later breaks the chain there.
 */
import type { Transaction } from '../db/index.ts'
import { appendEvent, takeCommitLock } from '../db/index.ts'
import type { AuditEvent } from './audit-entry.ts'
import { beginning, hashOf } from './audit-entry.ts'
import { head, insertEntry } from './audit-store.ts'

/** Late in a transaction: from here to its commit, others who record something wait. Whoever listens is told after it. */
export async function record(trx: Transaction, stamp: AuditEvent): Promise<void> {
  await takeCommitLock(trx)
  const before = (await head(trx)) ?? beginning
  const { action, at, by, from, type = null, id = null, details = {} } = stamp
  const entry = {
    number: before.number + 1,
    at,
    user_id: by,
    address: from,
    action,
    type,
    subject_id: id,
    details: JSON.stringify(details),
  }
  await insertEntry(trx, { ...entry, hash: hashOf(entry, before.hash) })
  await appendEvent(trx, { kind: 'done', action, type, id, by, ...layersIn(details) }, at)
}

/** A deed's details name the languages it was done to as `layer`, `locale`, or the keys of `layers`. */
function layersIn({ layer, locale, layers }: Record<string, unknown>): { layers?: readonly string[] } {
  const one = layer ?? locale
  if (typeof one === 'string') return { layers: [one] }
  return typeof layers === 'object' && layers !== null ? { layers: Object.keys(layers) } : {}
}
