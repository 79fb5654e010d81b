import { beforeEach, describe, expect, it } from 'vitest'
import { printSheet } from '../../http/response/cached-response.ts'
import type { Print } from '../rendering/renderer.ts'
import type { PageCache } from './memory-cache.ts'
import { makePageCache } from './memory-cache.ts'
import { printOnce } from './single-flight.ts'

let cache: PageCache
let connected: boolean
let once: ReturnType<typeof printOnce>
let prints: { finish(text: string): Promise<void> }[]

/** A print that takes as long as the test wants. */
function print(): Promise<Print> {
  return new Promise((resolve) => {
    prints.push({
      finish: async (text) => resolve({ sheet: printSheet(text, {}), tags: new Set(['updates:1']) }),
    })
  })
}

const textOf = (done: Print) => String(done.sheet?.body)

describe('printing once', () => {
  beforeEach(() => {
    cache = makePageCache(0)
    connected = true
    once = printOnce({ cache, connected: () => connected, kept: () => {} })
    prints = []
  })

  it('makes one print for all who wait', async () => {
    const waiting = Array.from({ length: 20 }, () => once('/updates', print))
    expect(prints).toHaveLength(1)
    await prints[0]?.finish('one')
    expect((await Promise.all(waiting)).map(textOf)).toEqual(Array(20).fill('one'))
    expect(cache.get('/updates')).toBeDefined()
  })

  it('gives what began before a publication to nobody who came after it, and does not keep it', async () => {
    const before = once('/updates', print)
    cache.drop(['updates:1'], 1)
    const after = once('/updates', print)
    expect(prints).toHaveLength(2)
    await prints[0]?.finish('old')
    expect(textOf(await before)).toBe('old')
    expect(cache.get('/updates')).toBeUndefined()
    await prints[1]?.finish('new')
    expect(textOf(await after)).toBe('new')
    expect(String(cache.get('/updates')?.body)).toBe('new')
  })

  it('shares nothing while it cannot hear what other nodes publish', () => {
    connected = false
    void once('/updates', print)
    void once('/updates', print)
    expect(prints).toHaveLength(2)
  })

  it('tries again after a failure', async () => {
    await expect(once('/updates', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    const second = once('/updates', print)
    await prints[0]?.finish('yes')
    expect(textOf(await second)).toBe('yes')
  })
})
