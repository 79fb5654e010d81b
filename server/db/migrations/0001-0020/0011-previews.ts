/** Which previews are open to whoever has their address, until when, and who opened them. */
export const name = '0011-previews'

export function statements(engine: 'sqlite' | 'postgres'): readonly string[] {
  const key = engine === 'postgres' ? 'text collate "C"' : 'text'
  return [
    `create table previews (
      id ${key} primary key,
      user_id ${key} not null references users (id) on delete cascade,
      document_id ${key} references documents (id) on delete cascade,
      type ${key},
      locale ${key},
      at text,
      created_at text not null,
      expires_at ${key} not null
    )`,
    'create index previews_by_user on previews (user_id, id)',
    'create index previews_by_document on previews (document_id)',
    'create index previews_by_expiry on previews (expires_at)',
  ]
}
