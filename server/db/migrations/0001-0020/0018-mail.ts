/** The queue of e-mails, the devices from which each user has signed in, and requested password resets. */
export const name = '0018-mail'

export function statements(engine: 'sqlite' | 'postgres'): readonly string[] {
  const key = engine === 'postgres' ? 'text collate "C"' : 'text'
  return [
    `create table mail_messages (
      id ${key} primary key,
      kind text not null,
      locale text not null,
      user_id ${key} references users (id) on delete cascade,
      recipient text not null,
      sealed text,
      made_at ${key} not null,
      expires_at ${key},
      due_at ${key},
      tries bigint not null,
      state text not null check (state in ('waiting', 'sent', 'failed')),
      fault text,
      detail text,
      tried_at ${key}
    )`,
    'create index mail_messages_due on mail_messages (due_at, id)',
    'create index mail_messages_by_state on mail_messages (state, id)',
    'create index mail_messages_by_time on mail_messages (made_at)',
    'create index mail_messages_by_user on mail_messages (user_id, kind, made_at)',
    `create table user_devices (
      user_id ${key} not null references users (id) on delete cascade,
      device ${key} not null,
      seen_at ${key} not null,
      primary key (user_id, device)
    )`,
    'create index user_devices_by_time on user_devices (seen_at)',
    `create table reset_requests (
      id ${key} primary key,
      email text not null,
      locale text not null,
      address text not null,
      made_at ${key} not null
    )`,
  ]
}
