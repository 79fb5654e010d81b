/** What lists are filtered by, and their tables in the order in which they are read. They are filled again at the start. */
export const name = '0007-lists'

export function statements(engine: 'sqlite' | 'postgres'): readonly string[] {
  const key = engine === 'postgres' ? 'text collate "C"' : 'text'
  // SQLite then keeps the rows themselves in the order of their key: one look instead of two.
  const clustered = engine === 'sqlite' ? 'without rowid' : ''
  const document = `document_id ${key} not null references documents (id) on delete cascade`
  return [
    `delete from facts where name = 'lists'`,
    'drop index documents_by_change',
    'create index documents_by_change on documents (type, changed_at, id, trashed_at)',
    'drop table listed_fields',
    `create table listed_fields (
      ${document},
      layer ${key} not null,
      type ${key} not null,
      name ${key} not null,
      value text,
      sort_key ${key} not null,
      primary key (document_id, layer, name)
    ) ${clustered}`,
    'create index listed_fields_in_order on listed_fields (type, layer, name, sort_key, document_id)',
    `create table listed_items (
      type ${key} not null,
      layer ${key} not null,
      name ${key} not null,
      item ${key} not null,
      ${document},
      primary key (type, layer, name, item, document_id)
    ) ${clustered}`,
    'create index listed_items_by_document on listed_items (document_id, layer)',
    'drop table title_words',
    `create table title_words (
      type ${key} not null,
      word ${key} not null,
      ${document},
      layer ${key} not null,
      primary key (type, word, document_id, layer)
    ) ${clustered}`,
    'create index title_words_by_document on title_words (document_id, layer, word)',
  ]
}
