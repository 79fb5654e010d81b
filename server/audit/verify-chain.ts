/** Verifies the hash chain of the audit log and reports the first entry that is missing or changed. */
import { setImmediate } from 'node:timers/promises'
import type { Queries } from '../db/index.ts'
import type { Row } from './audit-store.ts'
import { beginning, cutAt, entriesAfter, hashOf } from './audit-store.ts'

export interface Verdict {
  readonly entries: number
  /** Store it elsewhere and pass it to a later verification: nothing else reveals a deleted end. */
  readonly head: { readonly number: number; readonly hash: string }
  readonly broken?: { readonly number: number; readonly because: 'changed' | 'missing' }
}

const batchSize = 1_000

/** `known` is a head from an earlier verification: the entry with that number must still have that hash. */
export async function verifyAuditLog(queries: Queries, known?: Verdict['head']): Promise<Verdict> {
  let head = beginning
  let entries = 0
  const broken = (number: number, because: 'changed' | 'missing') => ({
    entries,
    head,
    broken: { number, because },
  })
  for (;;) {
    const rows = await entriesAfter(queries, head.number, batchSize)
    if (entries === 0) head = (await startOf(queries, rows[0])) ?? head
    for (const row of rows) {
      if (row.number !== head.number + 1) return broken(head.number + 1, 'missing')
      if (row.hash !== hashOf(row, head.hash) || differs(row, known)) return broken(row.number, 'changed')
      head = { number: row.number, hash: row.hash }
      entries++
    }
    if (rows.length < batchSize) break
    await setImmediate() // lets other requests run
  }
  return known !== undefined && known.number > head.number
    ? broken(head.number + 1, 'missing')
    : { entries, head }
}

const differs = (row: Row, known?: Verdict['head']) => row.number === known?.number && row.hash !== known.hash

/** If retention deleted old entries, a later entry says so and has the hash of the last deleted entry. */
async function startOf(queries: Queries, first: Row | undefined): Promise<Verdict['head'] | undefined> {
  if (first === undefined || first.number === 1) return undefined
  const cut = await cutAt(queries, first.number - 1)
  if (cut === undefined) return undefined
  const { hash }: { hash?: unknown } = JSON.parse(cut.details)
  return { number: first.number - 1, hash: String(hash) }
}
