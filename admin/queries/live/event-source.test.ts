import { describe, expect, it } from 'vitest'
import type { LiveMessage } from './event-source.ts'
import { createLive, readEvents } from './event-source.ts'
import { staleAfter } from './invalidate-on-events.ts'

const streamOf = (...parts: string[]) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (const part of parts) controller.enqueue(new TextEncoder().encode(part))
      controller.close()
    },
  })

/** A page that somebody looks at, or not. */
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

describe('what the server tells', () => {
  it('is read, wherever the stream is cut', async () => {
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

  it('goes on where it stopped when the window is seen again', async () => {
    const asked: string[] = []
    const heard: LiveMessage[] = []
    const { page, show } = pageOf()
    const live = createLive(async (address) => {
      asked.push(String(address))
      return new Response(streamOf('id: 8\nevent: presence\ndata: {"isHere":true}\n\n'))
    }, page)
    live.subscribe((message) => heard.push(message))
    const stop = live.start()
    await expect.poll(() => heard).toEqual([{ event: 'presence', isHere: true }])
    show(false)
    show(true)
    await expect.poll(() => asked).toEqual(['/api/live', '/api/live?after=8'])
    stop()
  })

  it('says so when nobody is signed in any more, and is not asked again', async () => {
    const heard: LiveMessage[] = []
    let asked = 0
    const { page } = pageOf()
    const live = createLive(async () => {
      asked += 1
      return new Response(null, { status: 401 })
    }, page)
    live.subscribe((message) => heard.push(message))
    const stop = live.start()
    await expect.poll(() => heard).toEqual([{ event: 'signed-out' }])
    expect(asked).toBe(1)
    stop()
  })
})

describe('after something was done', () => {
  const done = (action: string, type: string | null) =>
    staleAfter({ event: 'done', action, type, id: null, by: null }).map(([name, of]) => [name, of])

  it('lists of its type are out of date, and never the open document', () => {
    const stale = done('document.saved', 'updates')
    expect(stale).toContainEqual(['documents', 'updates'])
    expect(stale.map(([name]) => name)).not.toContain('document')
  })

  it('other families are, too', () => {
    expect(done('media.uploaded', null)).toContainEqual(['media', undefined])
    expect(done('enquiry.read', null)).toContainEqual(['enquiries', 'list'])
    expect(done('anything.else', null)).toEqual([
      ['dashboard', undefined],
      ['logs', undefined],
    ])
  })

  it('nothing is while somebody only comes or goes', () => {
    expect(staleAfter({ event: 'signed-out' })).toEqual([])
  })
})
