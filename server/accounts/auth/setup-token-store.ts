/** SQL of the setup token for the first owner. Only this file uses its table. */
import type { Queries } from '../../db/index.ts'

/** Replaces any earlier token. */
export async function replaceSetupToken(queries: Queries, hash: string, expiresAt: string): Promise<void> {
  await queries.deleteFrom('setup_tokens').execute()
  await queries.insertInto('setup_tokens').values({ hash, expires_at: expiresAt }).execute()
}

/** Uses up a token. Of two concurrent calls, only one returns true. */
export async function takeSetupToken(queries: Queries, hash: string, now: string): Promise<boolean> {
  const { numDeletedRows } = await queries
    .deleteFrom('setup_tokens')
    .where('hash', '=', hash)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return numDeletedRows === 1n
}
