/** The part of the updates that a page shows, as its address says it. */
export interface ListQuery {
  readonly tag?: string | undefined
  readonly year?: string | undefined
  readonly after?: string | undefined
  readonly before?: string | undefined
}

/** Always in the same order, so that one list has one address. */
export const listKeys = ['tag', 'year', 'after', 'before'] as const

/** What an address asks for; a key with nothing in it asks for nothing. */
export function readListQuery(search: Readonly<Record<string, string>>): ListQuery {
  const asked = listKeys.filter((key) => search[key])
  return Object.fromEntries(asked.map((key) => [key, search[key]]))
}

/** Without the prefix of the language. */
export function listAddress(request: ListQuery): string {
  const query = new URLSearchParams()
  for (const key of listKeys) if (request[key]) query.set(key, request[key])
  return query.size === 0 ? '/updates' : `/updates?${query}`
}
