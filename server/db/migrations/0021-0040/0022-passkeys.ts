/** Passkeys, and the challenges that were used in the last minutes. */
export const name = '0022-passkeys'

export function statements(engine: 'sqlite' | 'postgres'): readonly string[] {
  const key = engine === 'postgres' ? 'text collate "C"' : 'text'
  return [
    `create table passkeys (
      id ${key} primary key,
      user_id ${key} not null references users (id) on delete cascade,
      credential ${key} not null unique,
      public_key text not null,
      counter bigint not null,
      transports text not null,
      name text not null,
      created_at text not null,
      used_at text
    )`,
    'create index passkeys_by_user on passkeys (user_id)',
    `create table used_challenges (
      hash ${key} primary key,
      expires_at ${key} not null
    )`,
  ]
}
