/** Comments on documents, reviews, and notifications. */

export interface CollaborationTables {
  comment_threads: CommentThreadsTable
  comments: CommentsTable
  notifications: NotificationsTable
  reviews: ReviewsTable
  review_reviewers: ReviewReviewersTable
  review_decisions: ReviewDecisionsTable
  review_rules: ReviewRulesTable
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

export interface ReviewsTable {
  id: string
  document_id: string
  /** JSON: the versions by layer for which it was requested. */
  layers: string
  requested_by: string | null
  requested_at: string
  note: string
  /** `requested`, `approved`, `changes` or `withdrawn`. A document has one that is requested. */
  state: string
  closed_at: string | null
}

export interface ReviewReviewersTable {
  review_id: string
  user_id: string
}

export interface ReviewDecisionsTable {
  id: string
  review_id: string
  document_id: string
  /** JSON: the versions by layer that the reviewer saw. */
  layers: string
  /** It stays when the account is deleted, so that the decision still counts. */
  user_id: string
  /** Of the reviewer at that time. */
  role: string
  /** `approved` or `changes`. */
  decision: string
  comment: string
  decided_at: string
}

export interface ReviewRulesTable {
  type: string
  /** How many users have to approve. */
  approvals: number
  /** JSON: the roles whose approval counts, or null for everyone who may publish. */
  roles: string | null
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
