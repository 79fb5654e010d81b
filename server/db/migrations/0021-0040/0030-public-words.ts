/** Which words of the search index are public. The public entries wait to be read for it. */
export const name = '0030-public-words'

export function statements(): readonly string[] {
  return [
    'alter table search_words add column is_public bigint not null default 0',
    `insert into search_waiting (entry) select entry from search_entries where state = 'public'
      on conflict do nothing`,
  ]
}
