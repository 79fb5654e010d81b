/** Texts that a machine translated and no user has confirmed. */
export const name = '0028-machine-texts'

export function statements(engine: 'sqlite' | 'postgres'): readonly string[] {
  const key = engine === 'postgres' ? 'text collate "C"' : 'text'
  return [
    `create table machine_texts (
      document_id ${key} not null references documents (id) on delete cascade,
      layer ${key} not null,
      field ${key} not null,
      hash ${key} not null,
      created_at text not null,
      primary key (document_id, layer, field, hash)
    )`,
  ]
}
