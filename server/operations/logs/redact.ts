/** What may stand in a log: no value without end, and nothing that opens a door, wherever it hides (promise L2). */

const maxLength = 1_000
const deepest = 5
const maxEntries = 50
const hidden = '•••'

const secretName = /password|token|secret|session|cookie|authorization|^headers$/i

/** A copy in which long texts are cut, and whatever is called like a secret is hidden. */
export function redact(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return cut(value)
  if (typeof value !== 'object' || value === null) return value
  if (depth >= deepest) return '…'
  if (Array.isArray(value)) return value.slice(0, maxEntries).map((one) => redact(one, depth + 1))
  const entries = Object.entries(value).slice(0, maxEntries)
  return Object.fromEntries(
    entries.map(([name, one]) => [name, secretName.test(name) ? hidden : redact(one, depth + 1)]),
  )
}

function cut(text: string): string {
  return text.length <= maxLength ? text : `${text.slice(0, maxLength).toWellFormed()}…`
}

/** `?token=…`, `password: …` and the like, in whatever a message quotes; its own quotes are escaped in a line of JSON. */
const assigned =
  /\b(password|token|secret|session|preview|api_?key)((?:\\+["']|')?\s*[=:]\s*(?:\\+["']|')?)[^\s&"'\\,;}]+/gi
const inAddress = /\b(\w+:\/\/)[^\s/@"]+@/g
const bearer = /\b(Bearer|Basic)\s+[\w.~+/=-]+/gi

/** A line as it is about to be written, without what looks like a secret in the middle of a text. */
export function masked(line: string): string {
  return line
    .replace(assigned, `$1$2${hidden}`)
    .replace(inAddress, `$1${hidden}@`)
    .replace(bearer, `$1 ${hidden}`)
}
