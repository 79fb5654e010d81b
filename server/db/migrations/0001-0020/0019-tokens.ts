/** API tokens of users, for programs. */
export const name = '0019-tokens'

export function statements(engine: 'sqlite' | 'postgres'): readonly string[] {
  const key = engine === 'postgres' ? 'text collate "C"' : 'text'
  return [
    `create table api_tokens (
      id ${key} primary key,
      hash ${key} not null,
      user_id ${key} not null,
      name text not null,
      scopes text not null,
      collections text,
      created_at ${key} not null,
      expires_at ${key},
      used_at ${key}
    )`,
    'create unique index api_tokens_by_hash on api_tokens (hash)',
    'create index api_tokens_by_user on api_tokens (user_id, id)',
    'create index api_tokens_by_expiry on api_tokens (expires_at)',
  ]
}
