import { z } from 'zod'
import { callUsing } from '../../http/calls/define-call.ts'
import { reply } from '../../http/calls/reply.ts'
import { Problem } from '../../problems/problems.ts'
import { stateSchema } from '../backups/backup-facts.ts'
import type { Health } from './index.ts'

const call = callUsing<{ health: Health }>()

const statusOk = z.object({ status: z.literal('ok') })

/** A state of the moment, as the answer while everything is well. */
const uncached = { headers: { 'cache-control': 'no-store' } }

const report = z.object({
  version: z.string(),
  startedAt: z.iso.datetime(),
  database: z.object({
    engine: z.enum(['sqlite', 'postgres']),
    milliseconds: z.int().nullable().describe('The response time. Null if it did not respond.'),
  }),
  untrustedProxy: z
    .string()
    .nullable()
    .describe('The IP address of a proxy that `TRUST_PROXY` does not contain.'),
  disk: z
    .object({ free: z.int(), size: z.int() })
    .nullable()
    .describe('The disk of the data folder, in bytes.'),
  backups: stateSchema
    .nullable()
    .describe('The last proven backup, and the last failure. Null if the database did not respond.'),
})

export const healthCalls = [
  call('GET /api/health', {
    summary: 'Returns the state of the server: version, database and disk.',
    may: 'logs.read',
    responses: { 200: report },
    run: async ({ health }) => reply(200, await health.report()),
  }),

  call('GET /api/health/live', {
    summary: 'Liveness check: responds while the process runs.',
    may: 'anyone',
    isAutomatic: true,
    responses: { 200: statusOk },
    run: () => reply(200, { status: 'ok' as const }),
  }),

  call('GET /api/health/ready', {
    summary: 'Readiness check: responds while the database is available and the server is not stopping.',
    may: 'anyone',
    isAutomatic: true,
    responses: { 200: statusOk, problems: ['stopping', 'database_unavailable'] },
    async run({ health }) {
      if (health.isStopping()) throw new Problem('stopping', {}, uncached)
      if (!(await health.isDatabaseReachable())) throw new Problem('database_unavailable', {}, uncached)
      return reply(200, { status: 'ok' as const })
    },
  }),
] as const
