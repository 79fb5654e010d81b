import { describe, expect, it } from 'vitest'
import { checkLive } from './live-check.ts'

const since = '2026-11-20T10:00:00.000Z'
const page = { locale: 'el', address: '/el/updates/fthinoporo', since } as const
const changedAt = (time: string) => new Response(`<meta property="article:modified_time" content="${time}"/>`)

/** Returns the responses in turn, and repeats the last one. */
function check(...responses: readonly (() => Response)[]) {
  const requests: RequestInit[] = []
  const send: typeof fetch = async (_, init = {}) => {
    const respond = responses[Math.min(requests.length, responses.length - 1)]
    requests.push(init)
    if (respond === undefined) throw new TypeError('Failed to fetch')
    return respond()
  }
  const result = checkLive([page], { fetch: send, startedAt: performance.now(), pauses: [0, 0] })
  return { result, requests }
}

describe('Check of a published page', () => {
  it('reports a page that was changed since the draft as live', async () => {
    const { result, requests } = check(() => changedAt('2026-11-20T10:00:01.000Z'))
    expect(await result).toMatchObject([{ ...page, state: 'live' }])
    expect(requests).toMatchObject([{ credentials: 'omit', cache: 'no-store' }])
  })

  it('reports a page without a time as live when it responds', async () => {
    expect(await check(() => new Response('<h1>Partners</h1>')).result).toMatchObject([{ state: 'live' }])
  })

  it('repeats the request until the new page is there', async () => {
    const { result, requests } = check(
      () => new Response('', { status: 503 }),
      () => changedAt('2026-11-01T10:00:00.000Z'),
      () => changedAt(since),
    )
    expect(await result).toMatchObject([{ state: 'live' }])
    expect(requests).toHaveLength(3)
  })

  it('tells a previous page, a refusal and a network failure apart', async () => {
    expect(await check(() => changedAt('2026-11-01T10:00:00.000Z')).result).toMatchObject([{ state: 'old' }])
    expect(await check(() => new Response('', { status: 404 })).result).toMatchObject([
      { state: 'refused', status: 404 },
    ])
    expect(await check().result).toMatchObject([{ state: 'unreachable' }])
  })
})
