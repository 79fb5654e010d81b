/** Publish sets: documents that are published together, now or at a time. */
export const name = '0029-publish-sets'

export function statements(engine: 'sqlite' | 'postgres'): readonly string[] {
  const key = engine === 'postgres' ? 'text collate "C"' : 'text'
  return [
    `create table publish_sets (
      id ${key} primary key,
      title text not null,
      created_at text not null,
      created_by ${key} references users (id) on delete set null,
      run_id ${key},
      published_at text,
      undone_at text
    )`,
    'create unique index publish_sets_by_run on publish_sets (run_id) where run_id is not null',
    'create index publish_sets_unpublished on publish_sets (id) where published_at is null',
    'create index publish_sets_by_creator on publish_sets (created_by)',
    `create table publish_set_items (
      set_id ${key} not null references publish_sets (id) on delete cascade,
      document_id ${key} not null references documents (id) on delete cascade,
      layer ${key} not null,
      primary key (set_id, document_id, layer)
    )`,
    'create index publish_set_items_by_document on publish_set_items (document_id)',
    'create index schedules_by_set on schedules (set_id)',
  ]
}
