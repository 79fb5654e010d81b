import { setupI18n } from '@lingui/core'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { ApiProblem } from './api-problem.ts'
import { createApi } from './client.ts'

const no = () => Promise.resolve(false)

function apiWithResponse(body: BodyInit, type: string, onOtherLanguages = () => false) {
  const sent: RequestInit[] = []
  const api = createApi({
    fetch: async (_, how = {}) => {
      sent.push(how)
      return new Response(body, { headers: { 'content-type': type } })
    },
    i18n: setupI18n({ locale: 'en', messages: { en: {} } }),
    locale: 'en',
    signInAgain: no,
    confirm: no,
    onOtherLanguages,
  })
  return { api, sent }
}

describe('API client', () => {
  it('sends the session cookie, also to another origin', async () => {
    const { api, sent } = apiWithResponse('{}', 'application/json; charset=utf-8')
    await api('GET /api/account', {})
    await api('POST /api/auth/logout', {})
    expect(sent.map(({ method, credentials }) => `${method} ${credentials}`)).toEqual([
      'GET include',
      'POST include',
    ])
  })

  it('does not use a document with other languages while the admin loads again', async () => {
    const idWithLanguages = (layers: object, isLeaving: boolean) => {
      let calls = 0
      const left = Promise.withResolvers<'nothing'>()
      const body = JSON.stringify({ id: 'one', trashedAt: null, layers })
      const { api } = apiWithResponse(body, 'application/json', () => {
        calls += 1
        // Time for a response that must not come.
        if (isLeaving) setTimeout(left.resolve, 50, 'nothing')
        return isLeaving
      })
      const response = api('GET /api/documents/{type}/{id}', { params: { type: 'updates', id: 'one' } })
      return Promise.race([response.then(({ id }) => id), left.promise]).then((got) => [got, calls])
    }
    const layers = { en: {}, et: {}, el: {}, '*': {} }
    expect(await idWithLanguages(layers, true)).toEqual(['one', 0])
    expect(await idWithLanguages({ '*': {}, en: {}, et: {}, el: {} }, true)).toEqual(['one', 0])
    expect(await idWithLanguages({ en: {}, et: {}, '*': {} }, true)).toEqual(['nothing', 1])
    expect(await idWithLanguages({ et: {}, en: {}, el: {}, '*': {} }, true)).toEqual(['nothing', 1])
    expect(await idWithLanguages({ en: {}, et: {}, '*': {} }, false)).toEqual(['one', 1])
  })

  it.each([
    ['too_busy', 2, { id: 'one' }],
    ['too_busy', 3, 'too_busy'],
    ['took_too_long', 1, 'took_too_long'],
  ])('repeats calls that a busy server refused: %s, %i times', async (code, times, end) => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const refused = JSON.stringify({ code, message: code })
    let sent = 0
    const api = createApi({
      fetch: async () => {
        sent += 1
        return sent > times
          ? new Response('{"id":"one"}', { headers: { 'content-type': 'application/json' } })
          : new Response(refused, { status: 503 })
      },
      ...{ i18n: setupI18n({ locale: 'en', messages: { en: {} } }), locale: 'en' },
      ...{ signInAgain: no, confirm: no },
    })
    const response = api('GET /api/account', {}).catch((problem: unknown) =>
      problem instanceof ApiProblem ? problem.code : problem,
    )
    await vi.runAllTimersAsync()
    expect(await response).toEqual(end)
    expect(sent).toBe(code === 'too_busy' ? 3 : 1)
  })

  it('returns parsed JSON, and a file for JSON lines', async () => {
    const { api } = apiWithResponse('{"id":"one"}', 'application/json')
    expect(await api('GET /api/account', {})).toEqual({ id: 'one' })
    const lines = '{"account":{}}\n{"session":{}}\n'
    const file: unknown = await apiWithResponse(lines, 'application/jsonl').api(
      'GET /api/account/data.jsonl',
      {},
    )
    expect(await (file instanceof Blob ? file.text() : file)).toBe(lines)
  })
  it.each([
    ['JSON', 'application/json'],
    ['a file', 'application/jsonl'],
  ])('reports the server as unreachable if the body of %s is cut off', async (_, type) => {
    const parts = [new TextEncoder().encode('{"id":')]
    const half = new ReadableStream({
      pull(controller) {
        const part = parts.shift()
        if (part === undefined) controller.error(new TypeError('network error'))
        else controller.enqueue(part)
      },
    })
    const response = apiWithResponse(half, type).api('GET /api/account', {})
    await expect(response).rejects.toMatchObject({ name: 'ApiProblem', status: 0, code: 'unreachable' })
  })

  it('does not report the server as unreachable after an abort', async () => {
    const { api } = apiWithResponse('{"id":', 'application/json')
    const signal = AbortSignal.abort()
    await expect(api('GET /api/account', { signal })).rejects.not.toMatchObject({ name: 'ApiProblem' })
  })
})
