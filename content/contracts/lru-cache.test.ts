import { describe, expect, it } from 'vitest'
import { createLruCache } from './lru-cache.ts'

describe('LRU cache', () => {
  it('keeps entries up to its limit and drops the least recently used one', () => {
    const kept = createLruCache<number>({ things: 2 })
    expect(kept.put('one', 1)).toBe(1)
    kept.put('two', 2)
    expect(kept.get('one')).toBe(1)
    kept.put('three', 3)
    expect([kept.get('one'), kept.get('two'), kept.get('three')]).toEqual([1, undefined, 3])
  })

  it('drops entries when their keys are too long together', () => {
    const kept = createLruCache<number>({ things: 9, letters: 5 })
    kept.put('abc', 1)
    kept.put('abc', 2)
    kept.put('de', 3)
    expect([kept.get('abc'), kept.get('de')]).toEqual([2, 3])
    kept.put('f', 4)
    expect([kept.get('abc'), kept.get('de'), kept.get('f')]).toEqual([undefined, 3, 4])
  })
})
