/** Comments on documents, and notifications. */

export interface CollaborationTables {
  comment_threads: CommentThreadsTable
  comments: CommentsTable
  notifications: NotificationsTable
}

export interface CommentThreadsTable {
  id: string
  document_id: string
  layer: string
  /** The name of the field, or of a field inside it: `seo.title`. */
  field: string
  /** The block of an MDX text as it was last seen. Null for a comment on the whole field. */
  block_source: string | null
  block_index: number | null
  /** The beginning of the words of the block when the thread was started. */
  quote: string | null
  created_at: string
  resolved_at: string | null
  resolved_by: string | null
}

export interface CommentsTable {
  id: string
  thread_id: string
  /** It stays when the account is deleted, so that the comment can still be erased. */
  author_id: string
  /** Plain text. A mention is written as `@{id of the user}`. */
  text: string
  created_at: string
  changed_at: string | null
}

export interface NotificationsTable {
  id: string
  user_id: string
  kind: string
  document_id: string
  layer: string
  comment_id: string | null
  /** Whose action it is about. */
  by_user: string | null
  created_at: string
  read_at: string | null
}
