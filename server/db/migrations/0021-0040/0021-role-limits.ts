/** The limit of an account to collections. Languages now limit editors too, so unused ones are removed. */
export const name = '0021-role-limits'

export function statements(): readonly string[] {
  return [
    'alter table users add column collections text',
    `update users set locales = '[]' where role <> 'translator'`,
  ]
}
