/**
 * The tables as the program sees them, the same on both engines: ids, times (ISO 8601, UTC) and JSON are text, numbers
 * are whole. What they are made of is in `migrations/`.
 */
import type { Kysely, Transaction as KyselyTransaction } from 'kysely'

export interface Tables {
  users: UsersTable
  sessions: SessionsTable
  setup_tokens: SetupTokensTable
  documents: DocumentsTable
  document_locales: DocumentLocalesTable
  versions: VersionsTable
  publications: PublicationsTable
  addresses: AddressesTable
  listed_fields: ListedFieldsTable
  title_words: TitleWordsTable
  outbox: OutboxTable
  audit: AuditTable
  media: MediaTable
  facts: FactsTable
}

export type Queries = Kysely<Tables>
export type Transaction = KyselyTransaction<Tables>

export interface UsersTable {
  id: string
  /** In lower case. */
  email: string
  username: string
  /** A PHC string. */
  password: string
  role: string
  /** JSON: the codes of the languages granted to a translator. */
  locales: string
  disabled_at: string | null
  created_at: string
}

export interface SessionsTable {
  /** SHA-256 of the value in the cookie. */
  hash: string
  user_id: string
  created_at: string
  seen_at: string
  expires_at: string
  address: string
  user_agent: string
}

export interface SetupTokensTable {
  hash: string
  expires_at: string
}

export interface DocumentsTable {
  id: string
  type: string
  created_at: string
  created_by: string | null
  changed_at: string
  changed_by: string | null
}

/** One row for each language of a document, and one for what they share: what lists, addresses and routes read. */
export interface DocumentLocalesTable {
  document_id: string
  layer: string
  type: string
  /** `none`, `draft`, `published` or `changed`. */
  status: string
  /** Of the draft. */
  title: string | null
  slug: string | null
  /** The number of the newest version, 0 before there is any. */
  draft_version: number
  published_version: number | null
  published_slug: string | null
  /** Where it stands in the public order of its type; null while it is not public. */
  position: string | null
  first_published_at: string | null
  published_changed_at: string | null
  changed_at: string | null
  changed_by: string | null
}

/** Written once, never changed. */
export interface VersionsTable {
  document_id: string
  layer: string
  number: number
  /** JSON: the complete data of the layer. */
  data: string
  created_at: string
  created_by: string | null
  note: string | null
}

/** What was public from when until when; what was published together has the same `set_id`. */
export interface PublicationsTable {
  id: string
  document_id: string
  layer: string
  version: number
  set_id: string
  from_at: string
  until_at: string | null
  published_by: string | null
}

/** Slugs in use, by a draft or in public: the primary key keeps each unique within its type and language. */
export interface AddressesTable {
  type: string
  layer: string
  slug: string
  document_id: string
}

/** What lists show and sort by, out of the newest drafts. */
export interface ListedFieldsTable {
  document_id: string
  layer: string
  type: string
  name: string
  value: string | null
  /** The value in a form whose bytes sort as people expect. */
  sort_key: string
}

/** Each word of a title, folded, for finding a document by the beginnings of words. */
export interface TitleWordsTable {
  type: string
  word: string
  document_id: string
  layer: string
}

/** What happened, numbered in the order of commits. */
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

export interface MediaTable {
  /** SHA-256 of the bytes. */
  id: string
  extension: string
  type: string
  width: number
  height: number
  bytes: number
  name: string
  created_at: string
  /** JSON: texts by language. */
  alts: string
  captions: string
}

/** What the program remembers about the database itself, by name. */
export interface FactsTable {
  name: string
  value: string
}
