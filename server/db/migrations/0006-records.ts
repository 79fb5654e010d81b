/** The chain of the audit trail, people and their preferences, enquiries. */
export const name = '0006-records'

export function statements(engine: 'sqlite' | 'postgres'): readonly string[] {
  const key = engine === 'postgres' ? 'text collate "C"' : 'text'
  return [...audit(key), ...(engine === 'postgres' ? appendOnlyOnPostgres : appendOnlyOnSqlite)]
}

// What the first table held was in no chain: nobody could vouch for it.
const audit = (key: string) => [
  'drop table audit',
  `create table audit (
    number bigint primary key,
    at ${key} not null,
    user_id ${key},
    address text,
    action ${key} not null,
    type ${key},
    subject_id ${key},
    details text not null,
    hash text not null
  )`,
  'create index audit_by_time on audit (at, number)',
  'create index audit_by_user on audit (user_id, at, number)',
  'create index audit_by_action on audit (action, at, number)',
  'create index audit_by_subject on audit (subject_id, at, number)',
]

// Only what the newest cut names may go: see the retention of the audit trail.
const spared = `old.number > coalesce((
  select cast(subject_id as bigint) from audit where action = 'audit.cut' order by number desc limit 1
), 0)`

const appendOnlyOnSqlite = [
  `create trigger audit_never_changes before update on audit
    begin select raise(abort, 'The audit trail never changes'); end`,
  `create trigger audit_never_shrinks before delete on audit when ${spared}
    begin select raise(abort, 'The audit trail never shrinks'); end`,
]

const appendOnlyOnPostgres = [
  `create function audit_refuses() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' and not (${spared}) then return old; end if;
      raise exception 'The audit trail never changes';
    end $$`,
  'create trigger audit_never_changes before update or delete on audit for each row execute function audit_refuses()',
  'create trigger audit_never_empties before truncate on audit execute function audit_refuses()',
]
