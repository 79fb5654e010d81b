/** What the database stores about backups: the schedule, the last result, and which node is working. */
import { z } from 'zod'
import type { Db, Queries, Transaction } from '../../db/index.ts'
import { takeCommitLock } from '../../db/index.ts'
import { Problem } from '../../problems/problems.ts'
import { restoredFact } from './restore-backup.ts'

export const scheduleSchema = z.strictObject({
  enabled: z.boolean(),
  hour: z.int().min(0).max(23).describe('The hour of the day, in UTC.'),
  daily: z.int().min(1).max(100).describe('How many days have a backup.'),
  weekly: z.int().min(0).max(100).describe('How many weeks have a backup.'),
  monthly: z.int().min(0).max(100).describe('How many months have a backup.'),
  withSecret: z
    .boolean()
    .default(false)
    .describe('Whether to include the secret of the site. Backups must be encrypted.'),
})
export type BackupSchedule = z.infer<typeof scheduleSchema>

const defaultSchedule: BackupSchedule = {
  ...{ enabled: true, hour: 3, daily: 7, weekly: 4, monthly: 12 },
  withSecret: false,
}

const proof = z.object({ id: z.string(), at: z.string() })
const failure = z.object({
  at: z.string(),
  action: z.enum(['create', 'restore']),
  code: z.string().describe('The code of a problem.'),
  params: z.record(z.string(), z.string()),
})
export const stateSchema = z.object({
  proven: proof.nullable().describe('The last backup that was checked with a test restore.'),
  failure: failure.nullable(),
})
export type BackupState = z.infer<typeof stateSchema>
export type BackupFailure = z.infer<typeof failure>

const leaseSchema = z.object({
  node: z.string(),
  action: z.enum(['create', 'restore']),
  id: z.string(),
  phase: z.enum(['database', 'media', 'verifying', 'loading']),
  done: z.number(),
  total: z.number(),
  until: z.string(),
})
export type BackupLease = z.infer<typeof leaseSchema>

const restoredSchema = z.object({
  id: z.string(),
  at: z.string(),
  by: z.object({ id: z.string(), address: z.string().optional() }).nullable(),
  isRecorded: z.boolean(),
})

const names = { schedule: 'backups.schedule', state: 'backups.state', lease: 'backups.lease' } as const

export async function readSchedule(queries: Queries): Promise<BackupSchedule> {
  return (await readFact(queries, names.schedule, scheduleSchema)) ?? defaultSchedule
}

export const writeSchedule = (queries: Queries, schedule: BackupSchedule) =>
  writeFact(queries, names.schedule, schedule)

export async function readState(queries: Queries): Promise<BackupState> {
  return (await readFact(queries, names.state, stateSchema)) ?? { proven: null, failure: null }
}

export const writeState = (queries: Queries, state: BackupState) => writeFact(queries, names.state, state)

/** The last restore. `undefined` if there was none. */
export const readRestored = (queries: Queries) => readFact(queries, restoredFact, restoredSchema)

export type Restored = z.infer<typeof restoredSchema>

export const writeRestored = (queries: Queries, restored: Restored) =>
  writeFact(queries, restoredFact, restored)

const leaseMs = 60_000

/** The running work, on any node. `undefined` if there is none, or if its node has died. */
export async function readLease(queries: Queries, now: Date): Promise<BackupLease | undefined> {
  const lease = await readFact(queries, names.lease, leaseSchema)
  return lease === undefined || lease.until < now.toISOString() ? undefined : lease
}

/** Until the first report of progress. */
export const firstPhase = { create: 'database', restore: 'verifying' } as const

/** Throws a problem if other work is running. */
export async function takeLease(
  trx: Transaction,
  lease: Pick<BackupLease, 'node' | 'action' | 'id'>,
  now: Date,
): Promise<void> {
  await takeCommitLock(trx)
  if ((await readLease(trx, now)) !== undefined) throw new Problem('backup_in_progress')
  await writeFact(trx, names.lease, {
    ...lease,
    phase: firstPhase[lease.action],
    done: 0,
    total: 0,
    until: untilFrom(now),
  })
}

const untilFrom = (now: Date) => new Date(now.getTime() + leaseMs).toISOString()

export async function renewLease(db: Db, lease: Omit<BackupLease, 'until'>, now: Date): Promise<void> {
  const value = JSON.stringify({ ...lease, until: untilFrom(now) } satisfies BackupLease)
  // An update, so that a late one cannot bring back a lease that has ended.
  await db.kysely
    .updateTable('facts')
    .set({ value })
    .where('name', '=', names.lease)
    .where('value', 'like', heldBy(lease))
    .execute()
}

/** Leaves a lease that another node took after this one had expired. */
export async function endLease(queries: Queries, lease: Pick<BackupLease, 'node'>): Promise<void> {
  await queries
    .deleteFrom('facts')
    .where('name', '=', names.lease)
    .where('value', 'like', heldBy(lease))
    .execute()
}

/** Matches the stored lease of a node, which is a UUID. */
const heldBy = ({ node }: Pick<BackupLease, 'node'>) => `%"node":"${node}"%`

async function readFact<Value>(
  queries: Queries,
  name: string,
  schema: z.ZodType<Value>,
): Promise<Value | undefined> {
  const row = await queries.selectFrom('facts').select('value').where('name', '=', name).executeTakeFirst()
  if (row === undefined) return undefined
  const { success, data } = schema.safeParse(JSON.parse(row.value))
  return success ? data : undefined
}

async function writeFact(queries: Queries, name: string, content: unknown): Promise<void> {
  const value = JSON.stringify(content)
  await queries
    .insertInto('facts')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute()
}
