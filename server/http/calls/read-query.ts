import type { Message } from '@cyanotype/content/model/index.ts'
import { Problem } from '../../problems/problems.ts'

const maxParameters = 100

/** The query as a record of texts. A key that comes twice has no one meaning, and is refused. */
export function readQuery(text: string): Readonly<Record<string, string>> {
  const query = new Map<string, string>()
  for (const [key, value] of pairsIn(text)) {
    if (query.size === maxParameters) throw refused(key, tooMany)
    if (query.has(key)) throw refused(key, twice)
    if (key.includes('\0') || value.includes('\0')) throw refused(key, unprintable)
    query.set(key, value)
  }
  return Object.fromEntries(query)
}

function refused(key: string, { id: code, message }: Message): Problem {
  return new Problem('invalid_query', {}, { fields: [{ path: [key.slice(0, 100)], message, code }] })
}

const tooMany = /*i18n*/ { id: 'query.too_many', message: 'An address takes no more than 100 of these.' }
const twice = /*i18n*/ { id: 'query.twice', message: 'This stands in the address twice: leave one.' }
const unprintable = /*i18n*/ { id: 'query.unprintable', message: 'This holds a sign that no text can keep.' }

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
