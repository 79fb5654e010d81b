/**
 * Carets: where a user types in a document, with the words around, for the others who have it open. They show what
 * an autosave has not saved yet. Only the latest of each user is stored, because older ones have no use.
 */
import type { Layer, Types } from '@cyanotype/content/model/index.ts'
import { may } from '@cyanotype/content/model/index.ts'
import type { Db, Queries } from '../../db/index.ts'
import { appendEvent } from '../../db/index.ts'
import type { Actor } from '../../http/calls/principal.ts'
import { Problem } from '../../problems/problems.ts'

interface Caret {
  readonly type: string
  readonly id: string
  readonly locale: Layer
  readonly field: string
  /** The block of a rich text, counted from 0. */
  readonly block: number
  /** The words around the caret, and the place of the caret in them. */
  readonly text: string
  readonly offset: number
}

export interface Carets {
  move(actor: Actor, caret: Caret): Promise<void>
}

/** More users do not write at the same time. Without a number, an older caret stays until the outbox is cleaned. */
const maxKnown = 1_000

export function openCarets(db: Db, types: Types, now: () => Date): Carets {
  /** The number of the latest event of each user in a document. */
  const newest = new Map<string, number>()
  return {
    async move(actor, caret) {
      const type = Object.hasOwn(types, caret.type) ? types[caret.type] : undefined
      if (type === undefined) throw new Problem('not_found')
      if (!may(actor, 'documents.edit', { type, layer: caret.locale })) throw new Problem('not_allowed')
      const key = `${actor.id}/${caret.id}`
      const event = { kind: 'caret', user: actor.id, username: actor.username, ...caret } as const
      const number = await db.transaction(async (trx) => {
        await appendEvent(trx, event, now().toISOString())
        await deleteEvent(trx, newest.get(key))
        return newestNumber(trx)
      })
      if (newest.size >= maxKnown) newest.clear()
      newest.set(key, number)
    },
  }
}

async function deleteEvent(queries: Queries, number: number | undefined): Promise<void> {
  if (number !== undefined) await queries.deleteFrom('outbox').where('number', '=', number).execute()
}

/** In the transaction that appended it, no other can append. */
async function newestNumber(queries: Queries): Promise<number> {
  const { number } = await queries
    .selectFrom('outbox')
    .select(({ fn }) => fn.max('number').as('number'))
    .executeTakeFirstOrThrow()
  return Number(number)
}
