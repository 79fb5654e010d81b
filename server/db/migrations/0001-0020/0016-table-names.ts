/** Tables, columns and indexes get the names that the code uses. No row of a table is copied. */
export const name = '0016-table-names'

export function statements(engine: 'sqlite' | 'postgres'): readonly string[] {
  const tables = Object.entries(newNames).map(([from, to]) => `alter table ${from} rename to ${to}`)
  return [...tables, ...columns, ...(engine === 'sqlite' ? indexesAnew : indexesRenamed)]
}

const newNames = {
  document_locales: 'document_layers',
  workings: 'editing_sessions',
  appearances: 'public_urls',
  title_words: 'title_terms',
}

const columns = ['document_layers', 'public_urls', 'public_terms'].map(
  (table) => `alter table ${table} rename column position to sort_key`,
)

/** SQLite cannot rename an index. Making one again reads its table once and copies nothing else. */
const indexesAnew = [
  'drop index document_locales_by_status',
  'create index document_layers_by_status on document_layers (type, layer, status, document_id)',
  'drop index document_locales_in_public_order',
  `create index document_layers_in_public_order on document_layers (type, layer, sort_key, document_id)
    where sort_key is not null`,
  'drop index document_locales_by_editor',
  'create index document_layers_by_editor on document_layers (changed_by) where changed_by is not null',
  'drop index workings_by_time',
  'create index editing_sessions_by_time on editing_sessions (saved_at)',
  'drop index appearances_at_address',
  'create index public_urls_at_address on public_urls (type, layer, slug, from_at)',
  'drop index appearances_in_order',
  'create index public_urls_in_order on public_urls (type, layer, sort_key, document_id, from_at)',
  'drop index title_words_by_document',
  'create index title_terms_by_document on title_terms (document_id, layer, word)',
]

/** Which constraints PostgreSQL has named after a table or column depends on its version. */
const indexesRenamed = [
  'alter index document_locales_by_status rename to document_layers_by_status',
  'alter index document_locales_in_public_order rename to document_layers_in_public_order',
  'alter index document_locales_by_editor rename to document_layers_by_editor',
  'alter index workings_by_time rename to editing_sessions_by_time',
  'alter index appearances_at_address rename to public_urls_at_address',
  'alter index appearances_in_order rename to public_urls_in_order',
  'alter index title_words_by_document rename to title_terms_by_document',
  ...Object.entries(newNames).map(([from, to]) => renameConstraints(to, `^${from}_`, `${to}_`)),
  ...['public_urls', 'public_terms'].map((table) => renameConstraints(table, '_position_', '_sort_key_')),
]

function renameConstraints(table: string, pattern: string, replacement: string): string {
  return `do $$ declare old text; begin
    for old in select conname from pg_constraint where conrelid = '${table}'::regclass and conname ~ '${pattern}' loop
      execute format('alter table ${table} rename constraint %I to %I', old,
        regexp_replace(old, '${pattern}', '${replacement}'));
    end loop;
  end $$`
}
