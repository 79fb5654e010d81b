/**
 * Import of another system from the admin: receives a file, checks it in a dry run, and imports it on request.
 * One import at a time, in this process, which continues after the responses. Its state is in memory, because a
 * stopped process rolls the transaction back anyway.
 */
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Logger } from 'pino'
import type { Details } from '../../audit/index.ts'
import { auditStamp, record } from '../../audit/index.ts'
import type { Db, Transaction } from '../../db/index.ts'
import { newId } from '../../db/index.ts'
import type { Actor } from '../../http/calls/principal.ts'
import type { FormRequest } from '../../media/index.ts'
import { receiveFile } from '../../media/index.ts'
import { Problem } from '../../problems/problems.ts'
import type { ImportTools, ReadOptions, SiteReport } from '../other-systems/index.ts'
import { importSite, readForeign } from '../other-systems/index.ts'
import type { ImportFailure } from './import-failure.ts'
import { failureOf } from './import-failure.ts'
import { isArchive, sourceIn, unpackArchive } from './unpack-archive.ts'

export type ImportStage = 'uploading' | 'checking' | 'checked' | 'importing' | 'imported' | 'failed'
export type ImportStep = 'unpacking' | 'reading' | 'texts' | 'documents'

export interface ImportState {
  readonly id: string
  readonly stage: ImportStage
  readonly fileName: string
  readonly step: ImportStep
  readonly done: number
  /** 0 while it is unknown. */
  readonly total: number
  readonly report: SiteReport | undefined
  readonly failure: ImportFailure | undefined
}

export interface SiteImport {
  /** Undefined if there is no import. A finished one stays until it is discarded or replaced. */
  state(): ImportState | undefined
  /** Whether other writers wait while the documents are written. */
  readonly isExclusive: boolean
  /** Receives a file, and starts its dry run. */
  check(request: FormRequest, options: ReadOptions): Promise<void>
  /** Starts the import of the file that was checked. */
  run(actor: Actor): Promise<void>
  /** Stops what is running, and forgets the file and its report. Changes nothing else. */
  discard(): Promise<void>
  stop(): Promise<void>
}

export interface SiteImportDeps extends ImportTools {
  readonly db: Db
  readonly dataDir: string
  /** Whether no other process imports. If not, its files are left alone. */
  readonly ownsFolder: boolean
  readonly log: Pick<Logger, 'error'>
}

export const maxUploadBytes = 500_000_000

/** The import that exists, with its file. */
interface ImportJob extends ImportState {
  readonly folder: string
  readonly options: ReadOptions
  readonly abort: AbortController
  readonly ended: Promise<void>
}

const busyStages: ReadonlySet<ImportStage> = new Set(['uploading', 'checking', 'importing'])

export function openSiteImport(options: SiteImportDeps): SiteImport {
  const jobs = openJobs(options)
  return {
    state: jobs.current,
    isExclusive: options.db.dialect === 'sqlite',
    check: (request, readOptions) => receive(jobs, request, readOptions),
    run: (actor) => start(jobs, options.db, actor),
    discard: jobs.discard,
    stop: jobs.discard,
  }
}

interface Jobs {
  /** The folder of all uploads. */
  readonly root: string
  /** Resolves when what an earlier process left is removed. */
  readonly isTidy: Promise<void>
  current(): ImportJob | undefined
  replace(job: ImportJob): void
  update(change: Partial<ImportJob>): void
  forget(): Promise<void>
  discard(): Promise<void>
  /** Runs a stage after the response. Its result or failure is stored in the job. */
  perform(stage: 'checking' | 'importing', actor: Actor | undefined): void
}

function openJobs(options: SiteImportDeps): Jobs {
  const { dataDir, ownsFolder, log } = options
  const root = join(dataDir, 'import')
  const tidy = () =>
    rm(root, { recursive: true, force: true }).catch((err: unknown) =>
      log.error({ err }, 'the folder for imports could not be emptied'),
    )
  const isTidy = ownsFolder ? tidy() : Promise.resolve()
  let job: ImportJob | undefined

  function update(change: Partial<ImportJob>): void {
    if (job !== undefined) job = { ...job, ...change }
  }

  async function forget(): Promise<void> {
    const forgotten = job
    job = undefined
    await removeFile(forgotten)
  }

  async function carryOut(started: ImportJob, actor: Actor | undefined): Promise<void> {
    const { id, stage, abort } = started
    try {
      const report = await work({ ...options, actor, onStep: update }, started)
      if (stage === 'importing') await removeFile(started)
      update({ report, stage: stage === 'checking' ? 'checked' : 'imported' })
    } catch (problem) {
      if (abort.signal.aborted) return
      const failure = failureOf(problem, started)
      await removeFile(started)
      update({ stage: 'failed', failure })
      if (failure.code === 'internal') log.error({ err: problem, id, stage }, 'import failed')
    }
  }

  return {
    ...{ root, isTidy, update, forget },
    current: () => job,
    replace(next) {
      job = next
    },
    perform(stage, actor) {
      update({ stage, step: 'reading', done: 0, total: 0, report: undefined })
      if (job !== undefined) update({ ended: carryOut(job, actor) })
    },
    async discard() {
      job?.abort.abort()
      await job?.ended
      await forget()
    },
  }
}

