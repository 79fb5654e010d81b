/**
 * Schedules publication and unpublication, and cancels schedules. The versions are validated when they are
 * scheduled.
 */

import type { DocumentType, Message } from '@cyanotype/content/model/index.ts'
import { shared } from '@cyanotype/content/model/index.ts'
import type { Transaction } from '../../db/index.ts'
import type { Principal } from '../../http/calls/principal.ts'
import { Problem } from '../../problems/problems.ts'
import type { DocumentResponse } from '../core/document-schemas.ts'
import { fieldProblem } from '../core/field-problem.ts'
import { moveLayer, withoutSchedule } from '../core/layer-transitions.ts'
import type { DocumentContext } from '../core/operation-context.ts'
import { permit, requireDocument, typeNamed } from '../core/operation-context.ts'
import type { DocumentChange, DocumentSelection, ExpectedVersions } from '../core/write-transaction.ts'
import { isNamed, lockRows, runWrite } from '../core/write-transaction.ts'
import { readDocument } from '../drafts/read-document.ts'
import { titleOfRun } from '../publish-sets/publish-set-store.ts'
import type { LayerRow } from '../store/document-store.ts'
import { layerOf, layersOf } from '../store/document-store.ts'
import { slugOf } from '../store/layer-data.ts'
import type { NewSchedule, ScheduledAction, ScheduleRow } from '../store/schedule-store.ts'
import { moveSchedule, putSchedule, removeSchedules, schedulesOf } from '../store/schedule-store.ts'
import type { LayersInput } from './publish-document.ts'
import {
  archivedProblems,
  candidateProblems,
  candidatesOf,
  missingShared,
  requireApproval,
  selectionOf,
} from './publish-document.ts'

export interface ScheduleInput extends LayersInput {
  readonly action: ScheduledAction
  /** ISO 8601. */
  readonly at: string
}

export async function scheduleDocument(
  context: DocumentContext,
  input: ScheduleInput,
): Promise<DocumentResponse> {
  const selection = selectionOf(context, input, 'documents.publish')
  const due = futureTime(context, input.at)
  await runWrite(context, input.actor, async (change) => {
    const rows = await lockRows(change, selection)
    const schedule = { action: input.action, set: change.set, due }
    await (input.action === 'publish' ? schedulePublishing : scheduleUnpublishing)(
      change,
      selection,
      rows,
      schedule,
    )
    const { type, id, layers } = selection
    change.note({ action: 'document.scheduled', type, id, details: { layers, ...schedule } })
  })
  return readDocument(context, input)
}

export function futureTime(context: DocumentContext, at: string): string {
  const due = new Date(at).toISOString()
  if (due <= context.clock().toISOString()) throw refused('at', past)
  return due
}

export async function schedulePublishing(
  change: DocumentChange,
  { type, id, layers }: DocumentSelection,
  rows: readonly LayerRow[],
  schedule: NewSchedule,
): Promise<void> {
  const { trx, stamp } = change
  const candidates = await candidatesOf(trx, type, id, layers)
  const isSharedPublic = (await publicAt(trx, id, rows, schedule.due)).includes(shared)
  const fields = [
    ...archivedProblems(rows, layers),
    ...missingShared(type, candidates, isSharedPublic),
    ...candidateProblems(type, candidates),
  ]
  if (fields.length > 0) throw new Problem('invalid_document', {}, { fields })
  await requireNoSet(trx, id, layers)
  await requireBeforeEnd(trx, id, { rows, layers, due: schedule.due })
  await requireApproval(change, { type, id, layers }, rows)
  for (const { layer, version, data } of candidates) {
    const row = rows.find((one) => one.layer === layer)
    if (row === undefined) throw new Problem('stale_version')
    await putSchedule({ trx, type, id, layer, version, schedule, stamp })
    const scheduled_slug = layer === shared ? null : slugOf(type, data)
    await moveLayer(trx, type, row, { status: 'draft', scheduled_version: version, scheduled_slug })
  }
}

async function scheduleUnpublishing(
  { trx, stamp }: DocumentChange,
  { type, id, layers }: DocumentSelection,
  rows: readonly LayerRow[],
  schedule: NewSchedule,
): Promise<void> {
  const visible = await publicAt(trx, id, rows, schedule.due)
  for (const row of rows.filter((one) => isNamed(layers, one))) {
    if (!visible.includes(row.layer)) throw refused(row.layer, notPublicThen)
    await putSchedule({ trx, type, id, layer: layerOf(row), version: row.draft_version, schedule, stamp })
  }
}

/** The layers that are public now or will be by then. */
async function publicAt(
  trx: DocumentChange['trx'],
  id: string,
  rows: readonly LayerRow[],
  due: string,
): Promise<readonly string[]> {
  const scheduled = (await schedulesOf(trx, id)).filter(
    ({ action, failure, due_at }) => action === 'publish' && failure === null && due_at <= due,
  )
  const now = rows.filter(({ published_version }) => published_version !== null)
  return [...now, ...scheduled].map(({ layer }) => layer)
}

/** A scheduled end of something that is not public by then would fail, and the publication after it would have none. */
async function requireBeforeEnd(
  trx: Transaction,
  id: string,
  { rows, layers, due }: { rows: readonly LayerRow[]; layers: ExpectedVersions; due: string },
): Promise<void> {
  const hidden = rows.filter((row) => row.published_version === null && isNamed(layers, row))
  const isTooLate = (await schedulesOf(trx, id)).some(
    ({ layer, action, failure, due_at: end }) =>
      action === 'unpublish' && failure === null && end <= due && hidden.some((row) => row.layer === layer),
  )
  if (isTooLate) throw refused('at', afterEnd)
}

