import { z } from 'zod'
import { callUsing } from '../../http/calls/define-call.ts'
import { reply } from '../../http/calls/reply.ts'
import { Problem } from '../../problems/problems.ts'
import type { Health } from './index.ts'

const call = callUsing<{ health: Health }>()

const answer = z.object({ status: z.literal('ok') })

const report = z.object({
  version: z.string(),
  startedAt: z.iso.datetime(),
  database: z.object({
    engine: z.enum(['sqlite', 'postgres']),
    milliseconds: z.int().nullable().describe('How long it took to answer; null where it did not.'),
  }),
  untrustedProxy: z
    .string()
    .nullable()
    .describe('The address of a proxy in front that `TRUST_PROXY` does not name.'),
  disk: z
    .object({ free: z.int(), size: z.int() })
    .nullable()
    .describe('Of the folder in which files are kept, in bytes.'),
})

export const healthCalls = [
  call('GET /api/health', {
    summary: 'Tells whoever runs the house how its server is.',
    may: 'logs.read',
    answers: { 200: report },
    run: async ({ health }) => reply(200, await health.report()),
  }),

  call('GET /api/health/live', {
    summary: 'Answers while the process runs.',
    may: 'anyone',
    answers: { 200: answer },
    run: () => reply(200, { status: 'ok' as const }),
  }),

  call('GET /api/health/ready', {
    summary: 'Answers while the server takes requests: the database answers, and it is not about to stop.',
    may: 'anyone',
    answers: { 200: answer, problems: ['stopping', 'database_unavailable'] },
    async run({ health }) {
      if (health.isStopping()) throw new Problem('stopping')
      if (!(await health.databaseAnswers())) throw new Problem('database_unavailable')
      return reply(200, { status: 'ok' as const })
    },
  }),
] as const
