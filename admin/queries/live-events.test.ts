import { describe, expect, it, onTestFinished, vi } from 'vitest'
import type { LiveMessage } from './live-events.ts'
import { createLive, readEvents } from './live-events.ts'
import { staleQueryKeys } from './query-client.ts'

const streamOf = (...parts: string[]) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (const part of parts) controller.enqueue(new TextEncoder().encode(part))
      controller.close()
    },
  })

/** A fake page that can be visible or hidden. */
function pageOf() {
  const page = Object.assign(new EventTarget(), { hidden: false })
  return {
    page,
    show(isShown: boolean) {
      page.hidden = !isShown
      page.dispatchEvent(new Event('visibilitychange'))
    },
  }
}

describe('Live updates', () => {
  it('parses the event stream, wherever it is cut', async () => {
    const read = await Array.fromAsync(
      readEvents(
        streamOf(
          'retry: 2000\nid: 7\nda',
          'ta:\n\n: still here\n\nid: 8\nevent: done\nda',
          'ta: {"a":1}\n\n',
        ),
      ),
    )
    expect(read).toEqual([
      { id: '7', event: '', data: '' },
      { id: '', event: '', data: '' },
      { id: '8', event: 'done', data: '{"a":1}' },
    ])
  })

  it('resumes after the last event when the window becomes visible again', async () => {
    const requested: string[] = []
    const messages: LiveMessage[] = []
    const { page, show } = pageOf()
    const live = createLive(async (address) => {
      requested.push(String(address))
      return new Response(streamOf('id: 8\nevent: presence\ndata: {"isHere":true}\n\n'))
    }, page)
    live.subscribe((message) => messages.push(message))
    const stop = live.start()
    await expect.poll(() => messages).toEqual([{ event: 'presence', isHere: true }])
    show(false)
    show(true)
    await expect.poll(() => requested).toEqual(['/api/live', '/api/live?after=8'])
    stop()
  })

  it('asks for everything again when the window was opened in the background', async () => {
    const messages: LiveMessage[] = []
    const { page, show } = pageOf()
    show(false)
    const live = createLive(async () => new Response(streamOf('id: 8\ndata:\n\n')), page)
    live.subscribe((message) => messages.push(message))
    const stop = live.start()
    expect(messages).toEqual([])
    show(true)
    await expect.poll(() => messages).toEqual([{ event: 'reset' }])
    show(false)
    show(true)
    await new Promise((done) => setTimeout(done, 20))
    expect(messages).toEqual([{ event: 'reset' }])
    stop()
  })

  it('reports the end of the session, and stops requesting', async () => {
    const messages: LiveMessage[] = []
    let requested = 0
    const { page } = pageOf()
    const live = createLive(async () => {
      requested += 1
      return new Response(null, { status: 401 })
    }, page)
    live.subscribe((message) => messages.push(message))
    const stop = live.start()
    await expect.poll(() => messages).toEqual([{ event: 'signed-out' }])
    expect(requested).toBe(1)
    stop()
  })

  it('continues after a new sign-in, with the events since, and only then', async () => {
    const requested: string[] = []
    const events: string[] = []
    const statuses = [200, 401, 200]
    const { page, show } = pageOf()
    const live = createLive(async (address) => {
      const status = statuses[requested.push(String(address)) - 1] ?? 401
      const isIn = status === 200
      return new Response(isIn ? streamOf('id: 8\nevent: presence\ndata: {}\n\n') : null, { status })
    }, page)
    live.subscribe(({ event }) => events.push(event))
    const [signedInBefore, stop] = [Date.now() - 1, live.start()]
    await expect.poll(() => events).toEqual(['presence'])
    show(true)
    await expect.poll(() => events).toEqual(['presence', 'signed-out'])
    live.resume(signedInBefore)
    expect(requested).toEqual(['/api/live', '/api/live?after=8'])
    live.resume(Date.now() + 1)
    await expect.poll(() => requested.slice(2)).toEqual(['/api/live?after=8'])
    stop()
  })

  it('connects again when the server has been silent for too long', async () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    let requested = 0
    const { page } = pageOf()
    const live = createLive(async (_, { signal } = {}) => {
      requested += 1
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          const beat = setInterval(
            () => controller.enqueue(new TextEncoder().encode(': still here\n\n')),
            15_000,
          )
          // After a minute, the connection is lost.
          setTimeout(() => clearInterval(beat), 61_000)
          signal?.addEventListener('abort', () => controller.error(signal.reason))
        },
      })
      return new Response(body)
    }, page)
    const stop = live.start()
    await vi.advanceTimersByTimeAsync(100_000)
    expect(requested).toBe(1)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(requested).toBe(2)
    stop()
  })

  it('tries again when the server is busy', async () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    let requested = 0
    const { page } = pageOf()
    const live = createLive(async () => {
      requested += 1
      return new Response(null, { status: 429 })
    }, page)
    const stop = live.start()
    await vi.advanceTimersByTimeAsync(2_500)
    expect(requested).toBe(2)
    stop()
  })
})

describe('Invalidation after an event', () => {
  const done = (action: string, type: string | null) =>
    staleQueryKeys({ event: 'done', action, type, id: null, by: null }).map(([name, of]) => [name, of])

  it('marks lists of the type as stale, but never the open document', () => {
    const stale = done('document.saved', 'updates')
    expect(stale).toContainEqual(['documents', 'updates'])
    expect(stale.map(([name]) => name)).not.toContain('document')
  })

  it('marks other query families as stale', () => {
    expect(done('media.uploaded', null)).toContainEqual(['media', undefined])
    expect(done('enquiry.read', null)).toContainEqual(['enquiries', 'list'])
    expect(done('publish_set.published', null)).toContainEqual(['publish-sets', undefined])
    expect(done('anything.else', null)).toEqual([
      ['dashboard', undefined],
      ['logs', undefined],
    ])
  })

  it('marks name and icon of the site as stale only when the settings are published', () => {
    expect(done('document.published', 'settings')).toContainEqual(['site-identity', undefined])
    expect(done('document.saved', 'settings')).not.toContainEqual(['site-identity', undefined])
    expect(done('document.published', 'updates')).not.toContainEqual(['site-identity', undefined])
  })

  it('marks nothing as stale for presence events', () => {
    expect(staleQueryKeys({ event: 'signed-out' })).toEqual([])
  })
})
