/** SQL for schedules. The caller holds the lock of the document when it writes. */
import type { DocumentType, Layer } from '@cyanotype/content/model/index.ts'
import type { Queries, Transaction } from '../../db/index.ts'
import { preparedQuery } from '../../db/index.ts'
import type { SchedulesTable } from '../../db/tables/documents.ts'
import type { WriteStamp } from './document-store.ts'

export type ScheduledAction = SchedulesTable['action']

export type ScheduleRow = SchedulesTable & { readonly username: string | null }

export interface NewSchedule {
  readonly action: ScheduledAction
  readonly set: string
  /** ISO 8601, UTC. */
  readonly due: string
}

/** A layer has at most one schedule of each action. A new one replaces it. */
export async function putSchedule({
  trx,
  type,
  id,
  layer,
  version,
  schedule,
  stamp,
}: {
  trx: Transaction
  type: DocumentType
  id: string
  layer: Layer
  version: number
  schedule: NewSchedule
  stamp: WriteStamp
}): Promise<void> {
  const { action, set, due } = schedule
  const { at, by } = stamp
  const values = { version, set_id: set, due_at: due, created_at: at, created_by: by, failure: null }
  await trx
    .insertInto('schedules')
    .values({ document_id: id, layer, action, type: type.name, ...values })
    .onConflict((conflict) => conflict.columns(['document_id', 'layer', 'action']).doUpdateSet(values))
    .execute()
}

/** All schedules of a document, including failed ones. */
export function schedulesOf(queries: Queries, id: string): Promise<ScheduleRow[]> {
  return schedulesOfAll(queries, { ids: [id] })
}

export const schedulesOfAll = preparedQuery((queries, { ids }: { ids: readonly string[] }) =>
  queries
    .selectFrom('schedules')
    .leftJoin('users', 'users.id', 'schedules.created_by')
    .selectAll('schedules')
    .select('users.username')
    .where('document_id', 'in', ids),
)

/** The documents of a schedule, in the order in which they are locked. */
export async function documentsScheduledIn(
  queries: Queries,
  set: string,
): Promise<readonly { readonly id: string; readonly type: string }[]> {
  const rows = await queries
    .selectFrom('schedules')
    .select(['document_id as id', 'type'])
    .distinct()
    .where('set_id', '=', set)
    .execute()
  return rows.toSorted((one, other) => (one.id < other.id ? -1 : 1))
}

/** Removes the schedules of a document, of one layer, or of one layer and action. */
export async function removeSchedules(
  trx: Transaction,
  id: string,
  { layer, action }: { readonly layer?: string; readonly action?: ScheduledAction } = {},
): Promise<void> {
  if (layer !== undefined && action !== undefined) return void (await deleteOne(trx, { id, layer, action }))
  let query = trx.deleteFrom('schedules').where('document_id', '=', id)
  if (layer !== undefined) query = query.where('layer', '=', layer)
  if (action !== undefined) query = query.where('action', '=', action)
  await query.execute()
}

const deleteOne = preparedQuery(
  (queries, { id, layer, action }: { id: string; layer: string; action: ScheduledAction }) =>
    queries
      .deleteFrom('schedules')
      .where('document_id', '=', id)
      .where('layer', '=', layer)
      .where('action', '=', action),
)

/** Gives the layers of a schedule another time and a new id. Their versions stay. */
export async function moveSchedule(
  trx: Transaction,
  id: string,
  { from, set, due, stamp }: { from: string; set: string; due: string; stamp: WriteStamp },
): Promise<void> {
  await trx
    .updateTable('schedules')
    .set({ set_id: set, due_at: due, created_at: stamp.at, created_by: stamp.by })
    .where('document_id', '=', id)
    .where('set_id', '=', from)
    .execute()
}

export async function recordScheduleFailure(
  trx: Transaction,
  id: string,
  set: string,
  failure: string,
): Promise<void> {
  await trx
    .updateTable('schedules')
    .set({ failure })
    .where('document_id', '=', id)
    .where('set_id', '=', set)
    .execute()
}

/** A row of the schedule that is due first, except for some. */
export function nextSchedule(
  queries: Queries,
  types: readonly string[],
  except: readonly string[] = [],
): Promise<SchedulesTable | undefined> {
  const waiting = queries
    .selectFrom('schedules')
    .selectAll()
    .where('due_at', '>', '')
    .where('failure', 'is', null)
    .where('type', 'in', types)
    .orderBy('due_at')
    .orderBy('set_id')
    .limit(1)
  return (except.length > 0 ? waiting.where('set_id', 'not in', except) : waiting).executeTakeFirst()
}

export type DueSchedule = Pick<
  SchedulesTable,
  'document_id' | 'layer' | 'type' | 'action' | 'version' | 'due_at'
>

/** All schedules that are due by a time, in the order in which they will run. */
export function schedulesUntil(
  queries: Queries,
  types: readonly string[],
  moment: string,
): Promise<DueSchedule[]> {
  return queries
    .selectFrom('schedules')
    .select(['document_id', 'layer', 'type', 'action', 'version', 'due_at'])
    .where('due_at', '<=', moment)
    .where('failure', 'is', null)
    .where('type', 'in', types)
    .orderBy('due_at')
    .orderBy('set_id')
    .execute()
}
