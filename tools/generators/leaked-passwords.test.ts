import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isLeaked, prefixOf } from '../../server/accounts/auth/leaked-passwords.ts'
import { filterOf, selectPasswords } from './leaked-passwords.ts'

const passwords = selectPasswords()
const file = readFileSync(new URL('../../server/accounts/auth/leaked-passwords.bin', import.meta.url))

describe('Filter of leaked passwords', () => {
  it('is current, and smaller than 300 KB', () => {
    expect(file.equals(filterOf(passwords))).toBe(true)
    expect(file.length).toBeLessThan(300_000)
  })

  it('finds every password of the list', () => {
    expect(passwords.size).toBeGreaterThan(60_000)
    expect([...passwords].filter((password) => !isLeaked(password))).toEqual([])
  })

  it('finds fewer than one in 50,000 other passwords', () => {
    const tries = 500_000
    const others = Array.from({ length: tries }, () => randomBytes(12).toString('base64'))
    // About eight by chance.
    expect(others.filter(isLeaked).length).toBeLessThan(30)
    expect(file.length / 4 / 2 ** 32).toBeLessThan(1 / 50_000)
  })

  it('answers for any text as a search of all prefixes does', () => {
    const prefixes = new Set(Array.from({ length: file.length / 4 }, (_, at) => file.readUInt32BE(at * 4)))
    const text = fc.oneof(fc.string({ unit: 'binary', maxLength: 256 }), fc.constantFrom(...passwords))
    fc.assert(fc.property(text, (one) => isLeaked(one) === prefixes.has(prefixOf(one))))
  })
})
