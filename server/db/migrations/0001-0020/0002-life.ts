/** What happens to documents after they are written: schedule, archive, trash, autosave, redirects. */
export const name = '0002-life'

export function statements(engine: 'sqlite' | 'postgres'): readonly string[] {
  const key = engine === 'postgres' ? 'text collate "C"' : 'text'
  return [
    ...statuses,
    ...trash(key),
    ...schedules(key),
    ...appearances(key),
    ...workings(key),
    ...redirects(key),
  ]
}

/** SQLite changes no check; it lets go of one with its column. */
const statuses = [
  'drop index document_locales_by_status',
  'alter table document_locales rename column status to earlier_status',
  `alter table document_locales add column status text not null default 'none'
    check (status in ('none', 'draft', 'scheduled', 'published', 'changed', 'archived'))`,
  'update document_locales set status = earlier_status',
  'alter table document_locales drop column earlier_status',
  'create index document_locales_by_status on document_locales (type, layer, status, document_id)',
]

const trash = (key: string) => [
  `alter table documents add column trashed_at ${key}`,
  `alter table documents add column trashed_by ${key} references users (id) on delete set null`,
  'create index documents_in_trash on documents (trashed_at, id) where trashed_at is not null',
  'create index documents_by_remover on documents (trashed_by)',
]

/** One row for each layer; those that were planned together have the same set and run together. */
const schedules = (key: string) => [
  'alter table document_locales add column scheduled_version bigint',
  `alter table document_locales add column scheduled_slug ${key}`,
  `create table schedules (
    document_id ${key} not null,
    layer ${key} not null,
    action text not null check (action in ('publish', 'unpublish')),
    type ${key} not null,
    version bigint not null,
    set_id ${key} not null,
    due_at ${key} not null,
    created_at text not null,
    created_by ${key} references users (id) on delete set null,
    failure text,
    primary key (document_id, layer, action),
    foreign key (document_id, layer) references document_locales (document_id, layer) on delete cascade
  )`,
  'create index schedules_waiting on schedules (due_at, set_id) where failure is null',
  'create index schedules_by_planner on schedules (created_by)',
]

/** What was already public is known from the day on which this was noted. */
const appearances = (key: string) => [
  `create table appearances (
    document_id ${key} not null,
    layer ${key} not null,
    type ${key} not null,
    slug ${key},
    position ${key} not null,
    from_at ${key} not null,
    until_at ${key},
    primary key (document_id, layer, from_at),
    foreign key (document_id, layer) references document_locales (document_id, layer) on delete cascade
  )`,
  'create index appearances_at_address on appearances (type, layer, slug, from_at)',
  'create index appearances_in_order on appearances (type, layer, position, document_id, from_at)',
  `insert into appearances (document_id, layer, type, slug, position, from_at)
    select document_id, layer, type, published_slug, coalesce(position, ''), coalesce(published_changed_at, '')
      from document_locales where published_version is not null and layer <> '*'`,
]

/** What editing sessions saved last, and what they may have begun with after a later save took its place. */
const workings = (key: string) => [
  `create table workings (
    document_id ${key} not null,
    layer ${key} not null,
    session ${key} not null,
    number bigint not null,
    version bigint not null,
    base bigint not null,
    sent text not null,
    begun_at text,
    merged text not null,
    saved_at ${key} not null,
    primary key (document_id, layer, session),
    foreign key (document_id, layer) references document_locales (document_id, layer) on delete cascade
  )`,
  'create index workings_by_time on workings (saved_at)',
  `create table replaced_versions (
    document_id ${key} not null,
    layer ${key} not null,
    number bigint not null,
    data text not null,
    replaced_at ${key} not null,
    primary key (document_id, layer, number),
    foreign key (document_id, layer) references document_locales (document_id, layer) on delete cascade
  )`,
  'create index replaced_versions_by_time on replaced_versions (replaced_at)',
]

/** The redirects that are or were public, by the path that they lead away from. */
const redirects = (key: string) => [
  `create table redirects (
    path ${key} not null,
    document_id ${key} not null references documents (id) on delete cascade,
    target text not null,
    status bigint not null,
    from_at ${key} not null,
    until_at ${key},
    primary key (path, document_id, from_at)
  )`,
  'create unique index redirects_now on redirects (path) where until_at is null',
  'create index redirects_by_document on redirects (document_id, until_at)',
]
