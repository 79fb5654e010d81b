import { z } from 'zod'
import { callUsing } from './define-call.ts'
import { reply } from './reply.ts'

const call = callUsing<{ openApi: Record<string, unknown> }>()

export const openApiCalls = [
  call('GET /api/openapi.json', {
    summary: 'Describes all calls as OpenAPI 3.1.',
    may: 'anyone',
    isConstant: true,
    answers: { 200: z.record(z.string(), z.unknown()) },
    run: ({ openApi }) => reply(200, openApi),
  }),
] as const
