/** API tokens: programs use them to call the API for the user who created them, until they expire. */
import { randomBytes } from 'node:crypto'
import type { TokenScope } from '@cyanotype/content/contracts/api-tokens.ts'
import { isCalendarOnly, tokenScopes } from '@cyanotype/content/contracts/api-tokens.ts'
import type { Message, Types } from '@cyanotype/content/model/index.ts'
import { may, mayManageRole } from '@cyanotype/content/model/index.ts'
import { z } from 'zod'
import { auditStamp, record } from '../../audit/index.ts'
import type { Db, Transaction } from '../../db/index.ts'
import { newId, takeCommitLock } from '../../db/index.ts'
import type { Actor } from '../../http/calls/principal.ts'
import { day } from '../../platform/durations.ts'
import { Problem } from '../../problems/problems.ts'
import { hashOf } from '../auth/sessions.ts'
import { lacksFactor } from '../factors/required-roles.ts'
import { actorFrom } from '../users/user-store.ts'
import type { OwnedTokenRow } from './token-store.ts'
import {
  collectionsOf,
  deleteToken,
  deleteTokensExpiredBefore,
  findActiveToken,
  findToken,
  insertToken,
  listTokens,
  scopesOf,
  touchToken,
} from './token-store.ts'

export const tokenResponse = z.object({
  id: z.string(),
  name: z.string(),
  scopes: z.array(z.enum(tokenScopes)),
  collections: z
    .array(z.string())
    .nullable()
    .describe('The collections and singles that `content:write` is limited to. Null for all.'),
  createdAt: z.string(),
  expiresAt: z.string().nullable().describe('Null if it does not expire.'),
  usedAt: z.string().nullable().describe('When it was last used, to the minute. Null if it was never used.'),
  isExpired: z.boolean(),
  user: z
    .object({ id: z.string(), username: z.string() })
    .describe('The user who created it, and for whom it acts.'),
  mayRevoke: z.boolean().describe('Whether you may revoke it.'),
})

export type TokenResponse = z.infer<typeof tokenResponse>

export interface NewToken {
  readonly name: string
  readonly scopes: readonly TokenScope[]
  readonly collections: readonly string[] | null
  /** Null for a token that does not expire. */
  readonly days: number | null
}

export interface ApiTokens {
  /** The user of a token, while both are valid, also without a second factor that the role requires. Counts as use. */
  actorOf(bearer: string): Promise<Actor | undefined>
  /** The own tokens, and for those who manage users all of them. */
  list(actor: Actor): Promise<readonly TokenResponse[]>
  /** The tokens that a user created. */
  ofUser(actor: Actor, userId: string): Promise<readonly TokenResponse[]>
  /** Returns the token itself, which is stored nowhere. */
  create(actor: Actor, input: NewToken): Promise<{ token: TokenResponse; secret: string }>
  revoke(actor: Actor, id: string): Promise<void>
  removeExpired(): Promise<void>
}

export interface TokensOptions {
  readonly db: Db
  readonly types: Types
  readonly now?: () => Date
}

const maxPerUser = 50
/** The last use is written at most this often, not at every request. */
const usedIntervalMs = 60_000
/** Expired tokens stay in the list for this long, so that users can see why a program stopped. */
const retentionDays = 30
const prefix = 'cya_'

export function openTokens({ db, types, now = () => new Date() }: TokensOptions): ApiTokens {
  const change = <T>(work: (trx: Transaction, at: Date) => Promise<T>): Promise<T> =>
    db.transaction(async (trx) => {
      await takeCommitLock(trx)
      return work(trx, now())
    })
  const responsesFor = (actor: Actor, rows: readonly OwnedTokenRow[]) =>
    rows.map((row) => responseFrom(row, actor, now()))

  return {
    async actorOf(bearer) {
      if (!isToken(bearer)) return undefined
      const at = now()
      const found = await findActiveToken(db.kysely, hashOf(bearer), at.toISOString())
      if (found === undefined) return undefined
      const { id, usedAt, actor } = found
      if (usedAt === null || Date.parse(usedAt) < at.getTime() - usedIntervalMs)
        await touchToken(db.kysely, id, at.toISOString())
      return (await lacksFactor(db.kysely, actor)) ? { ...actor, needsFactor: true } : actor
    },
    list: async (actor) =>
      responsesFor(actor, await listTokens(db.kysely, may(actor, 'users.manage') ? undefined : actor.id)),
    ofUser: async (actor, userId) => responsesFor(actor, await listTokens(db.kysely, userId)),
    create: async (actor, input) => {
      checkInput(actor, input, types)
      return change((trx, at) => create(trx, actor, input, at))
    },
    revoke: (actor, id) =>
      change(async (trx, at) => {
        const row = await findToken(trx, id)
        if (row === undefined || !isSeenBy(actor, row)) throw new Problem('not_found')
        if (!mayRevoke(actor, row)) throw new Problem('not_allowed')
        await deleteToken(trx, id)
        const details = { name: row.name, user: row.user_id }
        await record(trx, { ...auditStamp(actor, at), action: 'token.revoked', type: 'token', id, details })
      }),
    removeExpired: () =>
      deleteTokensExpiredBefore(db.kysely, new Date(now().getTime() - retentionDays * day).toISOString()),
  }
}

