/**
 * Fuzz test: whatever is sent to any call, it succeeds or returns a declared problem, never a server error.
 */
import { interfaceLocales } from '@cyanotype/content/model/index.ts'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { calls } from '../call-list.ts'
import { callDatabases } from '../testing/databases.ts'
import type { Client, TestResponse } from '../testing/http-client.ts'
import type { TestServer } from '../testing/start-server.ts'
import { startServer } from '../testing/start-server.ts'
import type { AnyCall } from './calls/define-call.ts'
import { mediaTypeOf } from './calls/reply.ts'

const unusualText = fc.constantFrom(
  ...[
    '',
    ' ',
    '1abc',
    '-1',
    '0',
    '1e9',
    'null',
    'undefined',
    '__proto__',
    'constructor',
    '../..',
    "' or 1=1 --",
  ],
  ...[
    'updates',
    'settings',
    'en',
    '*',
    'new',
    '\u0000',
    'a\u0000b',
    '\ud800',
    '💥',
    'ä'.repeat(300),
    '%00',
    '<b>',
  ],
  ...[
    '01890000-0000-7000-8000-000000000000',
    '2026-13-45T99:99:99Z',
    '2026-01-01T00:00:00Z',
    '/',
    'a@b.example',
  ],
)
const text = fc.oneof(unusualText, fc.string({ unit: 'binary', maxLength: 30 }))
const value = fc.oneof(
  { weight: 3, arbitrary: text },
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.array(text, { maxLength: 3 }),
  fc.dictionary(text, fc.jsonValue(), { maxKeys: 3 }),
  fc.jsonValue(),
)

/** Some properties of the schema with random values, and sometimes something completely different. */
function bodyFor(schema: z.ZodType | undefined): fc.Arbitrary<unknown> {
  const names = schema instanceof z.ZodObject ? Object.keys(schema.shape) : []
  const record = fc.record(Object.fromEntries(names.map((name) => [name, value])), { requiredKeys: [] })
  return fc.oneof({ weight: 5, arbitrary: record }, value)
}

const queryFor = (schema: z.ZodObject | undefined) =>
  fc.record(Object.fromEntries(Object.keys(schema?.shape ?? {}).map((name) => [name, text])), {
    requiredKeys: [],
  })

const requestFor = (call: AnyCall) =>
  fc.record({
    params: fc.array(text, { minLength: 6, maxLength: 6 }),
    query: queryFor(call.query),
    body: bodyFor(call.body),
    language: fc.constantFrom(...interfaceLocales),
  })
type Request = typeof requestFor extends (call: AnyCall) => fc.Arbitrary<infer R> ? R : never

function send(
  client: Client,
  call: AnyCall,
  { params, query, body, language }: Request,
): Promise<TestResponse> {
  const [method = '', path = ''] = call.at.split(' ')
  let index = 0
  const filled = path.replaceAll(/\{\w+\}/g, () => encodeURIComponent((params[index++] ?? '').toWellFormed()))
  const pairs = Object.entries(query).map(([name, one = '']) => [name, one])
  const search = new URLSearchParams(pairs).toString()
  const headers = { 'content-type': 'application/json', 'accept-language': language }
  return client.send(
    method,
    `${filled}?${search}`,
    headers,
    method === 'GET' ? undefined : JSON.stringify(body),
  )
}

const isEndless = (call: AnyCall) => {
  const schema = call.responses[200]
  return schema !== undefined && mediaTypeOf(schema) === 'text/event-stream'
}

describe.each(callDatabases)('Calls on %s', (database) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer(database)
  })

  it.each((calls as readonly AnyCall[]).filter((call) => !isEndless(call)).map((call) => [call.at, call]))(
    '%s accepts or rejects any input without a server error',
    async (_at, call) => {
      const owner = await server.signedInAs('owner')
      await fc.assert(
        fc.asyncProperty(requestFor(call), async (request) => {
          const response = await send(owner, call, request)
          expect(response.status).toBeLessThan(500)
          if (response.status < 400) return
          const problem = response.problem()
          expect(response.headers['content-type']).toMatch(/^application\/problem\+json/)
          expect(problem).toMatchObject({ status: response.status, code: expect.any(String) })
          expect(response.text).not.toMatch(/node_modules|\.ts:|sqlite|postgres/i)
          if (!['invalid_request', 'invalid_query'].includes(problem.code)) return
          expect(problem.fields?.length).toBeGreaterThan(0)
          for (const field of problem.fields ?? []) expect(field.message).toMatch(/\S/)
        }),
        { numRuns: 12 },
      )
    },
  )
})
