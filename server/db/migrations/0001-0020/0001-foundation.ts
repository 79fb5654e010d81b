/** The first tables. A migration that was released never changes: the next change is a file of its own. */
export const name = '0001-foundation'

export function statements(engine: 'sqlite' | 'postgres'): readonly string[] {
  // Text that sorts by its bytes on both engines, whatever language the PostgreSQL server speaks.
  const key = engine === 'postgres' ? 'text collate "C"' : 'text'
  return [
    `create table users (
      id ${key} primary key,
      email text not null unique,
      username text not null unique,
      password text not null,
      role text not null,
      locales text not null,
      disabled_at text,
      created_at text not null
    )`,
    `create table sessions (
      hash ${key} primary key,
      user_id ${key} not null references users (id) on delete cascade,
      created_at text not null,
      seen_at text not null,
      expires_at text not null,
      address text not null,
      user_agent text not null
    )`,
    'create index sessions_by_user on sessions (user_id, created_at)',
    'create index sessions_by_expiry on sessions (expires_at)',
    `create table setup_tokens (
      hash ${key} primary key,
      expires_at text not null
    )`,
    ...documents(key),
    ...lists(key),
    ...records(key),
  ]
}

const documents = (key: string) => [
  `create table documents (
    id ${key} primary key,
    type ${key} not null,
    created_at text not null,
    created_by ${key} references users (id) on delete set null,
    changed_at ${key} not null,
    changed_by ${key} references users (id) on delete set null
  )`,
  'create index documents_by_change on documents (type, changed_at, id)',
  'create index documents_by_creator on documents (created_by)',
  'create index documents_by_editor on documents (changed_by)',
  `create table document_locales (
    document_id ${key} not null references documents (id) on delete cascade,
    layer ${key} not null,
    type ${key} not null,
    status text not null check (status in ('none', 'draft', 'published', 'changed')),
    title text,
    slug ${key},
    draft_version bigint not null,
    published_version bigint,
    published_slug ${key},
    position ${key},
    first_published_at text,
    published_changed_at text,
    changed_at text,
    changed_by ${key} references users (id) on delete set null,
    primary key (document_id, layer)
  )`,
  'create index document_locales_by_status on document_locales (type, layer, status, document_id)',
  'create index document_locales_in_public_order on document_locales (type, layer, position, document_id)',
  'create index document_locales_by_editor on document_locales (changed_by)',
  `create table versions (
    document_id ${key} not null,
    layer ${key} not null,
    number bigint not null,
    data text not null,
    created_at text not null,
    created_by ${key} references users (id) on delete set null,
    note text,
    primary key (document_id, layer, number),
    foreign key (document_id, layer) references document_locales (document_id, layer) on delete cascade
  )`,
  'create index versions_by_author on versions (created_by)',
  `create table publications (
    id ${key} primary key,
    document_id ${key} not null,
    layer ${key} not null,
    version bigint not null,
    set_id ${key} not null,
    from_at text not null,
    until_at text,
    published_by ${key} references users (id) on delete set null,
    foreign key (document_id, layer) references document_locales (document_id, layer) on delete cascade
  )`,
  'create index publications_by_document on publications (document_id, layer, until_at)',
  'create index publications_by_publisher on publications (published_by)',
]

const lists = (key: string) => [
  `create table addresses (
    type ${key} not null,
    layer ${key} not null,
    slug ${key} not null,
    document_id ${key} not null references documents (id) on delete cascade,
    primary key (type, layer, slug)
  )`,
  'create index addresses_by_document on addresses (document_id, layer)',
  `create table listed_fields (
    document_id ${key} not null references documents (id) on delete cascade,
    layer ${key} not null,
    type ${key} not null,
    name ${key} not null,
    value text,
    sort_key ${key} not null,
    primary key (document_id, layer, name)
  )`,
  'create index listed_fields_in_order on listed_fields (type, layer, name, sort_key, document_id)',
  `create table title_words (
    type ${key} not null,
    word ${key} not null,
    document_id ${key} not null references documents (id) on delete cascade,
    layer ${key} not null,
    primary key (type, word, document_id, layer)
  )`,
  'create index title_words_by_document on title_words (document_id, layer)',
]

const records = (key: string) => [
  `create table outbox (
    number bigint primary key,
    at text not null,
    event text not null
  )`,
  `create table audit (
    id ${key} primary key,
    at text not null,
    user_id ${key},
    action ${key} not null,
    type ${key},
    subject_id ${key},
    details text not null
  )`,
  'create index audit_by_subject on audit (subject_id, id)',
  `create table media (
    id ${key} primary key,
    extension text not null,
    type text not null,
    width bigint not null,
    height bigint not null,
    bytes bigint not null,
    name text not null,
    created_at ${key} not null,
    alts text not null,
    captions text not null
  )`,
  'create index media_by_creation on media (created_at, id)',
  `create table facts (
    name ${key} primary key,
    value text not null
  )`,
]
