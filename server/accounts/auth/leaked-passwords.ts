/**
 * Leaked passwords: a filter of hash prefixes, in ascending order. It finds every password of its list, and of
 * other passwords fewer than one in 50,000. Nothing is sent anywhere.
 */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

/** The length of a prefix in bytes. */
export const prefixLength = 4

const filter = readFileSync(new URL('leaked-passwords.bin', import.meta.url))

/** Passwords are compared in lower case, and in one form of each character. */
export const folded = (password: string): string => password.normalize('NFKC').toLowerCase()

export function prefixOf(foldedPassword: string): number {
  return createHash('sha256').update(foldedPassword).digest().readUInt32BE()
}

export function isLeaked(foldedPassword: string): boolean {
  const prefix = prefixOf(foldedPassword)
  let [from, to] = [0, filter.length / prefixLength]
  while (from < to) {
    const middle = Math.floor((from + to) / 2)
    if (filter.readUInt32BE(middle * prefixLength) < prefix) from = middle + 1
    else to = middle
  }
  return from * prefixLength < filter.length && filter.readUInt32BE(from * prefixLength) === prefix
}