const past = /*i18n*/ { id: 'schedule.past', message: 'Choose a time in the future.' }
const afterEnd = /*i18n*/ {
  id: 'schedule.afterEnd',
  message:
    'This is scheduled to be unpublished before that time. Choose an earlier time, or cancel that schedule.',
}
const notPublicThen = /*i18n*/ {
  id: 'schedule.notPublic',
  message: 'This will not be published at that time, so it cannot be unpublished.',
}

function refused(name: string, message: Message): Problem {
  return new Problem('invalid_request', {}, { fields: [fieldProblem([name], { message })] })
}

export interface CancelScheduleInput {
  readonly actor: Principal
  readonly type: string
  readonly id: string
  /** The id that layers scheduled together share. They are cancelled together. */
  readonly schedule: string
}

export async function cancelSchedule(
  context: DocumentContext,
  input: CancelScheduleInput,
): Promise<DocumentResponse> {
  const { actor, id, schedule } = input
  const type = typeNamed(context.types, input.type)
  await runWrite(context, actor, async (change) => {
    await requireDocument(context, change.trx, type, id)
    await requireOwnSchedule(change.trx, schedule)
    const scheduled = (await schedulesOf(change.trx, id)).filter(({ set_id }) => set_id === schedule)
    if (scheduled.length === 0) throw new Problem('not_found')
    for (const one of scheduled) permit(actor, 'documents.publish', type, layerOf(one))
    await unscheduleDocument(change, { type, id, schedule })
  })
  return readDocument(context, input)
}

/** A schedule of a publish set is changed with the set. */
async function requireOwnSchedule(trx: DocumentChange['trx'], schedule: string): Promise<void> {
  const title = await titleOfRun(trx, schedule)
  if (title !== undefined) throw new Problem('in_publish_set', { title })
}

/** A new schedule would take the layers from the publish set whose schedule they have. */
async function requireNoSet(trx: Transaction, id: string, layers: ExpectedVersions): Promise<void> {
  const waiting = (await schedulesOf(trx, id)).filter(
    ({ layer, action, failure }) => action === 'publish' && failure === null && Object.hasOwn(layers, layer),
  )
  for (const set of new Set(waiting.map(({ set_id }) => set_id))) await requireOwnSchedule(trx, set)
}

/** Removes a schedule of a locked document, if it has it. */
export async function unscheduleDocument(
  change: DocumentChange,
  { type, id, schedule }: { readonly type: DocumentType; readonly id: string; readonly schedule: string },
): Promise<void> {
  const { trx } = change
  const scheduled = (await schedulesOf(trx, id)).filter(({ set_id }) => set_id === schedule)
  if (scheduled.length === 0) return
  await clearScheduledVersions(change, type, id, scheduled)
  for (const { layer, action } of scheduled) await removeSchedules(trx, id, { layer, action })
  const layers = Object.fromEntries(scheduled.map(({ layer, version }) => [layer, version]))
  change.note({ action: 'document.unscheduled', type, id, details: { layers, schedule } })
}

export interface Reschedule extends CancelScheduleInput {
  /** ISO 8601. */
  readonly at: string
}

/** Moves a schedule to another time. Its versions stay. Its id changes, so that a second move of the same is refused. */
export async function reschedule(context: DocumentContext, input: Reschedule): Promise<DocumentResponse> {
  const { actor, id, schedule } = input
  const type = typeNamed(context.types, input.type)
  const due = futureTime(context, input.at)
  await runWrite(context, actor, async (change) => {
    await requireDocument(context, change.trx, type, id)
    const { trx, set, stamp } = change
    await requireOwnSchedule(trx, schedule)
    const [first, ...others] = (await schedulesOf(trx, id)).filter(
      ({ set_id, failure }) => set_id === schedule && failure === null,
    )
    if (first === undefined) throw new Problem('stale_version')
    const scheduled = [first, ...others]
    for (const one of scheduled) permit(actor, 'documents.publish', type, layerOf(one))
    const { action, due_at: before } = first
    const versions = Object.fromEntries(scheduled.map(({ layer, version }) => [layer, version]))
    if (action === 'unpublish') await requirePublicAt(trx, id, scheduled, due)
    else await requireBeforeEnd(trx, id, { rows: await layersOf(trx, [id]), layers: versions, due })
    await moveSchedule(trx, id, { from: schedule, set, due, stamp })
    change.note({
      action: 'document.scheduled',
      type,
      id,
      details: { layers: versions, action, set, due, before },
    })
  })
  return readDocument(context, input)
}

async function requirePublicAt(
  trx: DocumentChange['trx'],
  id: string,
  scheduled: readonly ScheduleRow[],
  due: string,
): Promise<void> {
  const visible = await publicAt(trx, id, await layersOf(trx, [id]), due)
  const missing = scheduled.find(({ layer }) => !visible.includes(layer))
  if (missing !== undefined) throw refused('at', notPublicThen)
}

/** Removes the scheduled versions from the layers. */
export async function clearScheduledVersions(
  { trx }: DocumentChange,
  type: DocumentType,
  id: string,
  scheduled: readonly ScheduleRow[],
): Promise<void> {
  const waiting = scheduled.filter(({ action }) => action === 'publish').map(({ layer }) => layer)
  for (const row of await layersOf(trx, [id])) {
    if (waiting.includes(row.layer)) await moveLayer(trx, type, row, withoutSchedule)
  }
}