async function create(trx: Transaction, actor: Actor, input: NewToken, at: Date) {
  const own = await listTokens(trx, actor.id)
  if (own.length >= maxPerUser) throw new Problem('too_many_tokens', { limit: maxPerUser })
  const [id, secret] = [newId(), `${prefix}${randomBytes(32).toString('base64url')}`]
  const { name, scopes, collections, days } = input
  const expiresAt = days === null ? null : new Date(at.getTime() + days * day).toISOString()
  const row = {
    ...{ id, hash: hashOf(secret), user_id: actor.id, name, scopes: JSON.stringify(scopes) },
    collections: collections && JSON.stringify(collections),
    ...{ created_at: at.toISOString(), expires_at: expiresAt, used_at: null },
  }
  await insertToken(trx, row)
  const details = { name, scopes, ...(collections && { collections }), expiresAt }
  await record(trx, { ...auditStamp(actor, at), action: 'token.created', type: 'token', id, details })
  const { username, role } = actor
  return { token: responseFrom({ ...row, username, role }, actor, at), secret }
}

const reasons = {
  endless: /*i18n*/ { id: 'token.endless', message: 'Only owners can create tokens that do not expire.' },
  collection: /*i18n*/ { id: 'token.collection', message: 'There is no collection with this name.' },
  outside: /*i18n*/ {
    id: 'token.outside',
    message: 'You cannot edit one of these collections. Choose only collections that you can edit.',
  },
} as const satisfies Record<string, Message>

/** The link to the calendar feed is for everyone who may read, and lasts until it is revoked. */
function checkInput(actor: Actor, { scopes, days, collections }: NewToken, types: Types): void {
  const isFeed = isCalendarOnly(scopes)
  if (!isFeed && !may(actor, 'documents.edit')) throw new Problem('not_allowed')
  if (days === null && actor.role !== 'owner' && !isFeed) throw refused('days', reasons.endless)
  for (const name of collections ?? []) {
    const type = Object.hasOwn(types, name) ? types[name] : undefined
    if (type === undefined) throw refused('collections', reasons.collection)
    if (!may(actor, 'documents.edit', { type })) throw refused('collections', reasons.outside)
  }
}

function refused(field: string, { id: code, message }: Message): Problem {
  return new Problem('invalid_request', {}, { fields: [{ path: [field], message, code }] })
}

const isToken = (text: string) => /^cya_[\w-]{43}$/.test(text)

function isSeenBy(actor: Actor, { user_id }: OwnedTokenRow): boolean {
  return user_id === actor.id || may(actor, 'users.manage')
}

/** Only an owner manages other owners and administrators. */
function mayRevoke(actor: Actor, row: OwnedTokenRow): boolean {
  return row.user_id === actor.id || mayManageRole(actor, actorFrom({ ...row, ...noAccount }).role)
}

const noAccount = { email: '', locales: '[]', collections: null }

function responseFrom(row: OwnedTokenRow, actor: Actor, now: Date): TokenResponse {
  const collections = collectionsOf(row)
  return {
    id: row.id,
    name: row.name,
    scopes: [...scopesOf(row)],
    collections: collections && [...collections],
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    usedAt: row.used_at,
    isExpired: row.expires_at !== null && row.expires_at <= now.toISOString(),
    user: { id: row.user_id, username: row.username },
    mayRevoke: mayRevoke(actor, row),
  }
}
