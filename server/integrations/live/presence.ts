/**
 * Presence: who has which document open. An open editor reports it every few seconds. Without a report, the
 * user is gone after a while. It is stored in the database for all nodes, and others are notified when a user
 * comes, leaves or moves to another field.
 */
import type { Types } from '@cyanotype/content/model/index.ts'
import { may } from '@cyanotype/content/model/index.ts'
import type { Db, Queries, Transaction } from '../../db/index.ts'
import { appendEvent } from '../../db/index.ts'
import type { PresenceTable } from '../../db/tables/accounts.ts'
import type { Actor } from '../../http/calls/principal.ts'
import { Problem } from '../../problems/problems.ts'

/** Three intervals of fifteen seconds. */
const lifetimeMs = 45_000

interface PresenceLocation {
  readonly type: string
  readonly id: string
  readonly locale?: string | undefined
  readonly field?: string | undefined
}

interface PresentUser {
  readonly id: string
  readonly user: string
  readonly username: string
  readonly locale: string | null
  readonly field: string | null
  readonly seenAt: string
}

export interface Presence {
  /** Reports where a user is. Returns who else is there. */
  beHere(actor: Actor, location: PresenceLocation): Promise<readonly PresentUser[]>
  leave(actor: Actor, location: PresenceLocation): Promise<void>
  /** Users in a document, or in all documents of a type. */
  at(actor: Actor, location: { type: string; id?: string | undefined }): Promise<readonly PresentUser[]>
  removeExpired(): Promise<void>
}

export function openPresence(db: Db, types: Types, now: () => Date): Presence {
  const recently = () => new Date(now().getTime() - lifetimeMs).toISOString()

  function permit(actor: Actor, name: string): void {
    const type = Object.hasOwn(types, name) ? types[name] : undefined
    if (type === undefined) throw new Problem('not_found')
    if (!may(actor, 'documents.read', { type })) throw new Problem('not_allowed')
  }

  async function at(location: { type: string; id?: string | undefined }): Promise<readonly PresentUser[]> {
    return (await presentAt(db.kysely, location, recently())).map(presentUserFrom)
  }

  return {
    async beHere(actor, location) {
      permit(actor, location.type)
      const row = rowOf(actor, location, now())
      await db.transaction(async (trx) => {
        const before = await findPresence(trx, row)
        await putPresence(trx, row)
        const stays = before !== undefined && before.seen_at > recently()
        if (!stays || before.locale !== row.locale || before.field !== row.field)
          await emitPresence(trx, actor, row, true)
      })
      return (await at(location)).filter(({ user }) => user !== actor.id)
    },
    async leave(actor, location) {
      permit(actor, location.type)
      const row = rowOf(actor, location, now())
      await db.transaction(async (trx) => {
        if (await deletePresence(trx, row)) await emitPresence(trx, actor, row, false)
      })
    },
    async at(actor, location) {
      permit(actor, location.type)
      return at(location)
    },
    removeExpired: () => deletePresenceBefore(db.kysely, recently()),
  }
}

function rowOf(actor: Actor, { type, id, locale, field }: PresenceLocation, at: Date): PresenceRow {
  const where = { locale: locale ?? null, field: field ?? null }
  return { type, subject_id: id, user_id: actor.id, ...where, seen_at: at.toISOString() }
}

function emitPresence(trx: Transaction, actor: Actor, row: PresenceRow, isHere: boolean): Promise<void> {
  const { type, subject_id: id, locale, field } = row
  const who = { user: actor.id, username: actor.username }
  return appendEvent(trx, { kind: 'presence', type, id, ...who, locale, field, isHere }, row.seen_at)
}

function presentUserFrom(row: PresenceRow & { readonly username: string }): PresentUser {
  const { subject_id: id, user_id: user, username, locale, field, seen_at } = row
  return { id, user, username, locale, field, seenAt: seen_at }
}

// SQL of presence. Only this file uses its table. It is shared by all nodes.

type PresenceRow = PresenceTable

function findPresence(
  queries: Queries,
  { type, subject_id, user_id }: Pick<PresenceRow, 'type' | 'subject_id' | 'user_id'>,
): Promise<PresenceRow | undefined> {
  return queries
    .selectFrom('presence')
    .selectAll()
    .where('type', '=', type)
    .where('subject_id', '=', subject_id)
    .where('user_id', '=', user_id)
    .executeTakeFirst()
}

export async function putPresence(trx: Transaction, row: PresenceRow): Promise<void> {
  await trx
    .insertInto('presence')
    .values(row)
    .onConflict((conflict) => conflict.columns(['type', 'subject_id', 'user_id']).doUpdateSet(row))
    .execute()
}

async function deletePresence(
  trx: Transaction,
  { type, subject_id, user_id }: Pick<PresenceRow, 'type' | 'subject_id' | 'user_id'>,
): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('presence')
    .where('type', '=', type)
    .where('subject_id', '=', subject_id)
    .where('user_id', '=', user_id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Users who were present since a time, in one document or in all of a type. */
export function presentAt(
  queries: Queries,
  { type, id }: { readonly type: string; readonly id?: string | undefined },
  since: string,
): Promise<(PresenceRow & { readonly username: string })[]> {
  const query = queries
    .selectFrom('presence')
    .innerJoin('users', 'users.id', 'presence.user_id')
    .selectAll('presence')
    .select('users.username')
    .where('presence.type', '=', type)
    .where('seen_at', '>', since)
  return (id === undefined ? query : query.where('subject_id', '=', id)).limit(200).execute()
}

export async function deletePresenceBefore(queries: Queries, moment: string): Promise<void> {
  await queries.deleteFrom('presence').where('seen_at', '<', moment).execute()
}
