/** Indexes hold only the rows that anybody looks for in them: a new document then writes a sixth fewer pages. */
export const name = '0009-lighter-indexes'

export function statements(engine: 'sqlite' | 'postgres'): readonly string[] {
  return [...partial, ...(engine === 'sqlite' ? wordsOnly : [])]
}

const partial = [
  'drop index document_locales_in_public_order',
  `create index document_locales_in_public_order on document_locales (type, layer, position, document_id)
    where position is not null`,
  'drop index document_locales_by_editor',
  'create index document_locales_by_editor on document_locales (changed_by) where changed_by is not null',
  'drop index documents_by_remover',
  'create index documents_by_remover on documents (trashed_by) where trashed_by is not null',
]

/** What languages share is kept for each of them to be found by, and is found by nothing itself. */
const wordsOnly = [
  'drop trigger search_entries_inserted',
  `create trigger search_entries_inserted after insert on search_entries when new.tokens <> '' begin
    insert into search_index (rowid, tokens) values (new.entry, new.tokens);
  end`,
  'drop trigger search_entries_deleted',
  `create trigger search_entries_deleted after delete on search_entries when old.tokens <> '' begin
    delete from search_index where rowid = old.entry;
  end`,
]
