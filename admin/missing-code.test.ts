import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { reloadOnMissingCode } from './missing-code.ts'

/** As much of a window as is looked at. */
function windowOf(build: string) {
  const kept = new Map<string, string>()
  const reload = vi.fn()
  const parts = {
    document: { querySelector: () => ({ content: build }) },
    sessionStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    },
    location: { reload },
  }
  const page = Object.assign(new EventTarget(), parts)
  // The rest of a window is never asked for.
  reloadOnMissingCode(page as unknown as Window & typeof globalThis)
  const miss = (payload = 'Failed to fetch dynamically imported module') =>
    page.dispatchEvent(Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload }))
  return { reload, miss }
}

describe('a part of the admin that cannot be fetched', () => {
  let answer: () => Promise<Response>
  const asked = vi.fn(() => answer())

  beforeEach(() => {
    answer = async () => Response.json({ id: 'newer' })
    vi.stubGlobal('fetch', asked)
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    asked.mockClear()
  })

  it('brings the page of a newer release, once within ten seconds', async () => {
    const { reload, miss } = windowOf('older')
    miss()
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
    miss()
    await Promise.resolve()
    expect(asked).toHaveBeenCalledOnce()
  })

  it.each([
    ['has the same release: it is the line that failed', async () => Response.json({ id: 'older' })],
    ['is on its way down', async () => new Response(null, { status: 503 })],
    ['does not answer', async () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('leaves the page alone where the server %s', async (_, said) => {
    answer = said
    const { reload, miss } = windowOf('older')
    miss()
    await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce())
    await new Promise((resolve) => setImmediate(resolve))
    expect(reload).not.toHaveBeenCalled()
  })

  it('may be a sheet: that is done without', () => {
    const { miss } = windowOf('older')
    expect(miss('Unable to preload CSS for /a.css')).toBe(false)
    expect(asked).not.toHaveBeenCalled()
  })
})
