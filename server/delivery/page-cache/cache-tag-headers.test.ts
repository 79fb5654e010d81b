import { describe, expect, it } from 'vitest'
import { sharedCacheHeaders } from './cache-tag-headers.ts'

const open = { 'cache-control': 'public, max-age=0, must-revalidate' }

describe('a cache in front of the server', () => {
  it('may keep a public page for a while, and is told its tags', () => {
    expect(sharedCacheHeaders(open, new Set(['updates:1', 'updates:list:el']))).toEqual({
      'cache-control': 'public, max-age=0, s-maxage=600, must-revalidate',
      'cache-tag': 'updates:1,updates:list:el',
      'surrogate-key': 'updates:1 updates:list:el',
    })
  })

  it.each(['private, max-age=0, must-revalidate', 'no-store'])('keeps nothing that is %s', (caching) => {
    expect(sharedCacheHeaders({ 'cache-control': caching }, new Set(['a']))).toEqual({
      'cache-control': caching,
    })
  })

  it('keeps nothing whose tags it could not be told', () => {
    const tags = new Set(Array.from({ length: 500 }, (_, number) => `updates:slug:en:number-${number}`))
    expect(sharedCacheHeaders(open, tags)).toBe(open)
  })
})
