import { describe, expect, it } from 'vitest'
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

  it('marks nothing as stale for presence events', () => {
    expect(staleQueryKeys({ event: 'signed-out' })).toEqual([])
  })
})
