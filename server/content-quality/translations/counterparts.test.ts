import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { counterparts } from './counterparts.ts'

const noteOf = (from: string, own: string) => ({
  from: [...from].map((hash) => ({ hash, version: 1 })),
  own: [...own],
  mark: 'translated' as const,
})
const found = ([from = '', own = '', source = '', now = '']: readonly string[]) =>
  counterparts(noteOf(from, own), { source: [...source], own: [...now] })

describe('counterparts of passages', () => {
  it.each([
    ['nothing changed', ['abc', 'xyz', 'abc', 'xyz'], [0, 1, 2]],
    ['the source was reordered', ['abc', 'xyz', 'cab', 'xyz'], [2, 0, 1]],
    ['the translation was reordered', ['abc', 'xyz', 'abc', 'zxy'], [1, 2, 0]],
    ['the source has a new passage', ['abc', 'xyz', 'aNbc', 'xyz'], [0, null, 1, 2]],
    ['the source lost a passage', ['abc', 'xyz', 'ac', 'xyz'], [0, 2]],
    ['a passage of the source was rewritten', ['abc', 'xyz', 'aBc', 'xyz'], [0, 1, 2]],
    ['the translation lost a passage', ['abc', 'xyz', 'abc', 'xz'], [0, null, 1]],
    ['the translation was rewritten', ['abc', 'xyz', 'abc', 'xYz'], [0, 1, 2]],
    ['the texts never matched', ['abc', 'xy', 'abc', 'xy'], null],
  ])('when %s', (_, texts, expected) => {
    expect(found(texts)).toEqual(expected)
  })

  it('are each used once, and inside the translation', () => {
    const hashes = fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'), { maxLength: 10 })
    fc.assert(
      fc.property(hashes, hashes, hashes, hashes, (from, own, source, now) => {
        const response = counterparts(noteOf(from.join(''), own.join('')), { source, own: now })
        if (response === null) return
        const used = response.filter((index) => index !== null)
        expect(response).toHaveLength(source.length)
        expect(new Set(used).size).toBe(used.length)
        expect(used.every((index) => index >= 0 && index < now.length)).toBe(true)
      }),
    )
  })
})
