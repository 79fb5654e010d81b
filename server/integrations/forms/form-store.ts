/** SQL of answers to forms. Only this file uses their table. */
import { sql } from 'kysely'
import type { Queries, Transaction } from '../../db/index.ts'
import { countRows } from '../../db/index.ts'
import type { FormAnswersTable } from '../../db/tables/operations.ts'
import type { TimeCursor } from '../time-cursor.ts'

export type FormAnswerRow = FormAnswersTable

export async function insertAnswer(trx: Transaction, row: FormAnswerRow): Promise<void> {
  await trx.insertInto('form_answers').values(row).execute()
}

export function findAnswer(queries: Queries, id: string): Promise<FormAnswerRow | undefined> {
  return queries.selectFrom('form_answers').selectAll().where('id', '=', id).executeTakeFirst()
}

export interface AnswerFilter {
  readonly status?: string | undefined
  readonly form?: string | undefined
}

/** Newest first, after a cursor. */
export function answersBefore(
  queries: Queries,
  { status, form }: AnswerFilter,
  { at, id }: TimeCursor,
  limit: number,
): Promise<FormAnswerRow[]> {
  const all = queries.selectFrom('form_answers').selectAll()
  const withStatus = status === undefined ? all : all.where('status', '=', status)
  const chosen = form === undefined ? withStatus : withStatus.where('form', '=', form)
  return chosen
    .where(({ eb, refTuple, tuple }) => eb(refTuple('at', 'id'), '<', tuple(at, id)))
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

/** The names of forms with answers, in alphabetical order. */
export async function answeredForms(queries: Queries, limit: number): Promise<string[]> {
  const rows = await queries
    .selectFrom('form_answers')
    .select('form')
    .distinct()
    .orderBy('form')
    .limit(limit)
    .execute()
  return rows.map(({ form }) => form)
}

/** Counts answers with a status up to `max`. */
export function countAnswers(queries: Queries, status: string, max: number): Promise<number> {
  return countRows(
    queries,
    queries.selectFrom('form_answers').select('id').where('status', '=', status).limit(max),
  )
}

export async function updateStatus(
  trx: Transaction,
  id: string,
  values: Pick<FormAnswerRow, 'status' | 'changed_at' | 'changed_by'>,
): Promise<void> {
  await trx.updateTable('form_answers').set(values).where('id', '=', id).execute()
}

export async function deleteAnswer(trx: Transaction, id: string): Promise<boolean> {
  const { numDeletedRows } = await trx.deleteFrom('form_answers').where('id', '=', id).executeTakeFirst()
  return numDeletedRows > 0n
}

export async function deleteAnswersBefore(trx: Transaction, moment: string): Promise<bigint> {
  const { numDeletedRows } = await trx.deleteFrom('form_answers').where('at', '<', moment).executeTakeFirst()
  return numDeletedRows
}

/** Addresses are stored in lower case, each between line breaks. */
export const storedEmails = (emails: readonly string[]): string =>
  emails.length === 0 ? '' : `\n${emails.map((email) => email.toLowerCase()).join('\n')}\n`

/** `email` is in lower case. */
function holds(email: string) {
  const pattern = `%\n${email.replaceAll(/[\\%_]/g, '\\$&')}\n%`
  return sql<boolean>`emails like ${pattern} escape '\\'`
}

export function answersFrom(queries: Queries, email: string): Promise<FormAnswerRow[]> {
  return queries
    .selectFrom('form_answers')
    .selectAll()
    .where(holds(email))
    .orderBy('at')
    .limit(10_000)
    .execute()
}

export async function deleteAnswersFrom(trx: Transaction, email: string): Promise<number> {
  const { numDeletedRows } = await trx.deleteFrom('form_answers').where(holds(email)).executeTakeFirst()
  return Number(numDeletedRows)
}
