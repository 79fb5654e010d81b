/**
 * The library of pictures and files. An item keeps its id when its file is replaced or cropped; before, a picture's id was
 * the hash of its bytes, and nothing was released with that.
 */
export const name = '0004-media'

export function statements(engine: 'sqlite' | 'postgres'): readonly string[] {
  const key = engine === 'postgres' ? 'text collate "C"' : 'text'
  return [...folders(key), ...items(key), ...besides(key)]
}

const folders = (key: string) => [
  `create table media_folders (
    id ${key} primary key,
    parent_id ${key} references media_folders (id),
    name text not null,
    name_key ${key} not null
  )`,
  `create unique index media_folders_by_name on media_folders (coalesce(parent_id, ''), name_key)`,
  'create index media_folders_by_parent on media_folders (parent_id)',
]

const items = (key: string) => [
  'drop table media',
  `create table media (
    id ${key} primary key,
    version bigint not null,
    state ${key} not null check (state in ('kept', 'trashed')),
    kind ${key} not null check (kind in ('picture', 'drawing', 'video', 'audio', 'document')),
    type text not null,
    extension text not null,
    file ${key} not null,
    bytes bigint not null,
    width bigint,
    height bigint,
    source ${key} not null,
    source_width bigint,
    source_height bigint,
    upload ${key} not null,
    color text,
    placeholder text,
    name text not null,
    name_key ${key} not null,
    folder_id ${key} references media_folders (id),
    alts text not null,
    captions text not null,
    focal text,
    crop text,
    created_at ${key} not null,
    created_by ${key} references users (id) on delete set null,
    changed_at ${key} not null,
    changed_by ${key} references users (id) on delete set null,
    trashed_at ${key}
  )`,
  'create index media_in_order on media (state, id)',
  'create index media_by_name on media (state, name_key, id)',
  'create index media_of_kind on media (kind, state, id)',
  'create index media_of_kind_by_name on media (kind, state, name_key, id)',
  'create index media_in_folder on media (folder_id, state, id)',
  'create index media_in_folder_by_name on media (folder_id, state, name_key, id)',
  'create index media_by_upload on media (upload, id)',
  'create index media_in_trash on media (trashed_at)',
  'create index media_by_creator on media (created_by)',
  'create index media_by_editor on media (changed_by)',
]

const besides = (key: string) => [
  `create table media_words (
    word ${key} not null,
    media_id ${key} not null references media (id) on delete cascade,
    primary key (word, media_id)
  )`,
  'create index media_words_by_item on media_words (media_id)',
  `create table media_gaps (
    locale ${key} not null,
    media_id ${key} not null references media (id) on delete cascade,
    primary key (locale, media_id)
  )`,
  'create index media_gaps_by_item on media_gaps (media_id)',
]
