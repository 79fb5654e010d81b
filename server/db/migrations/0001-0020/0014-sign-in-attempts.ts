/** How often sign-in was tried lately, where several nodes have to know it of each other. */
export const name = '0014-sign-in-attempts'

export function statements(engine: 'sqlite' | 'postgres'): readonly string[] {
  const key = engine === 'postgres' ? 'text collate "C"' : 'text'
  const number = engine === 'postgres' ? 'double precision' : 'real'
  return [
    `create table sign_in_attempts (
      key ${key} primary key,
      amount ${number} not null,
      at ${number} not null
    )`,
    'create index sign_in_attempts_by_time on sign_in_attempts (at)',
  ]
}
