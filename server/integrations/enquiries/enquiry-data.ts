/** Enquiries as the personal data of their sender. */
import type { Queries, Transaction } from '../../db/index.ts'
import { responseFrom } from './enquiry.ts'
import { deleteEnquiriesFrom, enquiriesFrom } from './enquiry-store.ts'

interface Sender {
  /** In lower case. */
  readonly email: string
}

export const enquiryData = {
  kind: 'enquiries' as const,
  find: async (queries: Queries, { email }: Sender) =>
    (await enquiriesFrom(queries, email)).map(responseFrom),
  erase: (trx: Transaction, { email }: Sender) => deleteEnquiriesFrom(trx, email),
}
