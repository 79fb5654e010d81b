/** Call that shows the last lines of the server log. */
import { z } from 'zod'
import { callUsing } from '../../http/calls/define-call.ts'
import { reply } from '../../http/calls/reply.ts'
import type { LogTail } from './logger.ts'

const call = callUsing<{ logTail: LogTail }>()

const levels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal'] as const

const line = z.looseObject({
  number: z.int(),
  level: z.enum(levels),
  time: z.string(),
  msg: z.string().optional(),
})
type Line = z.infer<typeof line>

interface LogQuery {
  readonly level: (typeof levels)[number]
  readonly q?: string | undefined
  readonly before?: number | undefined
  readonly limit: number
}

function linesOf(
  tail: LogTail,
  { level, q = '', before = Number.POSITIVE_INFINITY, limit }: LogQuery,
): Line[] {
  const minLevel = levels.indexOf(level)
  const found: Line[] = []
  for (const { number, text } of tail.lines()) {
    if (found.length === limit) break
    if (number >= before || !text.includes(q)) continue
    const { success, data } = line.safeParse({ ...JSON.parse(text), number })
    if (success && levels.indexOf(data.level) >= minLevel) found.push(data)
  }
  return found
}

export const logCalls = [
  call('GET /api/logs/server', {
    summary: 'Lists the last lines of the server log, newest first. Each server has its own log.',
    may: 'logs.read',
    isAutomatic: true,
    query: z.object({
      level: z.enum(levels).default('info').describe('The minimum level.'),
      q: z.string().max(200).optional().describe('Only lines that contain this text.'),
      before: z.coerce
        .number()
        .int()
        .min(1)
        .optional()
        .describe('Only lines before the line with this number.'),
      limit: z.coerce.number().int().min(1).max(500).default(100),
    }),
    responses: { 200: z.object({ items: z.array(line) }) },
    run: ({ logTail, query }) => reply(200, { items: linesOf(logTail, query) }),
  }),
] as const
