/** Comments as personal data: those that a user wrote. A text mentions users by id, so that it contains no names. */
import type { Queries, Transaction } from '../../db/index.ts'
import { deleteNotificationsOf } from '../notifications/notification-store.ts'
import { commentsBy, deleteComments, deleteEmptyThreads, lockAuthor, lockDocuments } from './comment-store.ts'

const batchSize = 500

interface Commenter {
  readonly user?: string
}

export const commentData = {
  kind: 'comments' as const,
  async find(queries: Queries, { user }: Commenter) {
    if (user === undefined) return []
    const rows = await commentsBy(queries, user)
    return rows.map(({ id, document_id, text, created_at, changed_at }) => ({
      ...{ id, document: document_id, text, createdAt: created_at, changedAt: changed_at },
    }))
  },
  async erase(trx: Transaction, { user }: Commenter): Promise<number> {
    if (user === undefined) return 0
    // A comment that the user is just writing is found here, and a reply that another one is writing keeps its thread.
    await lockAuthor(trx, user, 'update')
    const rows = await commentsBy(trx, user)
    await lockDocuments(trx, [...new Set(rows.map(({ document_id }) => document_id))])
    await deleteNotificationsOf(trx, user)
    for (let at = 0; at < rows.length; at += batchSize) {
      const part = rows.slice(at, at + batchSize)
      await deleteComments(
        trx,
        part.map(({ id }) => id),
      )
      await deleteEmptyThreads(trx, [...new Set(part.map(({ thread_id }) => thread_id))])
    }
    return rows.length
  },
}
