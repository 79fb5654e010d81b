/** Runs one backup or restore at a time, over all nodes: with a lease, progress, and a note of the result. */
import { randomUUID } from 'node:crypto'
import type { Logger } from 'pino'
import type { Db, Transaction } from '../../db/index.ts'
import { Problem } from '../../problems/problems.ts'
import type { BackupLease } from './backup-facts.ts'
import { endLease, firstPhase, readState, renewLease, takeLease, writeState } from './backup-facts.ts'
import type { BackupKind } from './backup-manifest.ts'
import type { BackupPlaces } from './create-backup.ts'
import { createBackup } from './create-backup.ts'
import type { OpenPlaces } from './open-places.ts'
import { proveBackup } from './prove-backup.ts'
import type { RetentionPlan } from './retention-plan.ts'
import type { StoredBackups } from './stored-backups.ts'
import type { OnProgress } from './verify-backup.ts'

type Work = Pick<BackupLease, 'action' | 'id'>

export interface BackupRunner {
  /** Claims the turn in a transaction of the caller. Throws a problem if other work is running. */
  claim(trx: Transaction, work: Work): Promise<void>
  /** Does the work for which the turn was claimed. Its result is stored. */
  run(work: Work, body: (onProgress: OnProgress) => Promise<void>): Promise<void>
  /** Stops the running work at its next step, and waits for it. */
  stop(): Promise<void>
}

interface RunnerOptions {
  readonly db: Db
  readonly log: Pick<Logger, 'error'>
  readonly now: () => Date
}

const renewMs = 15_000
const showMs = 1_000

class Stopped extends Error {}

/** Renews the lease, which was taken before, until the work ends. Then the lease ends, too. */
export async function holdLease(
  { db, now }: Pick<RunnerOptions, 'db' | 'now'>,
  { node, action, id }: Pick<BackupLease, 'node' | 'action' | 'id'>,
  work: (onProgress: OnProgress) => Promise<void>,
): Promise<void> {
  let lease: Omit<BackupLease, 'until'> = { node, action, id, phase: firstPhase[action], done: 0, total: 0 }
  let shownAt = 0
  const renew = () => void renewLease(db, lease, now()).catch(() => {}) // the next one may succeed
  const timer = setInterval(renew, renewMs)
  try {
    await work((progress) => {
      lease = { ...lease, ...progress }
      if (performance.now() - shownAt < showMs) return
      shownAt = performance.now()
      renew()
    })
  } finally {
    clearInterval(timer)
    await endLease(db.kysely, lease).catch(() => {})
  }
}

export function openBackupRunner({ db, log, now }: RunnerOptions): BackupRunner {
  const node = randomUUID()
  let isStopping = false
  let running: Promise<void> = Promise.resolve()

  async function perform(work: Work, body: (onProgress: OnProgress) => Promise<void>): Promise<void> {
    await holdLease({ db, now }, { node, ...work }, async (onProgress) => {
      try {
        await body((progress) => {
          if (isStopping) throw new Stopped()
          onProgress(progress)
        })
      } catch (problem) {
        if (problem instanceof Stopped) return
        log.error({ err: problem, ...work }, 'backup or restore failed')
        const { code, params } = reasonOf(problem)
        const failure = { at: now().toISOString(), action: work.action, code, params }
        await writeState(db.kysely, { ...(await readState(db.kysely)), failure })
      }
    })
  }

  return {
    claim: (trx, work) => takeLease(trx, { node, ...work }, now()),
    run(work, body) {
      running = perform(work, body)
      return running
    },
    async stop() {
      isStopping = true
      await running.catch(() => {})
    },
  }
}

/** The reason of a failure, as a code that the admin can translate. */
function reasonOf(problem: unknown): { code: string; params: Record<string, string> } {
  if (!(problem instanceof Problem)) return { code: 'internal', params: {} }
  const params = Object.entries(problem.values).map(([name, value]) => [name, String(value)])
  return { code: problem.code, params: Object.fromEntries(params) }
}

export interface FullBackup {
  readonly id: string
  readonly kind: BackupKind
  readonly plan: RetentionPlan
  readonly secrets?: readonly string[] | undefined
}

interface FullBackupDeps {
  readonly places: OpenPlaces
  readonly stored: StoredBackups
  readonly now: () => Date
}

/** Creates a backup, proves it, and then removes those that the plan does not keep. */
export async function runFullBackup(
  { places, stored, now }: FullBackupDeps,
  { id, kind, plan, secrets }: FullBackup,
  onProgress: OnProgress,
): Promise<void> {
  await createBackup(places satisfies BackupPlaces, {
    ...{ id, kind, secrets, onProgress },
    ...{ at: now(), withMedia: true },
  })
  const archive = await stored.open(id)
  try {
    await proveBackup(archive, places.workFolder, onProgress)
  } catch (problem) {
    if (problem instanceof Problem)
      await stored.writeProof(id, { at: now().toISOString(), failure: reasonOf(problem) })
    throw problem
  }
  await stored.writeProof(id, { at: now().toISOString(), failure: null })
  await stored.removeExpired(plan, now())
}
