/** Calls that misbehave in one way each, for tests of what every call passes through. */
import { z } from 'zod'
import { calls } from '../call-list.ts'
import { callUsing } from '../http/calls/define-call.ts'
import { reply } from '../http/calls/reply.ts'

const call = callUsing<object>()

const echoed = z.object({ kept: z.string() })
const own = [
  call('GET /api/test/leaky', {
    summary: 'Answers with more than it declares.',
    may: 'anyone',
    responses: { 200: echoed },
    run: () => reply(200, { kept: 'yes', password: 'canary-5917' }),
  }),
  call('GET /api/test/broken', {
    summary: 'Breaks.',
    may: 'anyone',
    responses: { 200: echoed },
    run: () => {
      throw new Error('select * from users -- canary-5917 at /srv/secret.ts')
    },
  }),
  call('GET /api/test/held', {
    summary: 'Finds its file held by another process.',
    may: 'anyone',
    responses: { 200: echoed },
    run: () => {
      throw Object.assign(new Error('database is locked'), { code: 'ERR_SQLITE_ERROR', errcode: 5 })
    },
  }),
  call('GET /api/test/cut-off', {
    summary: 'Loses its database.',
    may: 'anyone',
    responses: { 200: echoed },
    run: () => {
      throw new Error('Connection terminated unexpectedly')
    },
  }),
  call('GET /api/test/endless', {
    summary: 'Never ends.',
    may: 'anyone',
    timeoutMs: 20,
    responses: { 200: echoed },
    run: () => new Promise(() => {}),
  }),
  call('POST /api/test/echo', {
    summary: 'Takes a little.',
    may: 'signed-in',
    body: z.strictObject({ kept: z.string().max(3_000_000), deep: z.unknown().optional() }),
    bodyLimit: 10_000,
    responses: { 200: echoed },
    run: ({ body }) => reply(200, { kept: body.kept }),
  }),
]

export const callsForTests = [...calls, ...own]
