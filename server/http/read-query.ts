import { Problem } from './problems.ts'

const most = 100

/** The query as a record of texts. A key that comes twice has no one meaning, and is refused. */
export function readQuery(text: string): Readonly<Record<string, string>> {
  const query = new Map<string, string>()
  for (const [key, value] of new URLSearchParams(text)) {
    const isClear = !query.has(key) && !key.includes('\0') && !value.includes('\0')
    if (query.size === most || !isClear) throw new Problem('invalid_query')
    query.set(key, value)
  }
  return Object.fromEntries(query)
}
