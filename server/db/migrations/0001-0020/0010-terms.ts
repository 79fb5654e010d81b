/** What the lists of visitors are narrowed by. What was already public is known from the day on which this was noted. */
export const name = '0010-terms'

export function statements(engine: 'sqlite' | 'postgres'): readonly string[] {
  const key = engine === 'postgres' ? 'text collate "C"' : 'text'
  return [
    `create table public_terms (
      document_id ${key} not null,
      layer ${key} not null,
      type ${key} not null,
      name ${key} not null,
      term ${key} not null,
      label text not null,
      position ${key} not null,
      from_at ${key} not null,
      until_at ${key},
      primary key (document_id, layer, name, term, from_at),
      foreign key (document_id, layer) references document_locales (document_id, layer) on delete cascade
    )`,
    `create index public_terms_now on public_terms (type, layer, name, term, position, document_id)
      where until_at is null`,
    'create index public_terms_in_order on public_terms (type, layer, name, term, position, document_id, from_at)',
  ]
}
