/**
 * Appends an entry to the audit log, in the transaction of the change. Each entry has a hash of itself and of
 * the previous entry, so a later change or deletion breaks the chain.
 */
import type { Transaction } from '../db/index.ts'
import { appendEvent, takeCommitLock } from '../db/index.ts'
import type { AuditEvent } from './audit-store.ts'
import { beginning, hashOf, head, insertEntry } from './audit-store.ts'
import { newestKey } from './chain-keys.ts'

/**
 * Call it late in a transaction: until the commit, other writers of the audit log wait. Subscribers get the
 * event after it.
 */
export async function record(trx: Transaction, event: AuditEvent): Promise<void> {
  await takeCommitLock(trx)
  const before = (await head(trx)) ?? beginning
  const { action, at, by, from, via, type = null, id = null } = event
  const details = { ...event.details, ...(via !== undefined && { token: via }) }
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
  await insertEntry(trx, { ...entry, hash: hashOf(entry, before.hash, await newestKey(trx)) })
  await appendEvent(trx, { kind: 'done', action, type, id, by, ...layersIn(details) }, at)
}

/** The details of an action name its locales as `layer`, `locale` or the keys of `layers`. */
function layersIn({ layer, locale, layers }: Record<string, unknown>): { layers?: readonly string[] } {
  const one = layer ?? locale
  if (typeof one === 'string') return { layers: [one] }
  return typeof layers === 'object' && layers !== null ? { layers: Object.keys(layers) } : {}
}
