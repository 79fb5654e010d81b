/** The chain of the audit trail, people and their preferences, enquiries. */
export const name = '0006-records'

export function statements(engine: 'sqlite' | 'postgres'): readonly string[] {
  const key = engine === 'postgres' ? 'text collate "C"' : 'text'
  return [
    ...audit(key),
    ...(engine === 'postgres' ? appendOnlyOnPostgres : appendOnlyOnSqlite),
    ...people(key),
    ...desks(key),
    ...letters(key),
  ]
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

// Whoever was signed in signs in again: what is new about a session cannot be known of the old ones.
const people = (key: string) => [
  'delete from sessions',
  `alter table sessions add column id ${key} not null default ''`,
  `alter table sessions add column proved_at text not null default ''`,
  'create unique index sessions_by_id on sessions (id)',
  'create index users_by_role on users (role, disabled_at)',
  `create table account_links (
    hash ${key} primary key,
    user_id ${key} not null unique references users (id) on delete cascade,
    purpose text not null check (purpose in ('invitation', 'reset')),
    expires_at text not null
  )`,
  `create table preferences (
    user_id ${key} primary key references users (id) on delete cascade,
    data text not null
  )`,
  `create table views (
    id ${key} primary key,
    type ${key} not null,
    user_id ${key} not null references users (id) on delete cascade,
    is_shared bigint not null,
    name text not null,
    data text not null,
    changed_at text not null
  )`,
  'create index views_by_owner on views (user_id, type)',
  'create index views_by_type on views (type, is_shared)',
]

/** Who has what open. */
const desks = (key: string) => [
  `create table presence (
    type ${key} not null,
    subject_id ${key} not null,
    user_id ${key} not null references users (id) on delete cascade,
    locale text,
    field text,
    seen_at ${key} not null,
    primary key (type, subject_id, user_id)
  )`,
  'create index presence_by_user on presence (user_id)',
  'create index presence_by_time on presence (seen_at)',
  'create index outbox_by_time on outbox (at)',
]

/** What strangers send: messages, and the same request once more. */
const letters = (key: string) => [
  `create table enquiries (
    id ${key} primary key,
    at ${key} not null,
    name text not null,
    email text not null,
    message text not null,
    page text not null,
    locale text not null,
    status ${key} not null check (status in ('new', 'read', 'answered', 'spam')),
    changed_at text,
    changed_by ${key} references users (id) on delete set null
  )`,
  'create index enquiries_by_time on enquiries (at, id)',
  'create index enquiries_by_status on enquiries (status, at, id)',
  'create index enquiries_by_editor on enquiries (changed_by)',
  `create table repeats (
    caller ${key} not null,
    repeat_key ${key} not null,
    at ${key} not null,
    request_hash text not null,
    subject_id text not null,
    answer text,
    primary key (caller, repeat_key)
  )`,
  'create index repeats_by_time on repeats (at)',
]
