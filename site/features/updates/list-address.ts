/** The filters of a list of updates in the query of its URL. */
export interface ListQuery {
  readonly tag?: string | undefined
  readonly year?: string | undefined
  readonly after?: string | undefined
  readonly before?: string | undefined
}

/** Always in the same order, so that one list has one URL. */
export const listKeys = ['tag', 'year', 'after', 'before'] as const

/** Reads the query of a URL. Empty parameters are ignored. */
export function readListQuery(search: Readonly<Record<string, string>>): ListQuery {
  const keys = listKeys.filter((key) => search[key])
  return Object.fromEntries(keys.map((key) => [key, search[key]]))
}

/** Without locale prefix. */
export function listAddress(request: ListQuery): string {
  const query = new URLSearchParams()
  for (const key of listKeys) if (request[key]) query.set(key, request[key])
  return query.size === 0 ? '/updates' : `/updates?${query}`
}
