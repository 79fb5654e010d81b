/** SQL for editing sessions: the last save of each session, and the autosaves that were replaced. */
import type { Layer } from '@cyanotype/content/model/index.ts'
import type { Queries, Transaction } from '../../db/index.ts'
import type { EditingSessionsTable } from '../../db/tables/documents.ts'

export type EditingSessionRow = Omit<EditingSessionsTable, 'document_id' | 'layer'>

export function editingSessionOf(
  queries: Queries,
  id: string,
  layer: Layer,
  session: string,
): Promise<EditingSessionRow | undefined> {
  return queries
    .selectFrom('editing_sessions')
    .select(['session', 'number', 'version', 'base', 'sent', 'begun_at', 'merged', 'saved_at'])
    .where('document_id', '=', id)
    .where('layer', '=', layer)
    .where('session', '=', session)
    .executeTakeFirst()
}

export async function saveEditingSession(
  trx: Transaction,
  id: string,
  layer: Layer,
  row: EditingSessionRow,
): Promise<void> {
  await trx
    .insertInto('editing_sessions')
    .values({ ...row, document_id: id, layer })
    .onConflict((conflict) => conflict.columns(['document_id', 'layer', 'session']).doUpdateSet(row))
    .execute()
}

/** Protects a version from being replaced by an autosave of its session. */
export async function finishVersion(
  trx: Transaction,
  id: string,
  layer: Layer,
  version: number,
): Promise<void> {
  await trx
    .updateTable('editing_sessions')
    .set({ begun_at: null })
    .where('document_id', '=', id)
    .where('layer', '=', layer)
    .where('version', '=', version)
    .execute()
}

/** Whether a version has a name or was ever public. Autosaves never replace it. */
export async function isProtectedVersion(
  queries: Queries,
  id: string,
  layer: Layer,
  number: number,
): Promise<boolean> {
  const named = await queries
    .selectFrom('versions')
    .select('number')
    .where('document_id', '=', id)
    .where('layer', '=', layer)
    .where('number', '=', number)
    .where('note', 'is not', null)
    .executeTakeFirst()
  if (named !== undefined) return true
  const shown = await queries
    .selectFrom('publications')
    .select('id')
    .where('document_id', '=', id)
    .where('layer', '=', layer)
    .where('version', '=', number)
    .executeTakeFirst()
  return shown !== undefined
}

/** The limit for one layer: an autosave every ten seconds reaches it in about a quarter of an hour. */
const maxReplaced = 100

/** Removes a version from the history, but keeps it as a base for merging. */
export async function replaceVersion({
  trx,
  id,
  layer,
  number,
  at,
}: {
  readonly trx: Transaction
  readonly id: string
  readonly layer: Layer
  readonly number: number
  readonly at: string
}): Promise<void> {
  await trx
    .insertInto('replaced_versions')
    .columns(['document_id', 'layer', 'number', 'data', 'replaced_at'])
    .expression(
      trx
        .selectFrom('versions')
        .select(({ val }) => ['document_id', 'layer', 'number', 'data', val(at).as('replaced_at')])
        .where('document_id', '=', id)
        .where('layer', '=', layer)
        .where('number', '=', number),
    )
    .execute()
  await trx
    .deleteFrom('versions')
    .where('document_id', '=', id)
    .where('layer', '=', layer)
    .where('number', '=', number)
    .execute()
  await trx
    .deleteFrom('replaced_versions')
    .where('document_id', '=', id)
    .where('layer', '=', layer)
    .where('number', '<=', (where) =>
      where
        .selectFrom('replaced_versions as newer')
        .select('newer.number')
        .where('newer.document_id', '=', id)
        .where('newer.layer', '=', layer)
        .orderBy('newer.number', 'desc')
        .limit(1)
        .offset(maxReplaced),
    )
    .execute()
}

/** The parsed data of a replaced version, which is not validated. */
export async function replacedData(
  queries: Queries,
  id: string,
  layer: Layer,
  number: number,
): Promise<unknown> {
  const row = await queries
    .selectFrom('replaced_versions')
    .select('data')
    .where('document_id', '=', id)
    .where('layer', '=', layer)
    .where('number', '=', number)
    .executeTakeFirst()
  return row && JSON.parse(row.data)
}

/** Deletes the oldest sessions without a save since a time. Returns whether there may be more. */
export async function removeSessions(queries: Queries, before: string, limit: number): Promise<boolean> {
  const { numDeletedRows } = await queries
    .deleteFrom('editing_sessions')
    .where(({ eb, refTuple, selectFrom }) =>
      eb(
        refTuple('document_id', 'layer', 'session'),
        'in',
        selectFrom('editing_sessions')
          .select(['document_id', 'layer', 'session'])
          .where('saved_at', '<', before)
          .orderBy('saved_at')
          .limit(limit)
          .$asTuple('document_id', 'layer', 'session'),
      ),
    )
    .executeTakeFirstOrThrow()
  return numDeletedRows >= BigInt(limit)
}

/** Deletes the oldest replaced versions from before a time. Returns whether there may be more. */
export async function removeReplaced(queries: Queries, before: string, limit: number): Promise<boolean> {
  const { numDeletedRows } = await queries
    .deleteFrom('replaced_versions')
    .where(({ eb, refTuple, selectFrom }) =>
      eb(
        refTuple('document_id', 'layer', 'number'),
        'in',
        selectFrom('replaced_versions')
          .select(['document_id', 'layer', 'number'])
          .where('replaced_at', '<', before)
          .orderBy('replaced_at')
          .limit(limit)
          .$asTuple('document_id', 'layer', 'number'),
      ),
    )
    .executeTakeFirstOrThrow()
  return numDeletedRows >= BigInt(limit)
}
