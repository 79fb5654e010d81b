import { setupI18n } from '@lingui/core'
import { describe, expect, it } from 'vitest'
import { createApi } from './client.ts'

const no = () => Promise.resolve(false)

function apiAnswered(body: BodyInit, type: string) {
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
  })
  return { api, sent }
}

describe('a call of the admin', () => {
  it('brings its session along, whoever serves the admin', async () => {
    const { api, sent } = apiAnswered('{}', 'application/json; charset=utf-8')
    await api('GET /api/account', {})
    await api('POST /api/auth/logout', {})
    expect(sent.map(({ method, credentials }) => `${method} ${credentials}`)).toEqual([
      'GET include',
      'POST include',
    ])
  })

  it('is answered by what JSON holds, and by a file where there are lines of it', async () => {
    const { api } = apiAnswered('{"id":"one"}', 'application/json')
    expect(await api('GET /api/account', {})).toEqual({ id: 'one' })
    const lines = '{"account":{}}\n{"session":{}}\n'
    const file: unknown = await apiAnswered(lines, 'application/jsonl').api('GET /api/account/data.jsonl', {})
    expect(await (file instanceof Blob ? file.text() : file)).toBe(lines)
  })
  it.each([
    ['JSON', 'application/json'],
    ['a file', 'application/jsonl'],
  ])('is told of as one that reached nobody where %s is cut off in the middle', async (_, type) => {
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

  it('says nothing of a server where it was called off', async () => {
    const { api } = apiAnswered('{"id":', 'application/json')
    const signal = AbortSignal.abort()
    await expect(api('GET /api/account', { signal })).rejects.not.toMatchObject({ name: 'ApiProblem' })
  })
})
