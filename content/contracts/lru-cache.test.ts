import { describe, expect, it } from 'vitest'
import { createLruCache } from './lru-cache.ts'

describe('LRU cache', () => {
  it('keeps entries up to its limit and drops the least recently used one', () => {
    const cache = createLruCache<number>({ maxEntries: 2 })
    expect(cache.put('one', 1)).toBe(1)
    cache.put('two', 2)
    expect(cache.get('one')).toBe(1)
    cache.put('three', 3)
    expect([cache.get('one'), cache.get('two'), cache.get('three')]).toEqual([1, undefined, 3])
  })

  it('drops entries when their keys are too long together', () => {
    const cache = createLruCache<number>({ maxEntries: 9, maxCharacters: 5 })
    cache.put('abc', 1)
    cache.put('abc', 2)
    cache.put('de', 3)
    expect([cache.get('abc'), cache.get('de')]).toEqual([2, 3])
    cache.put('f', 4)
    expect([cache.get('abc'), cache.get('de'), cache.get('f')]).toEqual([undefined, 3, 4])
  })
})
