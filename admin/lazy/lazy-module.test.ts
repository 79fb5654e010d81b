import { afterEach, describe, expect, it, vi } from 'vitest'
import { onDemand } from './lazy-module.ts'

const line = (isThere: boolean, isReachable = isThere) => {
  vi.stubGlobal('navigator', { onLine: isThere })
  vi.stubGlobal('fetch', async () => {
    if (!isReachable) throw new TypeError('Failed to fetch')
    return new Response('{}')
  })
}

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('Module that loads on demand', () => {
  it('is fetched once for several callers', async () => {
    line(true)
    const fetchPart = vi.fn(async () => 'palette')
    const source = onDemand(fetchPart)
    expect(source.part()).toBeUndefined()
    expect(await Promise.all([source.load(), source.load()])).toEqual([true, true])
    expect(await source.load()).toBe(true)
    expect(source.part()).toBe('palette')
    expect(fetchPart).toHaveBeenCalledOnce()
  })

  it('is missing after a failed fetch, and fetched again on the next request', async () => {
    line(true)
    vi.spyOn(console, 'error').mockReturnValue()
    const fetchPart = vi.fn(async () => 'palette').mockRejectedValueOnce(new TypeError('Failed to fetch'))
    const source = onDemand(fetchPart)
    const listener = vi.fn()
    source.subscribe(listener)
    expect(await source.load()).toBe(false)
    expect(source.part()).toBeUndefined()
    expect(listener).toHaveBeenCalledOnce()
    expect(await source.load()).toBe(true)
    expect(source.part()).toBe('palette')
    expect(listener).toHaveBeenCalledTimes(2)
  })

  it('is not reported as missing while the page reloads, only if that did not help', async () => {
    vi.useFakeTimers()
    vi.resetModules()
    line(true)
    vi.spyOn(console, 'error').mockReturnValue()
    const { reloadOnMissingCode } = await import('./reload-on-missing-code.ts')
    const { onDemand } = await import('./lazy-module.ts')
    const parts = { sessionStorage: { getItem: () => null, setItem: vi.fn() } }
    const page = Object.assign(new EventTarget(), parts, {
      location: { pathname: '/admin', reload: vi.fn() },
    })
    reloadOnMissingCode(page as unknown as Window & typeof globalThis)
    const source = onDemand(async () => {
      page.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: 'gone' }))
      throw new TypeError('Failed to fetch')
    })
    const loading = source.load()
    await vi.advanceTimersByTimeAsync(9_999)
    expect(page.location.reload).toHaveBeenCalledOnce()
    expect(source.hasFailed()).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(await loading).toBe(false)
    expect(source.hasFailed()).toBe(true)
  })

  it('is not fetched while offline, because browsers remember failed modules', async () => {
    line(false)
    const fetchPart = vi.fn(async () => 'palette')
    const source = onDemand(fetchPart)
    expect(await source.load()).toBe(false)
    expect(fetchPart).not.toHaveBeenCalled()
    line(true)
    expect(await source.load()).toBe(true)
  })

  it('is fetched from a server on the same machine while offline', async () => {
    line(false, true)
    const source = onDemand(async () => 'palette')
    expect(await source.load()).toBe(true)
  })

  it('is no longer missing when no component waits for it', async () => {
    line(false)
    const source = onDemand(async () => 'palette')
    expect(await source.load()).toBe(false)
    expect(source.hasFailed()).toBe(true)
    source.reset()
    expect(source.hasFailed()).toBe(false)
    line(true)
    expect(await source.load()).toBe(true)
  })
})
