/** Second factors: one-time codes and recovery codes, and the roles that must have one. */
export const name = '0020-factors'

export function statements(engine: 'sqlite' | 'postgres'): readonly string[] {
  const key = engine === 'postgres' ? 'text collate "C"' : 'text'
  return [
    `create table one_time_codes (
      user_id ${key} primary key references users (id) on delete cascade,
      secret text not null,
      last_step bigint not null,
      created_at text not null
    )`,
    `create table recovery_codes (
      hash ${key} primary key,
      user_id ${key} not null references users (id) on delete cascade
    )`,
    'create index recovery_codes_by_user on recovery_codes (user_id)',
    `create table factor_attempts (
      user_id ${key} primary key references users (id) on delete cascade,
      failures bigint not null,
      retry_at text not null
    )`,
    `create table factor_roles (
      role ${key} primary key
    )`,
  ]
}
