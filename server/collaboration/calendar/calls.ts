/** Calls of the calendar. */

import { Readable } from 'node:stream'
import { interfaceLocales } from '@cyanotype/content/model/index.ts'
import { z } from 'zod'
import type { ApiTokens } from '../../accounts/tokens/index.ts'
import type { Config } from '../../config/config.ts'
import type { Documents } from '../../documents/index.ts'
import { callUsing } from '../../http/calls/define-call.ts'
import { reply, streamed } from '../../http/calls/reply.ts'
import type { Messages } from '../../messages/index.ts'
import { calendarText } from './calendar-file.ts'
import { calendarName, eventFrom, subscriber } from './feed.ts'
import type { Calendar } from './index.ts'
import { calendarQuery, calendarResponse } from './schemas.ts'

const call = callUsing<{
  calendar: Calendar
  tokens: ApiTokens
  documents: Documents
  messages: Messages
  config: Pick<Config, 'publicUrl'>
}>()

export const calendarCalls = [
  call('GET /api/calendar', {
    summary: 'Lists what is scheduled and what was first published in a period of at most 42 days.',
    may: 'documents.read',
    query: calendarQuery,
    responses: { 200: calendarResponse, problems: ['invalid_query'] },
    run: async ({ calendar, actor, query }) => reply(200, await calendar.read(actor, query)),
  }),
  call('GET /api/calendar.ics', {
    summary:
      'Returns the calendar of the last 30 and the next 365 days as iCalendar (RFC 5545), with a session or a token.',
    may: 'anyone',
    token: 'calendar:read',
    query: z.object({
      token: z
        .string()
        .max(100)
        .optional()
        .describe('A token whose only scope is `calendar:read`, for programs that cannot send a header.'),
      locale: z.enum(interfaceLocales).optional().describe('The language of the texts.'),
    }),
    responses: {
      200: streamed('text/calendar'),
      problems: ['not_signed_in', 'invalid_token', 'factor_required', 'not_allowed'],
    },
    async run({ calendar, tokens, documents, messages, config, actor, query, visitor, request }) {
      const reader = actor ?? (await subscriber(tokens, query.token))
      const locale = query.locale ?? visitor.locale
      const origin = config.publicUrl ?? `http://${request.headers.host ?? 'localhost'}`
      const texts = { messages, locale, origin, types: documents.types }
      const items = await calendar.feed(reader)
      const text = calendarText({
        name: messages.say(locale, calendarName),
        writtenAt: new Date().toISOString(),
        events: items.map((item) => eventFrom(item, texts)),
      })
      return reply(200, Readable.from([text]), { headers: { 'cache-control': 'private, no-store' } })
    },
  }),
] as const
