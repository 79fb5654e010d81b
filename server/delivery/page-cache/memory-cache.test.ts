import { describe, expect, it } from 'vitest'
import type { CachedResponse } from '../../http/response/cached-response.ts'
import { makeMemoryCache } from './memory-cache.ts'

const page = (bytes = 10): CachedResponse => ({
  body: Buffer.alloc(0),
  headers: {},
  hash: '',
  forms: {},
  requests: 0,
  bytes,
})

describe('Memory cache', () => {
  it('drops exactly the pages with a tag', () => {
    const cache = makeMemoryCache(0)
    cache.put('/updates', page(), new Set(['updates:list:en', 'updates:1']), cache.epoch())
    cache.put('/el/updates', page(), new Set(['updates:list:el']), cache.epoch())
    cache.put('/docs', page(), new Set(), cache.epoch())
    cache.drop(['updates:1'], 1)
    expect(cache.get('/updates')).toBeUndefined()
    expect(cache.get('/el/updates')).toBeDefined()
    expect(cache.get('/docs')).toBeDefined()
  })

  it('does not store a page whose render started before a publication', () => {
    const cache = makeMemoryCache(0)
    const started = cache.epoch()
    cache.drop(['updates:1'], 1)
    cache.put('/updates', page(), new Set(['updates:2']), started)
    expect(cache.get('/updates')).toBeUndefined()
  })

  it('stays within its size limit, and keeps requested pages longest', () => {
    const cache = makeMemoryCache(0, 100)
    for (let number = 0; number < 10; number++) cache.put(`/${number}`, page(), new Set(), cache.epoch())
    cache.get('/0')
    cache.put('/10', page(), new Set(), cache.epoch())
    cache.put('/11', page(), new Set(), cache.epoch())
    expect(cache.get('/0')).toBeDefined()
    expect(cache.get('/1')).toBeUndefined()
    expect(cache.get('/2')).toBeUndefined()
    expect(cache.get('/11')).toBeDefined()
  })

  it('makes space even when all pages are requested', () => {
    const cache = makeMemoryCache(0, 100)
    for (let number = 0; number < 50; number++) {
      cache.put(`/${number}`, page(), new Set(), cache.epoch())
      for (let requested = 0; requested <= number; requested++) cache.get(`/${requested}`)
    }
    const cached = Array.from({ length: 50 }, (_, number) => cache.get(`/${number}`)).filter(Boolean)
    expect(cached.length).toBeLessThanOrEqual(10)
  })

  it('stores no page that would displace most others', () => {
    const cache = makeMemoryCache(0, 100)
    cache.put('/long', page(50), new Set(), cache.epoch())
    expect(cache.get('/long')).toBeUndefined()
  })
})
