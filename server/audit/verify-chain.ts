/** Verifies the hash chain of the audit log and reports the first entry that is missing or changed. */
import { setImmediate } from 'node:timers/promises'
import type { Queries } from '../db/index.ts'
import type { Row } from './audit-store.ts'
import { beginning, cutAt, entriesAfter, hashOf, keyIdOf } from './audit-store.ts'
import type { ChainKey } from './chain-keys.ts'
import { openKeys } from './chain-keys.ts'

export interface Verdict {
  readonly entries: number
  /** Store it elsewhere and pass it to a later verification: nothing else reveals a deleted end. */
  readonly head: { readonly number: number; readonly hash: string }
  readonly broken?: Breach
  /** How many entries have a key that the secret of the site does not open. Their order is complete. */
  readonly unverified?: number
}

/** `unkeyed`: an entry without a key after one with a key, written by someone who does not have it. */
interface Breach {
  readonly number: number
  readonly because: 'changed' | 'missing' | 'unkeyed'
}

const batchSize = 1_000

/** `known` is a head from an earlier verification: the entry with that number must still have that hash. */
export async function verifyAuditLog(queries: Queries, earlier?: Verdict['head']): Promise<Verdict> {
  const keys = new Map((await openKeys(queries)).map((one) => [one.id, one]))
  let head = beginning
  let [entries, unverified] = [0, 0]
  const result = () => ({ entries, head, ...(unverified > 0 && { unverified }) })
  for (;;) {
    const rows = await entriesAfter(queries, head.number, batchSize)
    if (entries === 0) head = (await startOf(queries, rows[0])) ?? head
    for (const row of rows) {
      const broken = differs(row, earlier) ? changed(row) : breachAt(row, head, keys)
      if (broken !== undefined) return { ...result(), broken }
      if (isLocked(row, keys)) unverified++
      head = { number: row.number, hash: row.hash }
      entries++
    }
    if (rows.length < batchSize) break
    await setImmediate() // lets other requests run
  }
  const isShort = earlier !== undefined && earlier.number > head.number
  return isShort ? { ...result(), broken: { number: head.number + 1, because: 'missing' } } : result()
}

type Keys = ReadonlyMap<string, ChainKey>

function isLocked({ hash }: Row, keys: Keys): boolean {
  const id = keyIdOf(hash)
  return id !== undefined && !keys.has(id)
}

const changed = ({ number }: Row): Breach => ({ number, because: 'changed' })

function breachAt(row: Row, head: Verdict['head'], keys: Keys): Breach | undefined {
  if (row.number !== head.number + 1) return { number: head.number + 1, because: 'missing' }
  if (isLocked(row, keys)) return undefined
  const id = keyIdOf(row.hash)
  if (id === undefined && keyIdOf(head.hash) !== undefined) return { number: row.number, because: 'unkeyed' }
  const key = id === undefined ? undefined : keys.get(id)
  return row.hash === hashOf(row, head.hash, key) ? undefined : changed(row)
}

const differs = (row: Row, earlier?: Verdict['head']) =>
  row.number === earlier?.number && row.hash !== earlier.hash

/** If retention deleted old entries, a later entry says so and has the hash of the last deleted entry. */
async function startOf(queries: Queries, first: Row | undefined): Promise<Verdict['head'] | undefined> {
  if (first === undefined || first.number === 1) return undefined
  const cut = await cutAt(queries, first.number - 1)
  if (cut === undefined) return undefined
  const { hash }: { hash?: unknown } = JSON.parse(cut.details)
  return { number: first.number - 1, hash: String(hash) }
}
