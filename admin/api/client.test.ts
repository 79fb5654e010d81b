import { setupI18n } from '@lingui/core'
import { describe, expect, it } from 'vitest'
import { createApi } from './client.ts'

const no = () => Promise.resolve(false)

function apiAnswered(body: BodyInit, type: string, onOtherLanguages = () => false) {
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
    const { api, sent } = apiAnswered('{}', 'application/json; charset=utf-8')
    await api('GET /api/account', {})
    await api('POST /api/auth/logout', {})
    expect(sent.map(({ method, credentials }) => `${method} ${credentials}`)).toEqual([
      'GET include',
      'POST include',
    ])
  })

  it('does not use a document with other languages while the admin loads again', async () => {
    const answered = (layers: object, isLeaving: boolean) => {
      let asked = 0
      const body = JSON.stringify({ id: 'one', trashedAt: null, layers })
      const { api } = apiAnswered(body, 'application/json', () => {
        asked += 1
        return isLeaving
      })
      const answer = api('GET /api/documents/{type}/{id}', { params: { type: 'updates', id: 'one' } })
      const late = new Promise<'nothing'>((resolve) => setTimeout(resolve, 50, 'nothing'))
      return Promise.race([answer.then(({ id }) => id), late]).then((got) => [got, asked])
    }
    const known = { en: {}, et: {}, el: {}, '*': {} }
    expect(await answered(known, true)).toEqual(['one', 0])
    expect(await answered({ '*': {}, en: {}, et: {}, el: {} }, true)).toEqual(['one', 0])
    expect(await answered({ en: {}, et: {}, '*': {} }, true)).toEqual(['nothing', 1])
    expect(await answered({ et: {}, en: {}, el: {}, '*': {} }, true)).toEqual(['nothing', 1])
    expect(await answered({ en: {}, et: {}, '*': {} }, false)).toEqual(['one', 1])
  })

  it('returns parsed JSON, and a file for JSON lines', async () => {
    const { api } = apiAnswered('{"id":"one"}', 'application/json')
    expect(await api('GET /api/account', {})).toEqual({ id: 'one' })
    const lines = '{"account":{}}\n{"session":{}}\n'
    const file: unknown = await apiAnswered(lines, 'application/jsonl').api('GET /api/account/data.jsonl', {})
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
    const answer = apiAnswered(half, type).api('GET /api/account', {})
    await expect(answer).rejects.toMatchObject({ name: 'ApiProblem', status: 0, code: 'unreachable' })
  })

  it('does not report the server as unreachable after an abort', async () => {
    const { api } = apiAnswered('{"id":', 'application/json')
    const signal = AbortSignal.abort()
    await expect(api('GET /api/account', { signal })).rejects.not.toMatchObject({ name: 'ApiProblem' })
  })
})
