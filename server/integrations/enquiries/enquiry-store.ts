/** SQL of enquiries. Only this file uses their table. */
import { sql } from 'kysely'
import type { Queries, Transaction } from '../../db/index.ts'
import { countRows } from '../../db/index.ts'
import type { EnquiriesTable } from '../../db/tables/operations.ts'
import type { TimeCursor } from '../time-cursor.ts'

export type EnquiryRow = EnquiriesTable

export async function insertEnquiry(trx: Transaction, row: EnquiryRow): Promise<void> {
  await trx.insertInto('enquiries').values(row).execute()
}

export function findEnquiry(queries: Queries, id: string): Promise<EnquiryRow | undefined> {
  return queries.selectFrom('enquiries').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Newest first, after a cursor. */
export function enquiriesBefore(
  queries: Queries,
  status: string | undefined,
  { at, id }: TimeCursor,
  limit: number,
): Promise<EnquiryRow[]> {
  const all = queries.selectFrom('enquiries').selectAll()
  const chosen = status === undefined ? all : all.where('status', '=', status)
  return chosen
    .where(({ eb, refTuple, tuple }) => eb(refTuple('at', 'id'), '<', tuple(at, id)))
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

/** Counts enquiries with a status up to `max`. */
export function countEnquiries(queries: Queries, status: string, max: number): Promise<number> {
  return countRows(
    queries,
    queries.selectFrom('enquiries').select('id').where('status', '=', status).limit(max),
  )
}

export async function updateStatus(
  trx: Transaction,
  id: string,
  values: Pick<EnquiryRow, 'status' | 'changed_at' | 'changed_by'>,
): Promise<void> {
  await trx.updateTable('enquiries').set(values).where('id', '=', id).execute()
}

export async function deleteEnquiry(trx: Transaction, id: string): Promise<boolean> {
  const { numDeletedRows } = await trx.deleteFrom('enquiries').where('id', '=', id).executeTakeFirst()
  return numDeletedRows > 0n
}

export async function deleteEnquiriesBefore(trx: Transaction, moment: string): Promise<bigint> {
  const { numDeletedRows } = await trx.deleteFrom('enquiries').where('at', '<', moment).executeTakeFirst()
  return numDeletedRows
}

/** Addresses are stored as visitors wrote them. `email` is in lower case. */
const isFrom = (email: string) => sql<boolean>`lower(email) = ${email}`

export function enquiriesFrom(queries: Queries, email: string): Promise<EnquiryRow[]> {
  return queries
    .selectFrom('enquiries')
    .selectAll()
    .where(isFrom(email))
    .orderBy('at')
    .limit(10_000)
    .execute()
}

export async function deleteEnquiriesFrom(trx: Transaction, email: string): Promise<number> {
  const { numDeletedRows } = await trx.deleteFrom('enquiries').where(isFrom(email)).executeTakeFirst()
  return Number(numDeletedRows)
}
