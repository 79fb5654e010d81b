/**
 * Keys of the hash chain: each entry is hashed with a random key that is stored sealed with the secret of the
 * site, so that someone who can only write to the database cannot forge a chain. A new secret seals the same
 * keys again, and all entries stay valid.
 */
import { createHash, randomBytes } from 'node:crypto'
import type { DialectAdapter } from 'kysely'
import { environment, readConfig } from '../config/config.ts'
import { existingSecrets } from '../config/site-secret.ts'
import type { Db, Queries, Transaction } from '../db/index.ts'
import { takeCommitLock } from '../db/index.ts'
import type { SealedValues } from '../platform/sealed-values.ts'
import { openSealedValues } from '../platform/sealed-values.ts'

export interface ChainKey {
  /** The beginning of each hash that was made with it. */
  readonly id: string
  readonly key: Buffer
}

interface KnownKeys {
  readonly secrets: readonly string[]
  newest: ChainKey | undefined
}

/** By database, since the audit log is written in any transaction. */
const keyCache = new WeakMap<DialectAdapter, KnownKeys>()

const databaseOf = (queries: Queries) => queries.getExecutor().adapter
const label = 'cyanotype audit'

/** The secret of the site, followed by previous ones. Creates a key if there is none that they open. */
export async function keyAuditLog(db: Db, secrets: readonly string[]): Promise<void> {
  useAuditSecrets(db, secrets)
  if ((await newestKey(db.kysely)) !== undefined) return
  await db.transaction((trx) => createKey(trx, openSealedValues(label, secrets), new Date()))
  await newestKey(db.kysely)
}

/** For commands: creates nothing. Without this, the secret is that of the environment. */
export function useAuditSecrets(db: Db, secrets: readonly string[]): void {
  keyCache.set(databaseOf(db.kysely), { secrets, newest: undefined })
}

/** The key for new entries. `undefined` in a database that has none yet. */
export async function newestKey(queries: Queries): Promise<ChainKey | undefined> {
  const cached = keyCache.get(databaseOf(queries))
  if (cached?.newest !== undefined) return cached.newest
  const newest = (await openKeys(queries)).at(-1)
  const secrets = cached?.secrets ?? []
  if (newest !== undefined) keyCache.set(databaseOf(queries), { secrets, newest })
  return newest
}

/** Whether there are keys, but the secrets open none of them. */
export async function isLocked(queries: Queries): Promise<boolean> {
  return (await sealedKeys(queries)).length > 0 && (await openKeys(queries)).length === 0
}

/** All keys that the secrets open, oldest first. */
export async function openKeys(queries: Queries): Promise<readonly ChainKey[]> {
  const rows = await sealedKeys(queries)
  if (rows.length === 0) return []
  const secrets = keyCache.get(databaseOf(queries))?.secrets ?? []
  const sealed = openSealedValues(label, secrets.length > 0 ? secrets : await secretsOfEnvironment())
  return rows.flatMap(({ id, text }) => {
    const key = sealed.open(text, id)
    return key === undefined ? [] : [{ id, key: Buffer.from(key, 'base64url') }]
  })
}

/** Seals keys again that a previous secret sealed. Returns how many. */
export async function resealChainKeys(trx: Transaction, secrets: readonly string[]): Promise<number> {
  const sealed = openSealedValues(label, secrets)
  let count = 0
  for (const { id, at, text } of await sealedKeys(trx)) {
    const again = sealed.reseal(text, id)
    if (again === undefined) continue
    const value = JSON.stringify({ at, sealed: again })
    await trx.updateTable('facts').set({ value }).where('name', '=', `${prefix}${id}`).execute()
    count += 1
  }
  return count
}

async function secretsOfEnvironment(): Promise<readonly string[]> {
  try {
    return await existingSecrets(readConfig(environment()))
  } catch {
    return []
  }
}

async function createKey(trx: Transaction, sealed: SealedValues, now: Date): Promise<void> {
  await takeCommitLock(trx)
  const key = randomBytes(32)
  const id = createHash('sha256').update(key).digest('hex').slice(0, 8)
  const value = JSON.stringify({ at: now.toISOString(), sealed: sealed.seal(key.toString('base64url'), id) })
  await trx
    .insertInto('facts')
    .values({ name: `${prefix}${id}`, value })
    .execute()
}

// SQL of the sealed keys.

const prefix = 'audit.key.'
/** The text after all that begin with the prefix. */
const afterPrefix = 'audit.key/'

interface SealedKey {
  readonly id: string
  readonly at: string
  readonly text: string
}

/** Oldest first. */
async function sealedKeys(queries: Queries): Promise<readonly SealedKey[]> {
  const rows = await queries
    .selectFrom('facts')
    .select(['name', 'value'])
    .where('name', '>', prefix)
    .where('name', '<', afterPrefix)
    .execute()
  const keys = rows.map(({ name, value }) => {
    const { at, sealed }: { at: string; sealed: string } = JSON.parse(value)
    return { id: name.slice(prefix.length), at, text: sealed }
  })
  return keys.sort((one, other) => (one.at < other.at ? -1 : 1))
}
