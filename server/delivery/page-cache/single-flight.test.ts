import { beforeEach, describe, expect, it } from 'vitest'
import { toCachedResponse } from '../../http/response/cached-response.ts'
import type { RenderResult } from '../rendering/renderer.ts'
import type { MemoryCache } from './page-cache.ts'
import { makeMemoryCache, openSingleFlight } from './page-cache.ts'

let cache: MemoryCache
let connected: boolean
let singleFlight: ReturnType<typeof openSingleFlight>
let openRenders: { finish(text: string): Promise<void> }[]

/** A print that takes as long as the test wants. */
function renderResult(): Promise<RenderResult> {
  return new Promise((resolve) => {
    openRenders.push({
      finish: async (text) => resolve({ response: toCachedResponse(text, {}), tags: new Set(['updates:1']) }),
    })
  })
}

const textOf = (done: RenderResult) => String(done.response?.body)

describe('printing once', () => {
  beforeEach(() => {
    cache = makeMemoryCache(0)
    connected = true
    singleFlight = openSingleFlight({ cache, connected: () => connected, onCached: () => {} })
    openRenders = []
  })

  it('makes one print for all who wait', async () => {
    const waiting = Array.from({ length: 20 }, () => singleFlight('/updates', renderResult))
    expect(openRenders).toHaveLength(1)
    await openRenders[0]?.finish('one')
    expect((await Promise.all(waiting)).map(textOf)).toEqual(Array(20).fill('one'))
    expect(cache.get('/updates')).toBeDefined()
  })

  it('gives what began before a publication to nobody who came after it, and does not keep it', async () => {
    const before = singleFlight('/updates', renderResult)
    cache.drop(['updates:1'], 1)
    const after = singleFlight('/updates', renderResult)
    expect(openRenders).toHaveLength(2)
    await openRenders[0]?.finish('old')
    expect(textOf(await before)).toBe('old')
    expect(cache.get('/updates')).toBeUndefined()
    await openRenders[1]?.finish('new')
    expect(textOf(await after)).toBe('new')
    expect(String(cache.get('/updates')?.body)).toBe('new')
  })

  it('shares nothing while it cannot hear what other nodes publish', () => {
    connected = false
    void singleFlight('/updates', renderResult)
    void singleFlight('/updates', renderResult)
    expect(openRenders).toHaveLength(2)
  })

  it('tries again after a failure', async () => {
    await expect(singleFlight('/updates', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    const second = singleFlight('/updates', renderResult)
    await openRenders[0]?.finish('yes')
    expect(textOf(await second)).toBe('yes')
  })
})
