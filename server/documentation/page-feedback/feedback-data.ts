/** Comments on pages as personal data: those in which a visitor left an e-mail address. */
import type { Queries, Transaction } from '../../db/index.ts'
import { commentsWith, deleteCommentsWith } from './feedback-store.ts'

interface Commenter {
  /** In lower case. */
  readonly email: string
}

export const feedbackData = {
  kind: 'feedback' as const,
  find: (queries: Queries, { email }: Commenter) => commentsWith(queries, email),
  erase: (trx: Transaction, { email }: Commenter) => deleteCommentsWith(trx, email),
}
