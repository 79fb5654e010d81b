import { Problem } from './problems.ts'

const most = 100

/** The query as a record of texts. A key that comes twice has no one meaning, and is refused. */
export function readQuery(text: string): Readonly<Record<string, string>> {
  const pairs = [...new URLSearchParams(text)]
  const query = Object.fromEntries(pairs)
  if (pairs.length > most || Object.keys(query).length < pairs.length) throw new Problem('invalid_query')
  return query
}
