/**
 * Idempotency: a create that is repeated with the same `Idempotency-Key` within a day creates nothing and
 * gets the first response. The key is written in the transaction of the create, so that a crash leaves both or
 * neither. The response is stored afterwards.
 */
import { createHash } from 'node:crypto'
import type { Db, Queries, Transaction } from '../../db/index.ts'
import type { RepeatsTable } from '../../db/tables/operations.ts'
import { day } from '../../platform/durations.ts'
import { Problem } from '../../problems/problems.ts'
import type { Reply } from '../calls/reply.ts'

/**
 * Call this in the transaction of the create, with the id of the result. Without a key it does nothing. A call that
 * reads files passes what they contain, because a repeated key with other files is an error.
 */
export type IdempotencyClaim = (trx: Transaction, id: string, files?: readonly string[]) => Promise<void>

interface IdempotentRequest {
  /** The user and the call. */
  readonly caller: string
  readonly key: string
  /** The parameters and the body of the request. */
  readonly request: unknown
  /** The call reads the body itself. What it contains is only known when it claims the key. */
  readonly takesFiles?: boolean | undefined
}

export interface IdempotencyKeys {
  /**
   * Creates and answers, or returns the first response. `again` makes the response if the first was not stored.
   */
  runOnce(
    idempotentRequest: IdempotentRequest,
    make: (idempotencyClaim: IdempotencyClaim) => Promise<Reply> | Reply,
    again: (id: string) => Promise<Reply> | Reply,
  ): Promise<Reply>
  removeExpired(): Promise<void>
}

class Claimed extends Error {}

export function openIdempotencyKeys(db: Db, now: () => Date = () => new Date()): IdempotencyKeys {
  const yesterday = () => new Date(now().getTime() - day).toISOString()

  return {
    async runOnce({ caller, key, request, takesFiles = false }, make, again) {
      const repeat = { caller, repeat_key: key }
      let request_hash = hashOf(request)

      async function replay(): Promise<Reply | undefined> {
        const found = await findRepeat(db.kysely, repeat, yesterday())
        if (found === undefined) return undefined
        if (found.request_hash !== request_hash) throw new Problem('idempotency_key_used')
        const reply = found.answer === null ? await again(found.subject_id) : JSON.parse(found.answer)
        return { ...reply, headers: { ...reply.headers, 'idempotency-replayed': 'true' } }
      }

      const idempotencyClaim: IdempotencyClaim = async (trx, id, files) => {
        if (files !== undefined) request_hash = hashOf({ request, files })
        const row = { ...repeat, at: now().toISOString(), request_hash, subject_id: id, answer: null }
        if (!(await insertRepeat(trx, row, yesterday()))) throw new Claimed()
      }

      const replayed = takesFiles ? undefined : await replay()
      if (replayed !== undefined) return replayed
      try {
        const reply = await make(idempotencyClaim)
        await storeReply(db.kysely, repeat, JSON.stringify(reply))
        return reply
      } catch (problem) {
        const first = problem instanceof Claimed ? await replay() : undefined
        if (first === undefined) throw problem
        return first
      }
    },
    removeExpired: () => deleteRepeats(db.kysely, yesterday()),
  }
}

const hashOf = (request: unknown) =>
  createHash('sha256')
    .update(JSON.stringify(request) ?? '')
    .digest('hex')

/** The value of the header. An invalid key is rejected. */
export function keyFrom(header: string | string[] | undefined): string | undefined {
  if (header === undefined || (typeof header === 'string' && /^[!-~]{1,255}$/.test(header))) return header
  throw new Problem('invalid_idempotency_key')
}

// SQL of idempotency keys. Only this file uses their table.

type Repeat = Pick<RepeatsTable, 'caller' | 'repeat_key'>

function findRepeat(queries: Queries, { caller, repeat_key }: Repeat, since: string) {
  return queries
    .selectFrom('repeats')
    .select(['request_hash', 'subject_id', 'answer'])
    .where('caller', '=', caller)
    .where('repeat_key', '=', repeat_key)
    .where('at', '>', since)
    .executeTakeFirst()
}

/** Returns whether the key was free. A concurrent insert of the same key waits for the first. */
async function insertRepeat(trx: Transaction, row: RepeatsTable, since: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('repeats')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['caller', 'repeat_key']).doUpdateSet(row).where('repeats.at', '<=', since),
    )
    .executeTakeFirst()
  return numInsertedOrUpdatedRows !== 0n
}

async function storeReply(queries: Queries, { caller, repeat_key }: Repeat, reply: string): Promise<void> {
  await queries
    .updateTable('repeats')
    .set({ answer: reply })
    .where('caller', '=', caller)
    .where('repeat_key', '=', repeat_key)
    .execute()
}

async function deleteRepeats(queries: Queries, before: string): Promise<void> {
  await queries.deleteFrom('repeats').where('at', '<', before).execute()
}
