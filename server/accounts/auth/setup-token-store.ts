/** The token that makes the first owner, as a row: the only file that knows its table. */
import type { Queries } from '../../db/index.ts'

/** Puts a token in the place of any older one. */
export async function replaceSetupToken(queries: Queries, hash: string, expiresAt: string): Promise<void> {
  await queries.deleteFrom('setup_tokens').execute()
  await queries.insertInto('setup_tokens').values({ hash, expires_at: expiresAt }).execute()
}

/** Uses a token up. Of two who try at the same moment, one is told that it was there. */
export async function takeSetupToken(queries: Queries, hash: string, now: string): Promise<boolean> {
  const { numDeletedRows } = await queries
    .deleteFrom('setup_tokens')
    .where('hash', '=', hash)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return numDeletedRows === 1n
}
