/**
 * Runs schedules at their time: each once, the earliest first, whatever the clock does. A schedule is removed
 * in the transaction that runs it.
 */

import type { DocumentType, Layer } from '@cyanotype/content/model/index.ts'
import type { SchedulesTable } from '../../db/tables/documents.ts'
import type { Principal } from '../../http/calls/principal.ts'
import type { FieldProblem } from '../../problems/problems.ts'
import { Problem } from '../../problems/problems.ts'
import type { DocumentContext } from '../core/operation-context.ts'
import { typeNamed } from '../core/operation-context.ts'
import type { DocumentChange, DocumentSelection, ExpectedVersions } from '../core/write-transaction.ts'
import { runWrite, runWriteIn } from '../core/write-transaction.ts'
import { findDocument, layersOf } from '../store/document-store.ts'
import type { PlannedAction, ScheduleRow } from '../store/schedule-store.ts'
import { nextSchedule, noteFailure, schedulesOf } from '../store/schedule-store.ts'
import { makePublic, publishLayers, selectionOf } from './publish-document.ts'
import { removePlans } from './schedule-layers.ts'
import { unpublishDocument } from './unpublish-layers.ts'

/**
 * Returns the time of the next schedule, as ISO 8601. An unexpected error delays only its own schedule, see
 * below.
 */
export async function runSchedules(context: DocumentContext): Promise<string | undefined> {
  const types = Object.keys(context.types)
  const faults = new Map<string, unknown>()
  for (;;) {
    const next = await nextSchedule(context.db.kysely, types, [...faults.keys()])
    if (next === undefined || next.due_at > context.clock().toISOString()) {
      // The timer receives the errors, and the failed schedules are retried.
      if (faults.size > 0)
        throw new AggregateError(faults.values(), 'Some of what was due could not be done.')
      return next?.due_at
    }
    try {
      await alone(context, next, perform)
    } catch (problem) {
      if (problem instanceof Problem && problem.status < 500)
        await alone(context, next, (change, due) => giveUp(change, due, problem))
      else faults.set(next.set_id, problem)
    }
    await context.outbox.drain()
  }
}

/** Layers that were scheduled together. */
interface Due {
  readonly type: DocumentType
  readonly id: string
  readonly set: string
  readonly action: PlannedAction
  readonly rows: readonly ScheduleRow[]
  readonly layers: ExpectedVersions
}

/** Runs with the document locked. Does nothing if another node was faster or the schedule was replaced. */
function alone(
  context: DocumentContext,
  { document_id: id, set_id: set, action, type: name, created_by: by }: SchedulesTable,
  work: (change: DocumentChange, due: Due) => Promise<void>,
): Promise<void> {
  const type = typeNamed(context.types, name)
  const deed = { at: context.clock().toISOString(), by, from: null }
  return context.db.transaction(async (trx) => {
    await runWriteIn(context, trx, deed, async (change) => {
      await findDocument(context.db, trx, type, id)
      const rows = (await schedulesOf(trx, id)).filter((row) => row.set_id === set && row.failure === null)
      const layers = Object.fromEntries(rows.map(({ layer, version }) => [layer, version]))
      if (rows.length > 0) await work(change, { type, id, set, action, rows, layers })
    })
  })
}

async function perform(
  change: DocumentChange,
  { type, id, set: schedule, action, layers }: Due,
): Promise<void> {
  const before = await layersOf(change.trx, [id])
  if (action === 'publish') return makePublic(change, { type, id, layers }, before, { schedule })
  const named = before.filter((row) => Object.hasOwn(layers, row.layer) && row.published_version !== null)
  if (named.length === 0) throw new Problem('stale_version')
  await unpublishDocument({ change, selection: { type, id }, before, named, details: { layers, schedule } })
}

/** Leaves the document unchanged, and stores the reason for its editors. */
async function giveUp(
  change: DocumentChange,
  { type, id, set, layers, rows }: Due,
  problem: Problem,
): Promise<void> {
  const { code, details } = problem
  const failure = { code, fields: details.fields ?? [] }
  await removePlans(change, type, id, rows)
  await noteFailure(change.trx, id, set, JSON.stringify(failure))
  const { context, trx, stamp } = change
  const title = (await layersOf(trx, [id])).find((row) => row.title !== null)?.title ?? id
  await context.notifyFailure(trx, { id, title, at: stamp.at, by: stamp.by })
  change.note({
    action: 'document.schedule_failed',
    type,
    id,
    details: { layers, schedule: set, ...failure },
  })
}

export interface PublishSetInput {
  readonly actor: Principal
  readonly documents: readonly {
    readonly type: string
    readonly id: string
    readonly layers: ExpectedVersions<Layer>
  }[]
}

/**
 * Publish sets: several documents of any types are published in one transaction, all or none. Returns the id of the
 * set, which its rows in `publications` share.
 */
export async function publishSet(
  context: DocumentContext,
  { actor, documents }: PublishSetInput,
): Promise<{ set: string }> {
  const inputs = documents.map((input, place) => {
    return { ...selectionOf(context, { actor, ...input }, 'documents.publish'), place }
  })
  // All transactions lock documents in the same order, which prevents deadlocks.
  inputs.sort((one, other) => (one.id < other.id ? -1 : 1))
  return runWrite(context, actor, async (change) => {
    const fields: FieldProblem[] = []
    for (const { place, ...chosen } of inputs) fields.push(...(await obstaclesTo(change, chosen, place)))
    if (fields.length > 0) throw new Problem('invalid_document', {}, { fields })
    return { set: change.set }
  })
}

/**
 * Publishes one document or returns its problems, so that the problems of all documents are reported
 * together.
 */
async function obstaclesTo(
  change: DocumentChange,
  selection: DocumentSelection,
  place: number,
): Promise<readonly FieldProblem[]> {
  try {
    await publishLayers(change, selection)
    return []
  } catch (problem) {
    if (!(problem instanceof Problem) || problem.code !== 'invalid_document') throw problem
    const { fields = [] } = problem.details
    return fields.map((field) => ({ ...field, path: ['documents', place, ...field.path] }))
  }
}
