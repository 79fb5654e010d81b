/** Outbox, audit log, facts of the system, enquiries, answers to forms, page feedback, idempotency keys and preview links. */

export interface RecordTables {
  outbox: OutboxTable
  audit: AuditTable
  facts: FactsTable
  enquiries: EnquiriesTable
  form_answers: FormAnswersTable
  page_feedback: PageFeedbackTable
  repeats: RepeatsTable
}

interface OutboxTable {
  number: number
  at: string
  /** JSON. */
  event: string
}

export interface AuditTable {
  /** Without gaps, in the order of commits. */
  number: number
  at: string
  /** The user, even after the account was deleted. Null for the system and for visitors. */
  user_id: string | null
  address: string | null
  action: string
  type: string | null
  subject_id: string | null
  /** JSON. */
  details: string
  /** SHA-256 of the previous hash and all columns above, with a key after its id and a dot. */
  hash: string
}

interface FactsTable {
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

export interface FormAnswersTable {
  id: string
  at: string
  /** The name of the form. */
  form: string
  /** The id of the document with the form, even after it was deleted. */
  document: string
  page: string
  locale: string
  /** JSON: label, type and value of each field. */
  fields: string
  /** In lower case, each between line breaks. Empty without an address. */
  emails: string
  /** `new`, `read` or `spam`. */
  status: string
  changed_at: string | null
  changed_by: string | null
}

export interface PageFeedbackTable {
  /** Random: it does not contain the time. */
  id: string
  /** `2026-11-20`, UTC. */
  day: string
  /** The path of the page with its locale prefix. */
  page: string
  locale: string
  /** 1 for “Yes”, 0 for “No”. */
  helpful: number
  comment: string | null
}

export interface RepeatsTable {
  /** The user and the call. */
  caller: string
  /** The `Idempotency-Key`. */
  repeat_key: string
  at: string
  request_hash: string
  /** The id of the created item. */
  subject_id: string
  /** JSON. Null until the first response was sent. */
  answer: string | null
}

// Previews, which are open to anyone with the link.

export interface PreviewTables {
  previews: PreviewsTable
}

export interface PreviewsTable {
  id: string
  user_id: string
  /** The document whose drafts are shown. Null for the whole site. */
  document_id: string | null
  type: string | null
  locale: string | null
  /** The moment at which the site is shown. Null: now. */
  at: string | null
  /** 1 for a shared link, 0 for the preview of the editor. */
  is_shared: number
  created_at: string
  expires_at: string
}
