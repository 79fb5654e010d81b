/** Answers to forms as the personal data of those whose e-mail address they contain. */
import type { Queries, Transaction } from '../../db/index.ts'
import { answerFrom } from './form-answer.ts'
import { answersFrom, deleteAnswersFrom } from './form-store.ts'

interface Sender {
  /** In lower case. */
  readonly email: string
}

export const formData = {
  kind: 'forms' as const,
  find: async (queries: Queries, { email }: Sender) => (await answersFrom(queries, email)).map(answerFrom),
  erase: (trx: Transaction, { email }: Sender) => deleteAnswersFrom(trx, email),
}
