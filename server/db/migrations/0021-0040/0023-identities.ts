/** Identities of users at a provider of OpenID Connect, and which sessions began there. */
export const name = '0023-identities'

export function statements(engine: 'sqlite' | 'postgres'): readonly string[] {
  const key = engine === 'postgres' ? 'text collate "C"' : 'text'
  return [
    `create table identities (
      user_id ${key} primary key references users (id) on delete cascade,
      issuer ${key} not null,
      subject ${key} not null,
      sets_role integer not null,
      created_at text not null,
      used_at text not null,
      unique (issuer, subject)
    )`,
    'alter table users add column has_unconfirmed_email integer not null default 0',
    'alter table sessions add column from_provider integer not null default 0',
  ]
}
