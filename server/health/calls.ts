import { z } from 'zod'
import { call, reply } from '../http/call.ts'
import { Problem } from '../http/problems.ts'

const answer = z.object({ status: z.literal('ok') })

export const healthCalls = [
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
