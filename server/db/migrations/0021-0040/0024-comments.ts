/** Comments on documents, and the notifications of users. */
export const name = '0024-comments'

export function statements(engine: 'sqlite' | 'postgres'): readonly string[] {
  const key = engine === 'postgres' ? 'text collate "C"' : 'text'
  return [
    `create table comment_threads (
      id ${key} primary key,
      document_id ${key} not null references documents (id) on delete cascade,
      layer ${key} not null,
      field ${key} not null,
      block_source text,
      block_index bigint,
      quote text,
      created_at text not null,
      resolved_at ${key},
      resolved_by ${key} references users (id) on delete set null
    )`,
    'create index comment_threads_by_document on comment_threads (document_id, id)',
    'create index comment_threads_by_resolver on comment_threads (resolved_by)',
    `create table comments (
      id ${key} primary key,
      thread_id ${key} not null references comment_threads (id) on delete cascade,
      author_id ${key},
      text text not null,
      created_at text not null,
      changed_at text
    )`,
    'create index comments_by_thread on comments (thread_id, id)',
    'create index comments_by_author on comments (author_id, id)',
    `create table notifications (
      id ${key} primary key,
      user_id ${key} not null references users (id) on delete cascade,
      kind text not null,
      document_id ${key} not null references documents (id) on delete cascade,
      layer ${key} not null,
      comment_id ${key} references comments (id) on delete cascade,
      by_user ${key} references users (id) on delete set null,
      created_at ${key} not null,
      read_at text
    )`,
    'create index notifications_by_user on notifications (user_id, id)',
    'create index notifications_unread on notifications (user_id) where read_at is null',
    'create index notifications_by_document on notifications (document_id)',
    'create index notifications_by_comment on notifications (comment_id)',
    'create index notifications_by_cause on notifications (by_user)',
    'create index notifications_by_age on notifications (created_at)',
  ]
}
