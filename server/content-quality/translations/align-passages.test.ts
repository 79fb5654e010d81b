import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { align, isSame } from './passages.ts'

const noted = (hashes: readonly string[]) => hashes.map((hash) => ({ hash, version: 1 }))
const changes = (before: string, now: string) =>
  align(noted([...before]), [...now])
    .filter((pair) => !isSame(pair))
    .map(({ old, now: current }) => `${old?.hash ?? ''}→${current ?? ''}`)

describe('changes since a translation', () => {
  it.each([
    ['abc', 'abc', []],
    ['abc', 'aBc', ['b→B']],
    ['abc', 'abxc', ['→x']],
    ['abc', 'ac', ['b→']],
    ['abc', 'cab', []],
    ['abc', 'xabc', ['→x']],
    ['abc', 'aXYc', ['b→X', '→Y']],
    ['abcd', 'aXd', ['b→X', 'c→']],
    ['aa', 'aaa', ['→a']],
    ['aab', 'ab', ['a→']],
    ['', 'ab', ['→a', '→b']],
  ])('from %s to %s are %j', (before, now, expected) => {
    expect(changes(before, now)).toEqual(expected)
  })

  const passages = fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { maxLength: 12 })
  const counted = (items: readonly string[]) => items.toSorted().join('')

  it('contain every new and every removed passage once', () => {
    fc.assert(
      fc.property(passages, passages, (before, now) => {
        const pairs = align(noted(before), now)
        expect(pairs.flatMap((pair) => pair.now ?? [])).toEqual(now)
        expect(counted(pairs.flatMap(({ old }) => old?.hash ?? []))).toBe(counted(before))
        for (const passage of new Set([...before, ...now])) {
          const of = (items: readonly string[]) => items.filter((one) => one === passage).length
          const changed = pairs.filter((pair) => !isSame(pair))
          expect(of(changed.flatMap((pair) => pair.now ?? []))).toBe(Math.max(0, of(now) - of(before)))
          expect(of(changed.flatMap(({ old }) => old?.hash ?? []))).toBe(Math.max(0, of(before) - of(now)))
        }
      }),
    )
  })

  it('are empty when passages only moved', () => {
    const moved = passages.chain((before) =>
      fc.tuple(fc.constant(before), fc.shuffledSubarray(before, { minLength: before.length })),
    )
    fc.assert(
      fc.property(moved, ([before, now]) => {
        expect(align(noted(before), now).filter((pair) => !isSame(pair))).toEqual([])
      }),
    )
  })
})
