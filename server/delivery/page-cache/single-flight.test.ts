import { beforeEach, describe, expect, it } from 'vitest'
import { toCachedResponse } from '../../http/response/cached-response.ts'
import type { RenderResult } from '../rendering/renderer.ts'
import type { MemoryCache } from './memory-cache.ts'
import { makeMemoryCache } from './memory-cache.ts'
import { openSingleFlight } from './single-flight.ts'

let cache: MemoryCache
let connected: boolean
let singleFlight: ReturnType<typeof openSingleFlight>
let openRenders: { finish(text: string): Promise<void> }[]

/** A render that ends when the test says so. */
function renderResult(): Promise<RenderResult> {
  return new Promise((resolve) => {
    openRenders.push({
      finish: async (text) => resolve({ response: toCachedResponse(text, {}), tags: new Set(['updates:1']) }),
    })
  })
}

const textOf = (done: RenderResult) => String(done.response?.body)

describe('Single flight', () => {
  beforeEach(() => {
    cache = makeMemoryCache(0)
    connected = true
    singleFlight = openSingleFlight({ cache, connected: () => connected, onCached: () => {} })
    openRenders = []
  })

  it('renders once for all waiting requests', async () => {
    const waiting = Array.from({ length: 20 }, () => singleFlight('/updates', renderResult))
    expect(openRenders).toHaveLength(1)
    await openRenders[0]?.finish('one')
    expect((await Promise.all(waiting)).map(textOf)).toEqual(Array(20).fill('one'))
    expect(cache.get('/updates')).toBeDefined()
  })

  it('does not share or store a render that started before a publication', async () => {
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

  it('shares nothing while events of other nodes cannot be received', () => {
    connected = false
    void singleFlight('/updates', renderResult)
    void singleFlight('/updates', renderResult)
    expect(openRenders).toHaveLength(2)
  })

  it('renders again after a failure', async () => {
    await expect(singleFlight('/updates', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    const second = singleFlight('/updates', renderResult)
    await openRenders[0]?.finish('yes')
    expect(textOf(await second)).toBe('yes')
  })
})
