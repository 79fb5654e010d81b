/**
 * Who is at which document. Whoever has one open says so every few seconds; who says nothing for a while is gone. It is
 * kept in the database, where every node finds it; others are told of it when somebody comes, goes, or moves on.
 */
import type { Types } from '@cyanotype/content/model/index.ts'
import { may } from '@cyanotype/content/model/index.ts'
import type { Db, Transaction } from '../../db/index.ts'
import { appendEvent } from '../../db/index.ts'
import type { Actor } from '../../http/calls/principal.ts'
import { Problem } from '../../problems/problems.ts'
import type { PresenceRow } from './presence-store.ts'
import {
  deletePresence,
  deletePresenceBefore,
  findPresence,
  presentAt,
  putPresence,
} from './presence-store.ts'

/** Three beats of fifteen seconds. */
const lasts = 45_000

export interface Place {
  readonly type: string
  readonly id: string
  readonly locale?: string | undefined
  readonly field?: string | undefined
}

export interface Person {
  readonly id: string
  readonly user: string
  readonly username: string
  readonly locale: string | null
  readonly field: string | null
  readonly seenAt: string
}

export interface Presence {
  /** Says where somebody is; answers who else is there. */
  beHere(actor: Actor, place: Place): Promise<readonly Person[]>
  leave(actor: Actor, place: Place): Promise<void>
  /** Everybody at a document, or at all documents of a type. */
  at(actor: Actor, place: { type: string; id?: string | undefined }): Promise<readonly Person[]>
  forgetOld(): Promise<void>
}

export function openPresence(db: Db, types: Types, now: () => Date): Presence {
  const recently = () => new Date(now().getTime() - lasts).toISOString()

  function permit(actor: Actor, name: string): void {
    const type = Object.hasOwn(types, name) ? types[name] : undefined
    if (type === undefined) throw new Problem('not_found')
    if (!may(actor, 'documents.read', { type })) throw new Problem('not_allowed')
  }

  async function at(place: { type: string; id?: string | undefined }): Promise<readonly Person[]> {
    return (await presentAt(db.kysely, place, recently())).map(personFrom)
  }

  return {
    async beHere(actor, place) {
      permit(actor, place.type)
      const row = rowOf(actor, place, now())
      await db.transaction(async (trx) => {
        const before = await findPresence(trx, row)
        await putPresence(trx, row)
        const stays = before !== undefined && before.seen_at > recently()
        if (!stays || before.locale !== row.locale || before.field !== row.field)
          await tell(trx, actor, row, true)
      })
      return (await at(place)).filter(({ user }) => user !== actor.id)
    },
    async leave(actor, place) {
      permit(actor, place.type)
      const row = rowOf(actor, place, now())
      await db.transaction(async (trx) => {
        if (await deletePresence(trx, row)) await tell(trx, actor, row, false)
      })
    },
    async at(actor, place) {
      permit(actor, place.type)
      return at(place)
    },
    forgetOld: () => deletePresenceBefore(db.kysely, recently()),
  }
}

function rowOf(actor: Actor, { type, id, locale, field }: Place, at: Date): PresenceRow {
  const where = { locale: locale ?? null, field: field ?? null }
  return { type, subject_id: id, user_id: actor.id, ...where, seen_at: at.toISOString() }
}

function tell(trx: Transaction, actor: Actor, row: PresenceRow, isHere: boolean): Promise<void> {
  const { type, subject_id: id, locale, field } = row
  const who = { user: actor.id, username: actor.username }
  return appendEvent(trx, { kind: 'presence', type, id, ...who, locale, field, isHere }, row.seen_at)
}

function personFrom(row: PresenceRow & { readonly username: string }): Person {
  const { subject_id: id, user_id: user, username, locale, field, seen_at } = row
  return { id, user, username, locale, field, seenAt: seen_at }
}
