import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

/** The parts of a window that the module uses. */
async function openWindow(stored = new Map<string, string>(), pathname = '/admin/updates') {
  vi.resetModules()
  const { reloadOnMissingCode, isReloading } = await import('./reload-on-missing-code.ts')
  const reload = vi.fn()
  const page = Object.assign(new EventTarget(), {
    sessionStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
    },
    location: { reload, pathname },
  })
  reloadOnMissingCode(page as unknown as Window & typeof globalThis)
  const miss = (payload = 'Failed to fetch dynamically imported module') =>
    page.dispatchEvent(Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload }))
  return { reload, miss, stored, isReloading }
}

describe('Admin code that cannot be fetched', () => {
  let respond: () => Promise<Response>
  const fetched = vi.fn((..._request: unknown[]) => respond())

  beforeEach(() => {
    respond = async () => Response.json({ id: 'any' })
    vi.stubGlobal('fetch', fetched)
    vi.spyOn(Date, 'now').mockReturnValue(1_000_000)
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
    fetched.mockClear()
  })

  it('reloads the page once, whatever the release, and marks the path for ten seconds', async () => {
    const { reload, miss, stored, isReloading } = await openWindow()
    miss()
    miss()
    expect(await isReloading()).toBe(true)
    expect(reload).toHaveBeenCalledOnce()
    expect(fetched).toHaveBeenCalledOnce()
    const mark = JSON.parse(stored.get('nuxt:reload') ?? '')
    expect(mark).toEqual({ path: '/admin/updates', expires: 1_010_000 })
  })

  it.each([
    ['does not reload the same path again within ten seconds', '/admin/updates', 1_009_999, 0],
    ['reloads the same path again after ten seconds', '/admin/updates', 1_010_000, 1],
    ['reloads another path', '/admin/media', 1_000_001, 1],
  ])('%s', async (_, path, now, times) => {
    const stored = new Map([['nuxt:reload', JSON.stringify({ path: '/admin/updates', expires: 1_010_000 })]])
    vi.spyOn(Date, 'now').mockReturnValue(now)
    const { reload, miss, isReloading } = await openWindow(stored, path)
    miss()
    expect(await isReloading()).toBe(times === 1)
    expect(reload).toHaveBeenCalledTimes(times)
  })

  it.each([
    ['is shutting down', async () => new Response(null, { status: 503 })],
    ['does not respond', async () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('leaves the page alone if the server %s', async (_, outage) => {
    respond = outage
    const { reload, miss, isReloading } = await openWindow()
    miss()
    expect(await isReloading()).toBe(false)
    expect(reload).not.toHaveBeenCalled()
  })

  it('asks where a server that is shutting down says so', async () => {
    const { miss, isReloading } = await openWindow()
    miss()
    await isReloading()
    expect(fetched).toHaveBeenCalledWith('/api/health/ready', { cache: 'no-store' })
  })

  it('does not reload for a missing stylesheet', async () => {
    const { miss } = await openWindow()
    expect(miss('Unable to preload CSS for /a.css')).toBe(false)
    expect(fetched).not.toHaveBeenCalled()
  })
})
