/** Reviews of documents, and which approvals a collection requires. */
export const name = '0025-reviews'

export function statements(engine: 'sqlite' | 'postgres'): readonly string[] {
  const key = engine === 'postgres' ? 'text collate "C"' : 'text'
  return [
    `create table reviews (
      id ${key} primary key,
      document_id ${key} not null references documents (id) on delete cascade,
      layers text not null,
      requested_by ${key} references users (id) on delete set null,
      requested_at text not null,
      note text not null,
      state text not null,
      closed_at text
    )`,
    'create index reviews_by_document on reviews (document_id, id)',
    "create unique index reviews_open on reviews (document_id) where state = 'requested'",
    'create index reviews_by_requester on reviews (requested_by)',
    `create table review_reviewers (
      review_id ${key} not null references reviews (id) on delete cascade,
      user_id ${key} not null references users (id) on delete cascade,
      primary key (review_id, user_id)
    )`,
    'create index review_reviewers_by_user on review_reviewers (user_id, review_id)',
    `create table review_decisions (
      id ${key} primary key,
      review_id ${key} not null references reviews (id) on delete cascade,
      document_id ${key} not null references documents (id) on delete cascade,
      layers text not null,
      user_id ${key} not null,
      role text not null,
      decision text not null,
      comment text not null,
      decided_at text not null
    )`,
    'create index review_decisions_by_review on review_decisions (review_id, id)',
    'create index review_decisions_by_document on review_decisions (document_id, id)',
    'create index review_decisions_by_user on review_decisions (user_id, id)',
    `create table review_rules (
      type ${key} primary key,
      approvals bigint not null,
      roles text
    )`,
  ]
}
