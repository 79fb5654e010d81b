/** SQL of page feedback, and the cursor of its comments. Only this file uses the table. */
import { sql } from 'kysely'
import type { Queries, Transaction } from '../../db/index.ts'
import type { PageFeedbackTable } from '../../db/tables/operations.ts'
import { mentionsEmail } from '../../platform/mentions-email.ts'
import { noSuchPosition } from '../../problems/problems.ts'

export async function insertFeedback(trx: Transaction, row: PageFeedbackTable): Promise<void> {
  await trx.insertInto('page_feedback').values(row).execute()
}

export interface PageRow {
  readonly page: string
  readonly locale: string
  readonly yes: number
  readonly no: number
  readonly comments: number
  readonly lastComment: string | null
  readonly lastDay: string
}

/** The pages with the most “No” first. */
export function countByPage(queries: Queries, locale: string | undefined, limit: number): Promise<PageRow[]> {
  const all = queries.selectFrom('page_feedback')
  const chosen = locale === undefined ? all : all.where('locale', '=', locale)
  return chosen
    .select(['page', 'locale'])
    .select(({ fn, selectFrom }) => [
      sql<number>`cast(sum(helpful) as bigint)`.as('yes'),
      sql<number>`cast(sum(1 - helpful) as bigint)`.as('no'),
      fn.count<number>('comment').as('comments'),
      fn.max('day').as('lastDay'),
      selectFrom('page_feedback as commented')
        .select('comment')
        .whereRef('commented.page', '=', 'page_feedback.page')
        .where('comment', 'is not', null)
        .orderBy('day', 'desc')
        .orderBy('id', 'desc')
        .limit(1)
        .as('lastComment'),
    ])
    .groupBy(['page', 'locale'])
    .orderBy('no', 'desc')
    .orderBy('page')
    .limit(limit)
    .execute()
}

export interface CommentCursor {
  readonly day: string
  readonly id: string
}

/** Newest first, after a cursor. */
export function commentsBefore(
  queries: Queries,
  page: string,
  { day, id }: CommentCursor,
  limit: number,
): Promise<PageFeedbackTable[]> {
  return queries
    .selectFrom('page_feedback')
    .selectAll()
    .where('page', '=', page)
    .where('comment', 'is not', null)
    .where(({ eb, refTuple, tuple }) => eb(refTuple('day', 'id'), '<', tuple(day, id)))
    .orderBy('day', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

/** Returns the page of the comment, or undefined if there is no such comment. */
export async function deleteComment(trx: Transaction, id: string): Promise<string | undefined> {
  const row = await trx
    .updateTable('page_feedback')
    .set({ comment: null })
    .where('id', '=', id)
    .where('comment', 'is not', null)
    .returning('page')
    .executeTakeFirst()
  return row?.page
}

export async function deleteFeedbackOf(trx: Transaction, page: string): Promise<number> {
  const { numDeletedRows } = await trx.deleteFrom('page_feedback').where('page', '=', page).executeTakeFirst()
  return Number(numDeletedRows)
}

export async function deleteFeedbackBefore(trx: Transaction, day: string): Promise<number> {
  const { numDeletedRows } = await trx.deleteFrom('page_feedback').where('day', '<', day).executeTakeFirst()
  return Number(numDeletedRows)
}

/** `text` is in lower case. */
const mentions = (text: string) =>
  sql<boolean>`lower(comment) like ${`%${text.replace(/[\\%_]/g, '\\$&')}%`} escape '\\'`

/** Comments with an e-mail address that a visitor left in them. It is in lower case. */
export async function commentsWith(queries: Queries, email: string): Promise<PageFeedbackTable[]> {
  const rows = await queries
    .selectFrom('page_feedback')
    .selectAll()
    .where(mentions(email))
    .limit(10_000)
    .execute()
  return rows.filter(({ comment }) => mentionsEmail(comment ?? '', email))
}

/** Their answers still count. */
export async function deleteCommentsWith(trx: Transaction, email: string): Promise<number> {
  const ids = (await commentsWith(trx, email)).map(({ id }) => id)
  if (ids.length > 0)
    await trx.updateTable('page_feedback').set({ comment: null }).where('id', 'in', ids).execute()
  return ids.length
}

// Cursor of the list of comments, as text for a URL.

/** After every possible comment. */
const newest: CommentCursor = { day: '9', id: '' }

export function cursorOf({ day, id }: CommentCursor): string {
  return `${day}~${id}`
}

/** The cursor is untrusted input. */
export function readCursor(cursor: string | undefined): CommentCursor {
  if (cursor === undefined) return newest
  const [day, id] = cursor.split('~')
  if (day === undefined || id === undefined) throw noSuchPosition()
  return { day, id }
}
