import { Problem } from './problems.ts'

const most = 100

/** The query as a record of texts. A key that comes twice has no one meaning, and is refused. */
export function readQuery(text: string): Readonly<Record<string, string>> {
  const query = new Map<string, string>()
  for (const [key, value] of pairsIn(text)) {
    const isClear = !query.has(key) && !key.includes('\0') && !value.includes('\0')
    if (query.size === most || !isClear) throw new Problem('invalid_query')
    query.set(key, value)
  }
  return Object.fromEntries(query)
}

/** What is written plainly, as nearly every query is, says itself what it means. */
function pairsIn(text: string): Iterable<readonly [string, string]> {
  if (!/^[\w&=.:-]*$/.test(text)) return new URLSearchParams(text)
  return text
    .split('&')
    .filter((pair) => pair !== '')
    .map((pair) => {
      const at = pair.indexOf('=')
      return at === -1 ? [pair, ''] : [pair.slice(0, at), pair.slice(at + 1)]
    })
}
