/** What happened, and what the program remembers. */

export interface RecordTables {
  outbox: OutboxTable
  audit: AuditTable
  facts: FactsTable
  enquiries: EnquiriesTable
  repeats: RepeatsTable
}

export interface OutboxTable {
  number: number
  at: string
  /** JSON. */
  event: string
}

export interface AuditTable {
  /** Without a gap, in the order of commits. */
  number: number
  at: string
  /** Whoever did it, also after they are gone; null for the house itself, and for strangers. */
  user_id: string | null
  address: string | null
  action: string
  type: string | null
  subject_id: string | null
  /** JSON. */
  details: string
  /** SHA-256 over the hash before it and everything above. */
  hash: string
}

export interface FactsTable {
  name: string
  value: string
}

export interface EnquiriesTable {
  id: string
  at: string
  name: string
  email: string
  message: string
  page: string
  locale: string
  /** `new`, `read`, `answered` or `spam`. */
  status: string
  changed_at: string | null
  changed_by: string | null
}

export interface RepeatsTable {
  /** Who asked, and for which call. */
  caller: string
  /** The `Idempotency-Key`. */
  repeat_key: string
  at: string
  request_hash: string
  /** What was made. */
  subject_id: string
  /** JSON; null until the first answer was given. */
  answer: string | null
}
