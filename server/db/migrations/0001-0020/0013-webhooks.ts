/** Which programs are told of what happens, and what each was told. */
export const name = '0013-webhooks'

export function statements(engine: 'sqlite' | 'postgres'): readonly string[] {
  const key = engine === 'postgres' ? 'text collate "C"' : 'text'
  return [
    `create table webhooks (
      id ${key} primary key,
      name text not null,
      url text not null,
      events text not null,
      secret text not null,
      old_secret text,
      old_secret_until text,
      heard bigint not null,
      paused_at text,
      paused_why text check (paused_why in ('person', 'failures', 'secret')),
      created_at text not null,
      changed_at text not null
    )`,
    `create table webhook_deliveries (
      id ${key} primary key,
      webhook_id ${key} not null references webhooks (id) on delete cascade,
      event text not null,
      body text not null,
      made_at ${key} not null,
      due_at ${key},
      by_hand bigint not null,
      tries bigint not null,
      state text not null check (state in ('waiting', 'delivered', 'failed')),
      status bigint,
      fault text,
      tried_at ${key}
    )`,
    'create index webhook_deliveries_due on webhook_deliveries (webhook_id, by_hand, due_at, id)',
    'create index webhook_deliveries_by_age on webhook_deliveries (webhook_id, id)',
    'create index webhook_deliveries_tried on webhook_deliveries (webhook_id, tried_at)',
    'create index webhook_deliveries_by_time on webhook_deliveries (made_at)',
  ]
}
