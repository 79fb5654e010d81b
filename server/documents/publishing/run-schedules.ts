/**
 * Runs schedules at their time: each once, the earliest first, whatever the clock does. A schedule is removed
 * in the transaction that runs it. Documents that were scheduled together run together, all or none.
 */

import type { DocumentType } from '@cyanotype/content/model/index.ts'
import type { SchedulesTable } from '../../db/tables/documents.ts'
import { Problem } from '../../problems/problems.ts'
import type { DocumentContext } from '../core/operation-context.ts'
import { typeNamed } from '../core/operation-context.ts'
import type { DocumentChange, ExpectedVersions } from '../core/write-transaction.ts'
import { runWriteIn } from '../core/write-transaction.ts'
import { fieldsAt, forEachDocument, reasonsOf } from '../publish-sets/publish-each.ts'
import { lockPublishSet, recordRunEnd } from '../publish-sets/publish-set-store.ts'
import { findDocument, layersOf } from '../store/document-store.ts'
import type { ScheduledAction, ScheduleRow } from '../store/schedule-store.ts'
import {
  documentsScheduledIn,
  nextSchedule,
  recordScheduleFailure,
  schedulesOf,
} from '../store/schedule-store.ts'
import { makePublic } from './publish-document.ts'
import { clearScheduledVersions } from './schedule-layers.ts'
import { unpublishLocked } from './unpublish-layers.ts'

/**
 * Returns the time of the next schedule, as ISO 8601. An unexpected error delays only its own schedule, see
 * below.
 */
export async function runSchedules(context: DocumentContext): Promise<string | undefined> {
  const types = Object.keys(context.types)
  const errorsById = new Map<string, unknown>()
  for (;;) {
    const next = await nextSchedule(context.db.kysely, types, [...errorsById.keys()])
    if (next === undefined || next.due_at > context.clock().toISOString()) {
      // The timer receives the errors, and the failed schedules are retried.
      if (errorsById.size > 0)
        throw new AggregateError(errorsById.values(), 'Some of what was due could not be done.')
      return next?.due_at
    }
    try {
      await runLocked(context, next, perform)
    } catch (problem) {
      if (problem instanceof Problem && problem.status < 500)
        await runLocked(context, next, (change, due) => recordFailure(change, due, problem))
      else errorsById.set(next.set_id, problem)
    }
    await context.outbox.drain()
  }
}

/** The layers of one document that were scheduled together. */
interface Due {
  readonly type: DocumentType
  readonly id: string
  readonly action: ScheduledAction
  readonly rows: readonly ScheduleRow[]
  readonly layers: ExpectedVersions
}

/** The documents of one schedule: several for a publish set. */
interface DueSet {
  readonly set: string
  readonly documents: readonly Due[]
}

/** Runs with the documents locked. Does nothing if another node was faster or the schedule was replaced. */
function runLocked(
  context: DocumentContext,
  { set_id: set, created_by: by }: SchedulesTable,
  work: (change: DocumentChange, due: DueSet) => Promise<void>,
): Promise<void> {
  const stamp = { at: context.clock().toISOString(), by, from: null }
  return context.db.transaction(async (trx) => {
    await runWriteIn(context, trx, stamp, async (change) => {
      await lockPublishSet(context.db, trx, { run_id: set })
      const documents: Due[] = []
      for (const { id, type } of await documentsScheduledIn(trx, set)) {
        documents.push(...(await dueDocument(change, { id, type: typeNamed(context.types, type), set })))
      }
      // What was scheduled together has the same id in the publications.
      if (documents.length > 0) await work({ ...change, set }, { set, documents })
    })
  })
}

async function dueDocument(
  { context, trx }: DocumentChange,
  { id, type, set }: { readonly id: string; readonly type: DocumentType; readonly set: string },
): Promise<readonly Due[]> {
  await findDocument(context.db, trx, type, id)
  const rows = (await schedulesOf(trx, id)).filter((row) => row.set_id === set && row.failure === null)
  const [first] = rows
  const layers = Object.fromEntries(rows.map(({ layer, version }) => [layer, version]))
  return first === undefined ? [] : [{ type, id, action: first.action, rows, layers }]
}

async function perform(change: DocumentChange, { set, documents }: DueSet): Promise<void> {
  const [first, ...others] = documents
  if (first === undefined) return
  if (others.length === 0) await performOne(change, set, first)
  else await forEachDocument(documents, (due) => performOne(change, set, due))
  await recordRunEnd(change.trx, set, change.stamp.at)
}

async function performOne(
  change: DocumentChange,
  schedule: string,
  { type, id, action, layers }: Due,
): Promise<void> {
  const before = await layersOf(change.trx, [id])
  if (action === 'publish') return makePublic(change, { type, id, layers }, before, { schedule })
  const named = before.filter((row) => Object.hasOwn(layers, row.layer) && row.published_version !== null)
  if (named.length === 0) throw new Problem('stale_version')
  await unpublishLocked({ change, selection: { type, id }, before, named, details: { layers, schedule } })
}

/** Leaves the documents unchanged, and stores the reason for their editors. The user gets one e-mail. */
async function recordFailure(
  change: DocumentChange,
  { set, documents }: DueSet,
  problem: Problem,
): Promise<void> {
  const { context, trx, stamp } = change
  const isSingle = documents.length === 1
  const reasons = documents.map(({ type, id, rows, layers }, place) => {
    const own = isSingle ? reasonsOf(problem) : fieldsAt(problem.details.fields ?? [], place)
    const isOtherDocument = !isSingle && own.length === 0
    return {
      type,
      id,
      rows,
      layers,
      code: isOtherDocument ? 'publish_set_failed' : problem.code,
      fields: own,
    }
  })
  for (const { type, id, rows, layers, code, fields } of reasons) {
    await clearScheduledVersions(change, type, id, rows)
    await recordScheduleFailure(trx, id, set, JSON.stringify({ code, fields }))
    const details = { layers, schedule: set, code, fields }
    change.note({ action: 'document.schedule_failed', type, id, details })
  }
  const { id } = reasons.find(({ fields }) => fields.length > 0) ?? reasons[0] ?? { id: '' }
  const title = (await layersOf(trx, [id])).find((row) => row.title !== null)?.title ?? id
  await context.notifyFailure(trx, { id, title, at: stamp.at, by: stamp.by })
}
