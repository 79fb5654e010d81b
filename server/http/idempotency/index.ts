/**
 * A request that makes something may be sent again when its answer was lost: under the same `Idempotency-Key` it makes
 * nothing a second time, for a day (promise D7). The key is written in the transaction that makes the thing, so that a
 * crash leaves both or neither; the answer is noted after it.
 */
import { createHash } from 'node:crypto'
import type { Db, Transaction } from '../../db/index.ts'
import { Problem } from '../../problems/problems.ts'
import type { Reply } from '../calls/reply.ts'
import { deleteRepeats, findRepeat, insertRepeat, noteAnswer } from './idempotency-store.ts'

const day = 24 * 60 * 60_000

/** In the transaction that makes something: says what was made. Without a key it does nothing. */
export type IdempotencyClaim = (trx: Transaction, id: string) => Promise<void>

export interface IdempotentRequest {
  /** Who asks, and for which call. */
  readonly caller: string
  readonly key: string
  /** What was sent. */
  readonly request: unknown
}

export interface IdempotencyKeys {
  /** Makes it and answers, or answers as the first time: `again` answers for what was made, if that was not noted. */
  runOnce(
    idempotentRequest: IdempotentRequest,
    make: (idempotencyClaim: IdempotencyClaim) => Promise<Reply> | Reply,
    again: (id: string) => Promise<Reply> | Reply,
  ): Promise<Reply>
  removeExpired(): Promise<void>
}

class Claimed extends Error {}

export function openRepeats(db: Db, now: () => Date = () => new Date()): IdempotencyKeys {
  const yesterday = () => new Date(now().getTime() - day).toISOString()

  return {
    async runOnce({ caller, key, request }, make, again) {
      const repeat = { caller, repeat_key: key }
      const request_hash = createHash('sha256')
        .update(JSON.stringify(request) ?? '')
        .digest('hex')

      async function replay(): Promise<Reply | undefined> {
        const found = await findRepeat(db.kysely, repeat, yesterday())
        if (found === undefined) return undefined
        if (found.request_hash !== request_hash) throw new Problem('idempotency_key_used')
        const reply = found.answer === null ? await again(found.subject_id) : JSON.parse(found.answer)
        return { ...reply, headers: { ...reply.headers, 'idempotency-replayed': 'true' } }
      }

      const idempotencyClaim: IdempotencyClaim = async (trx, id) => {
        const row = { ...repeat, at: now().toISOString(), request_hash, subject_id: id, answer: null }
        if (!(await insertRepeat(trx, row, yesterday()))) throw new Claimed()
      }

      const known = await replay()
      if (known !== undefined) return known
      try {
        const reply = await make(idempotencyClaim)
        await noteAnswer(db.kysely, repeat, JSON.stringify(reply))
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

/** The header's value; anything that could not be meant as a key is refused. */
export function keyFrom(header: string | string[] | undefined): string | undefined {
  if (header === undefined || (typeof header === 'string' && /^[!-~]{1,255}$/.test(header))) return header
  throw new Problem('invalid_idempotency_key')
}
