/** Who points at what, and which translation was made from which words. */
export const name = '0003-references'

export function statements(engine: 'sqlite' | 'postgres'): readonly string[] {
  const key = engine === 'postgres' ? 'text collate "C"' : 'text'
  return [...uses(key), ...translations(key)]
}

/** `target` is no reference: an address may lead nowhere, and a component is no row anywhere. */
const uses = (key: string) => [
  `create table uses (
    document_id ${key} not null references documents (id) on delete cascade,
    layer ${key} not null,
    state ${key} not null check (state in ('draft', 'public')),
    field ${key} not null,
    kind ${key} not null check (kind in ('document', 'media', 'component')),
    name ${key} not null,
    type ${key} not null,
    target ${key},
    count bigint not null,
    primary key (document_id, layer, state, field, kind, name)
  )`,
  'create index uses_by_target on uses (kind, target, document_id, layer, state, field, name)',
  'create index uses_by_name on uses (kind, name)',
]

/** `unseen` is minus the visits, so that one index holds the order: most visits first, then the longest wait. */
const translations = (key: string) => [
  `alter table document_locales add column translation ${key}`,
  `create table translations (
    document_id ${key} not null references documents (id) on delete cascade,
    layer ${key} not null,
    type ${key} not null,
    source ${key} not null,
    draft_words text not null,
    public_words text,
    notes text not null,
    state ${key} not null check (state in ('source', 'empty', 'missing', 'outdated', 'current')),
    since ${key} not null,
    unseen bigint not null,
    primary key (document_id, layer)
  )`,
  'create index translations_in_turn on translations (layer, state, unseen, since, document_id)',
]
