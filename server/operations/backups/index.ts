/** Backups: makes them by schedule or on request, proves them, lists them, and restores one. */
import type { Readable } from 'node:stream'
import { Readable as ReadableStream } from 'node:stream'
import type { Logger } from 'pino'
import { auditStamp, changesBetween, record } from '../../audit/index.ts'
import type { Db, Outbox, Transaction } from '../../db/index.ts'
import { removeReplaced } from '../../db/index.ts'
import type { Actor } from '../../http/calls/principal.ts'
import { day } from '../../platform/durations.ts'
import { Problem } from '../../problems/problems.ts'
import type { BackupFailure, BackupLease, BackupSchedule, BackupState } from './backup-facts.ts'
import {
  readLease,
  readRestored,
  readSchedule,
  readState,
  writeRestored,
  writeSchedule,
  writeState,
} from './backup-facts.ts'
import type { BackupKind } from './backup-manifest.ts'
import type { MediaFiles } from './create-backup.ts'
import { nextBackupId } from './create-backup.ts'
import { isDue, isDueAfter, nextDue } from './due-time.ts'
import type { BackupConfig, OpenPlaces } from './open-places.ts'
import { placesOf, tidyWorkFolder } from './open-places.ts'
import { prepareRestore } from './restore-backup.ts'
import type { BackupRunner } from './run-backup.ts'
import { openBackupRunner, runFullBackup } from './run-backup.ts'
import type { BackupResponse, StoredBackups } from './stored-backups.ts'
import { openStoredBackups } from './stored-backups.ts'

export interface BackupList {
  readonly items: readonly BackupResponse[]
  readonly schedule: BackupSchedule
  /** When the next scheduled backup is due. */
  readonly next: string | null
  readonly running: BackupLease | null
  readonly failure: BackupFailure | null
}

/** Closes everything that uses the database, then calls `replace`, and starts the server again. */
export type TakeOver = (replace: () => Promise<void>) => Promise<void>

export interface Backups {
  list(): Promise<BackupList>
  find(id: string): Promise<BackupResponse>
  /** Starts a backup, which continues after the response. Returns its id. */
  create(actor: Actor): Promise<string>
  setSchedule(actor: Actor, schedule: BackupSchedule): Promise<BackupSchedule>
  download(actor: Actor, id: string): Promise<Readable>
  /** Verifies the backup and prepares its tables, which continues after the response. Then the server restarts. */
  restore(actor: Actor, id: string): Promise<void>
  state(): Promise<BackupState>
  /** Makes a scheduled backup if one is due, and deletes replaced databases after a week. */
  runDue(): Promise<void>
  /** Whether a database was replaced so recently that its media files are still kept. */
  keepsReplaced(): Promise<boolean>
  /** Notes a restore in the audit log, and reacts to later ones by other processes. */
  begin(takeOver: TakeOver): Promise<void>
  stop(): Promise<void>
}

export interface BackupOptions {
  readonly config: BackupConfig
  readonly db: Db
  readonly outbox: Outbox
  readonly media: MediaFiles
  /** The secret of the site, followed by previous ones. */
  readonly secrets: readonly string[]
  readonly log: Pick<Logger, 'error'>
  readonly now?: () => Date
}

const replacedDays = 7

export function openBackups(options: BackupOptions): Backups {
  const { config, db, media, log, now = () => new Date() } = options
  const places = placesOf(config, media)
  const stored = openStoredBackups(places)
  const deps = { ...options, now, places, stored, runner: openBackupRunner({ db, log, now }) }
  let takeOver: TakeOver | undefined
  let unsubscribe = () => {}
  return {
    list: () => readList(deps),
    async find(id) {
      const found = await stored.find(id)
      if (found === undefined) throw new Problem('not_found')
      return found
    },
    create: (actor) => createOnRequest(deps, actor),
    setSchedule: (actor, schedule) => changeSchedule(deps, actor, schedule),
    async download(actor, id) {
      const archive = await stored.open(id)
      await db.transaction((trx) => recordAction(trx, actor, now(), { action: 'backup.downloaded', id }))
      return ReadableStream.from(archive.tar(), { objectMode: false })
    },
    restore: (actor, id) => restoreOnRequest(deps, { actor, id }, async (replace) => takeOver?.(replace)),
    state: () => readState(db.kysely),
    runDue: () => runDueWork(deps),
    async keepsReplaced() {
      const restored = await readRestored(db.kysely)
      return restored !== undefined && Date.parse(restored.at) > now().getTime() - replacedDays * day
    },
    async begin(handler) {
      takeOver = handler
      unsubscribe = followRestores(deps, await recordRestore(db), handler)
    },
    async stop() {
      unsubscribe()
      await deps.runner.stop()
    },
  }
}

interface BackupDeps extends Required<BackupOptions> {
  readonly places: () => Promise<OpenPlaces>
  readonly stored: StoredBackups
  readonly runner: BackupRunner
}

async function readList({ db, stored, now }: BackupDeps): Promise<BackupList> {
  const schedule = await readSchedule(db.kysely)
  const { failure } = await readState(db.kysely)
  const running = (await readLease(db.kysely, now())) ?? null
  const items = await stored.list()
  return { items, schedule, next: nextDue(items, schedule, now()), running, failure }
}

async function createOnRequest(deps: BackupDeps, actor: Actor): Promise<string> {
  const { db, runner, now } = deps
  const id = nextBackupId(now())
  await db.transaction(async (trx) => {
    await runner.claim(trx, { action: 'create', id })
    await recordAction(trx, actor, now(), { action: 'backup.created', id })
  })
  createClaimed(deps, id, 'manual').catch(() => {}) // its failure is stored
  return id
}