async function removeFile(job: ImportJob | undefined): Promise<void> {
  if (job !== undefined) await rm(job.folder, { recursive: true, force: true })
}

function refuseIfBusy(job: ImportJob | undefined, headers: Record<string, string> = {}): void {
  if (job !== undefined && busyStages.has(job.stage)) throw new Problem('import_in_progress', {}, { headers })
}

async function receive(jobs: Jobs, request: FormRequest, options: ReadOptions): Promise<void> {
  const before = jobs.current()
  refuseIfBusy(before, { connection: 'close' })
  const id = newId()
  const folder = join(jobs.root, id)
  const { promise: ended, resolve: endUpload } = Promise.withResolvers<void>()
  const abort = new AbortController()
  jobs.replace({ ...newJob, id, folder, options, abort, ended })
  try {
    await jobs.isTidy
    await removeFile(before)
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const intake = { path: uploadIn(folder), maxBytes: maxUploadBytes, signal: abort.signal }
    jobs.update({ fileName: await receiveFile(request, intake) })
  } catch (problem) {
    await jobs.forget()
    throw problem
  } finally {
    endUpload()
  }
  jobs.perform('checking', undefined)
}

async function start(jobs: Jobs, db: Db, actor: Actor): Promise<void> {
  const job = jobs.current()
  refuseIfBusy(job)
  if (job?.stage !== 'checked') throw new Problem('nothing_to_import')
  const { fileName: file } = job
  jobs.update({ stage: 'importing' })
  try {
    await db.transaction((trx) => recordAction(trx, actor, 'import.started', { file }))
  } catch (problem) {
    jobs.update({ stage: 'checked' })
    throw problem
  }
  jobs.perform('importing', actor)
}

const newJob = {
  stage: 'uploading',
  fileName: '',
  step: 'unpacking',
  done: 0,
  total: 0,
  report: undefined,
  failure: undefined,
} as const

const uploadIn = (folder: string) => join(folder, 'upload')

interface WorkDeps extends SiteImportDeps {
  /** Undefined for a dry run. */
  readonly actor: Actor | undefined
  readonly onStep: (change: Partial<ImportState>) => void
}

async function work({ actor, onStep, db, ...tools }: WorkDeps, job: ImportJob): Promise<SiteReport> {
  const { signal } = job.abort
  const path = await sourceOf(job, onStep)
  onStep({ step: 'reading', done: 0, total: 0 })
  const site = await readForeign(path, undefined, job.options)
  signal.throwIfAborted()
  return importSite(tools, site, {
    isDryRun: actor === undefined,
    onProgress: onStep,
    signal,
    last: async (trx, report) => {
      if (actor === undefined) return
      await recordAction(trx, actor, 'import.finished', finishedDetails(job.fileName, report))
    },
  })
}

/** An archive is unpacked once, and stays unpacked until its import. */
async function sourceOf({ folder, abort }: ImportJob, onStep: WorkDeps['onStep']): Promise<string> {
  const upload = uploadIn(folder)
  if (!(await isArchive(upload))) return upload
  const unpacked = join(folder, 'unpacked')
  if ((await mkdir(unpacked, { recursive: true })) !== undefined) {
    await unpackArchive(upload, unpacked, {
      signal: abort.signal,
      onProgress: (done, total) => onStep({ step: 'unpacking', done, total }),
    })
  }
  return sourceIn(unpacked)
}

function finishedDetails(file: string, { items, redirects, images }: SiteReport) {
  return { file, created: items.filter(({ result }) => result === 'created').length, redirects, images }
}

async function recordAction(
  trx: Transaction,
  actor: Actor,
  action: 'import.started' | 'import.finished',
  details: Details,
): Promise<void> {
  await record(trx, { ...auditStamp(actor, new Date()), action, type: 'import', details })
}
