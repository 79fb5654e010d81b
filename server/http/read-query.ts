import { Problem } from './problems.ts'

const most = 100

/** The query as a record of texts. A key that comes twice has no one meaning, and is refused. */
export function readQuery(text: string): Readonly<Record<string, string>> {
  const pairs = [...new URLSearchParams(text)]
  const query = Object.fromEntries(pairs)
  const isClear =
    Object.keys(query).length === pairs.length && !pairs.flat().some((part) => part.includes('\0'))
  if (pairs.length > most || !isClear) throw new Problem('invalid_query')
  return query
}
