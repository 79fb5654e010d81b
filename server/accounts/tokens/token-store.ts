/** SQL of API tokens. Only this file uses their table. It stores only the hash of a token. */
import type { TokenScope } from '@cyanotype/content/contracts/api-tokens.ts'
import { tokenScopes } from '@cyanotype/content/contracts/api-tokens.ts'
import type { Queries, Transaction } from '../../db/index.ts'
import { preparedQuery } from '../../db/index.ts'
import type { ApiTokensTable } from '../../db/tables/accounts.ts'
import type { Actor } from '../../http/calls/principal.ts'
import { actorFrom } from '../users/user-store.ts'

type TokenRow = ApiTokensTable

/** With the user who created it. */
export type OwnedTokenRow = TokenRow & { readonly username: string; readonly role: string }

interface ActiveToken {
  readonly id: string
  readonly actor: Actor
  readonly usedAt: string | null
}

/** The token, if it has not expired and its user may sign in. The user has the role that they have now. */
export async function findActiveToken(
  queries: Queries,
  hash: string,
  now: string,
): Promise<ActiveToken | undefined> {
  const [row] = await tokenWith(queries, { hash })
  if (row === undefined || (row.expires_at !== null && row.expires_at <= now)) return undefined
  const { token_id, name, used_at } = row
  const token = { name, scopes: scopesOf(row), collections: collectionsOf(row) }
  return {
    id: token_id,
    actor: { ...actorFrom({ ...row, collections: row.user_collections }), token },
    usedAt: used_at,
  }
}

const tokenWith = preparedQuery((queries, { hash }: { hash: string }) =>
  queries
    .selectFrom('api_tokens')
    .innerJoin('users', 'users.id', 'api_tokens.user_id')
    .select(['users.id', 'users.email', 'users.username', 'users.role', 'users.locales'])
    .select('users.collections as user_collections')
    .select(['api_tokens.id as token_id', 'api_tokens.name', 'api_tokens.scopes', 'api_tokens.collections'])
    .select(['api_tokens.expires_at', 'api_tokens.used_at'])
    .where('api_tokens.hash', '=', hash)
    .where('users.disabled_at', 'is', null),
)

export async function touchToken(queries: Queries, id: string, usedAt: string): Promise<void> {
  await queries.updateTable('api_tokens').set({ used_at: usedAt }).where('id', '=', id).execute()
}

export async function insertToken(trx: Transaction, row: TokenRow): Promise<void> {
  await trx.insertInto('api_tokens').values(row).execute()
}

/** Those of a user, or of all users, newest first. */
export function listTokens(queries: Queries, userId: string | undefined): Promise<OwnedTokenRow[]> {
  const query = withOwner(queries).orderBy('api_tokens.id', 'desc').limit(1_000)
  return (userId === undefined ? query : query.where('api_tokens.user_id', '=', userId)).execute()
}

export function findToken(queries: Queries, id: string): Promise<OwnedTokenRow | undefined> {
  return withOwner(queries).where('api_tokens.id', '=', id).executeTakeFirst()
}

function withOwner(queries: Queries) {
  return queries
    .selectFrom('api_tokens')
    .innerJoin('users', 'users.id', 'api_tokens.user_id')
    .selectAll('api_tokens')
    .select(['users.username', 'users.role'])
}

export async function deleteToken(trx: Transaction, id: string): Promise<void> {
  await trx.deleteFrom('api_tokens').where('id', '=', id).execute()
}

export async function deleteTokensOf(trx: Transaction, userId: string): Promise<void> {
  await trx.deleteFrom('api_tokens').where('user_id', '=', userId).execute()
}

export async function deleteTokensExpiredBefore(queries: Queries, before: string): Promise<void> {
  await queries.deleteFrom('api_tokens').where('expires_at', '<=', before).execute()
}

/** Unknown values in a manually changed row grant nothing. */
export function scopesOf({ scopes }: Pick<TokenRow, 'scopes'>): readonly TokenScope[] {
  const stored: unknown = JSON.parse(scopes)
  return Array.isArray(stored) ? tokenScopes.filter((scope) => stored.includes(scope)) : []
}

export function collectionsOf({ collections }: Pick<TokenRow, 'collections'>): readonly string[] | null {
  if (collections === null) return null
  const stored: unknown = JSON.parse(collections)
  return Array.isArray(stored) ? stored.filter((name) => typeof name === 'string') : []
}