/** Makes the backup for which the turn was claimed. */
async function createClaimed(deps: BackupDeps, id: string, kind: BackupKind): Promise<void> {
  const { config, db, places, stored, runner, now } = deps
  const plan = await readSchedule(db.kysely)
  await runner.run({ action: 'create', id }, async (onProgress) => {
    checkPassphrase(config, plan)
    const secrets = plan.withSecret ? deps.secrets : undefined
    await runFullBackup({ places: await places(), stored, now }, { id, kind, plan, secrets }, onProgress)
    await writeState(db.kysely, { proven: { id, at: now().toISOString() }, failure: null })
  })
}

/** The secret must never be in a backup that anyone can read. */
function checkPassphrase({ backupPassphrase }: BackupConfig, { withSecret }: BackupSchedule): void {
  if (withSecret && backupPassphrase === undefined) throw new Problem('backup_without_passphrase')
}

async function changeSchedule(
  { config, db, now }: BackupDeps,
  actor: Actor,
  schedule: BackupSchedule,
): Promise<BackupSchedule> {
  checkPassphrase(config, schedule)
  await db.transaction(async (trx) => {
    const details = changesBetween(await readSchedule(trx), schedule)
    await writeSchedule(trx, schedule)
    await recordAction(trx, actor, now(), { action: 'backup.schedule_changed', details })
  })
  return schedule
}

interface RequestedRestore {
  readonly actor: Actor
  readonly id: string
}

async function restoreOnRequest(
  deps: BackupDeps,
  requested: RequestedRestore,
  takeOver: TakeOver,
): Promise<void> {
  const { db, stored, runner, log, now } = deps
  const { actor, id } = requested
  await stored.open(id) // before the response: a missing or damaged manifest
  await db.transaction(async (trx) => {
    await runner.claim(trx, { action: 'restore', id })
    await recordAction(trx, actor, now(), { action: 'backup.restore_started', id })
  })
  restoreClaimed(deps, requested, takeOver).catch((err) =>
    log.error({ err }, 'the server could not restart after a restore'),
  )
}

async function restoreClaimed(
  { media, places, stored, runner, now }: BackupDeps,
  { actor, id }: RequestedRestore,
  takeOver: TakeOver,
): Promise<void> {
  let replace: (() => Promise<void>) | undefined
  await runner.run({ action: 'restore', id }, async (onProgress) => {
    const { database } = await places()
    const by = { id: actor.id, ...(actor.address !== undefined && { address: actor.address }) }
    const request = { at: now(), by, onProgress }
    replace = await prepareRestore(await stored.open(id), { database, media }, request)
  })
  if (replace !== undefined) await takeOver(replace)
}

/** Restarts the server after a restore by another process. `known` is the time of the last one. */
function followRestores(
  { db, outbox, log }: BackupDeps,
  lastRestore: string | undefined,
  takeOver: TakeOver,
): () => void {
  return outbox.subscribe((event) => {
    if (event.kind !== 'done' || event.action !== 'backup.restored') return
    readRestored(db.kysely)
      .then((found) => (found?.at === lastRestore ? undefined : takeOver(async () => {})))
      .catch((err) => log.error({ err }, 'a restore by another process could not be followed'))
  })
}

/** A backup to a storage that cannot be listed fails too, and then the dashboard and the list show the reason. */
async function isBackupDue({ db, stored, now }: BackupDeps, schedule: BackupSchedule): Promise<boolean> {
  try {
    return isDue(await stored.list(), schedule, now())
  } catch (problem) {
    const { proven } = await readState(db.kysely)
    if (isDueAfter(proven?.at, schedule, now())) return true
    throw problem
  }
}

async function runDueWork(deps: BackupDeps): Promise<void> {
  const { db, places, runner, now } = deps
  const { database, workFolder } = await places()
  await removeReplaced(database, new Date(now().getTime() - replacedDays * day))
  await tidyWorkFolder(workFolder, new Date(now().getTime() - day))
  const schedule = await readSchedule(db.kysely)
  if (!schedule.enabled || !(await isBackupDue(deps, schedule))) return
  const id = nextBackupId(now())
  try {
    await db.transaction((trx) => runner.claim(trx, { action: 'create', id }))
  } catch (problem) {
    if (problem instanceof Problem && problem.code === 'backup_in_progress') return // by another node
    throw problem
  }
  await createClaimed(deps, id, 'scheduled')
}

interface BackupAction {
  readonly action:
    | 'backup.created'
    | 'backup.downloaded'
    | 'backup.restore_started'
    | 'backup.schedule_changed'
  readonly id?: string
  readonly details?: Record<string, unknown>
}

async function recordAction(
  trx: Transaction,
  actor: Actor,
  at: Date,
  { action, id, details = {} }: BackupAction,
): Promise<void> {
  const subject = id === undefined ? {} : { id }
  await record(trx, { ...auditStamp(actor, at), action, type: 'backup', ...subject, details })
}

/** Writes the last restore to the audit log of the restored database, once. Returns its time. */
export async function recordRestore(db: Db): Promise<string | undefined> {
  return db.transaction(async (trx) => {
    const restored = await readRestored(trx)
    if (restored === undefined || restored.isRecorded) return restored?.at
    const { id, at, by } = restored
    await writeRestored(trx, { ...restored, isRecorded: true })
    const stamp = { at, by: by?.id ?? null, from: by?.address ?? null }
    await record(trx, { ...stamp, action: 'backup.restored', type: 'backup', id })
    return at
  })
}
