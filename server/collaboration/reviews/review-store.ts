/** SQL of reviews. Only this file uses their tables. */
import type { Queries, Transaction } from '../../db/index.ts'
import type { ReviewDecisionsTable, ReviewRulesTable, ReviewsTable } from '../../db/tables/collaboration.ts'

export function findRule(queries: Queries, type: string): Promise<ReviewRulesTable | undefined> {
  return queries.selectFrom('review_rules').selectAll().where('type', '=', type).executeTakeFirst()
}

/** There is at most one for each type. */
export function allRules(queries: Queries): Promise<ReviewRulesTable[]> {
  return queries.selectFrom('review_rules').selectAll().orderBy('type').limit(1_000).execute()
}

export async function saveReviewRule(trx: Transaction, row: ReviewRulesTable): Promise<void> {
  const { type, ...values } = row
  await trx
    .insertInto('review_rules')
    .values(row)
    .onConflict((conflict) => conflict.column('type').doUpdateSet(values))
    .execute()
}

export async function insertReview(
  trx: Transaction,
  row: ReviewsTable,
  reviewers: readonly string[],
): Promise<void> {
  await trx.insertInto('reviews').values(row).execute()
  const rows = reviewers.map((user_id) => ({ review_id: row.id, user_id }))
  await trx.insertInto('review_reviewers').values(rows).execute()
}

export type ReviewRow = ReviewsTable & { readonly username: string | null }

export function lastReview(queries: Queries, document: string): Promise<ReviewRow | undefined> {
  return queries
    .selectFrom('reviews')
    .leftJoin('users', 'users.id', 'reviews.requested_by')
    .selectAll('reviews')
    .select('users.username')
    .where('document_id', '=', document)
    .orderBy('reviews.id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

export async function closeReview(trx: Transaction, id: string, state: string, at: string): Promise<void> {
  await trx.updateTable('reviews').set({ state, closed_at: at }).where('id', '=', id).execute()
}

export function reviewersOf(queries: Queries, review: string): Promise<{ id: string; username: string }[]> {
  return queries
    .selectFrom('review_reviewers')
    .innerJoin('users', 'users.id', 'review_reviewers.user_id')
    .select(['users.id', 'users.username'])
    .where('review_id', '=', review)
    .execute()
}

export async function insertDecision(trx: Transaction, row: ReviewDecisionsTable): Promise<void> {
  await trx.insertInto('review_decisions').values(row).execute()
}

export type DecisionRow = ReviewDecisionsTable & { readonly username: string | null }

export function decisionsIn(queries: Queries, review: string): Promise<DecisionRow[]> {
  return queries
    .selectFrom('review_decisions')
    .leftJoin('users', 'users.id', 'review_decisions.user_id')
    .selectAll('review_decisions')
    .select('users.username')
    .where('review_id', '=', review)
    .orderBy('review_decisions.id')
    .limit(200)
    .execute()
}

/** The newest decisions about a document, in all of its reviews. */
export function decisionsAbout(queries: Queries, document: string): Promise<ReviewDecisionsTable[]> {
  return queries
    .selectFrom('review_decisions')
    .selectAll()
    .where('document_id', '=', document)
    .orderBy('id', 'desc')
    .limit(200)
    .execute()
}

interface OpenReview extends ReviewRow {
  readonly type: string
}

/** The open reviews in which a user is a reviewer and has not decided yet, newest first. */
export function reviewsFor(queries: Queries, user: string, limit: number): Promise<OpenReview[]> {
  return queries
    .selectFrom('review_reviewers')
    .innerJoin('reviews', 'reviews.id', 'review_reviewers.review_id')
    .innerJoin('documents', 'documents.id', 'reviews.document_id')
    .leftJoin('users', 'users.id', 'reviews.requested_by')
    .selectAll('reviews')
    .select(['users.username', 'documents.type'])
    .where('review_reviewers.user_id', '=', user)
    .where('reviews.state', '=', 'requested')
    .where('documents.trashed_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('review_decisions')
            .select('review_decisions.id')
            .whereRef('review_decisions.review_id', '=', 'reviews.id')
            .where('review_decisions.user_id', '=', user),
        ),
      ),
    )
    .orderBy('review_reviewers.review_id', 'desc')
    .limit(limit)
    .execute()
}

/** What a user wrote in reviews. */
export async function reviewTextsOf(queries: Queries, user: string) {
  const notes = await queries
    .selectFrom('reviews')
    .select(['id', 'document_id', 'note as text', 'requested_at as at'])
    .where('requested_by', '=', user)
    .where('note', '!=', '')
    .execute()
  const comments = await queries
    .selectFrom('review_decisions')
    .select(['id', 'document_id', 'comment as text', 'decided_at as at'])
    .where('user_id', '=', user)
    .where('comment', '!=', '')
    .execute()
  return [...notes, ...comments]
}

export async function eraseReviewTexts(trx: Transaction, user: string): Promise<void> {
  await trx.updateTable('reviews').set({ note: '' }).where('requested_by', '=', user).execute()
  await trx.updateTable('review_decisions').set({ comment: '' }).where('user_id', '=', user).execute()
}
