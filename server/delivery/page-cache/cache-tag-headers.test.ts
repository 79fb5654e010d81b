import { describe, expect, it } from 'vitest'
import { sharedCacheHeaders } from './purge-proxies.ts'

const open = { 'cache-control': 'public, max-age=0, must-revalidate' }

describe('Cache in front of the server', () => {
  it('may store a public page for some time, and gets its tags', () => {
    expect(sharedCacheHeaders(open, new Set(['updates:1', 'updates:list:el']))).toEqual({
      'cache-control': 'public, max-age=0, s-maxage=600, must-revalidate',
      'cache-tag': 'updates:1,updates:list:el',
      'surrogate-key': 'updates:1 updates:list:el',
    })
  })

  it.each(['private, max-age=0, must-revalidate', 'no-store'])('stores nothing that is %s', (caching) => {
    expect(sharedCacheHeaders({ 'cache-control': caching }, new Set(['a']))).toEqual({
      'cache-control': caching,
    })
  })

  it('stores nothing whose tags do not fit into a header', () => {
    const tags = new Set(Array.from({ length: 500 }, (_, number) => `updates:slug:en:number-${number}`))
    expect(sharedCacheHeaders(open, tags)).toBe(open)
  })
})
