/** What happened, and what the program remembers. */

export interface RecordTables {
  outbox: OutboxTable
  audit: AuditTable
  facts: FactsTable
}

export interface OutboxTable {
  number: number
  at: string
  /** JSON. */
  event: string
}

export interface AuditTable {
  id: string
  at: string
  user_id: string | null
  action: string
  type: string | null
  subject_id: string | null
  /** JSON. */
  details: string
}

export interface FactsTable {
  name: string
  value: string
}
