/** API calls to list, create and revoke API tokens. A token itself may not make them. */
import { defaultTokenDays, tokenScopes } from '@cyanotype/content/contracts/api-tokens.ts'
import { z } from 'zod'
import { callUsing } from '../../http/calls/define-call.ts'
import { reply } from '../../http/calls/reply.ts'
import type { ApiTokens } from './index.ts'
import { tokenResponse } from './index.ts'

const call = callUsing<{ tokens: ApiTokens }>()

const unique = <Item>(items: readonly Item[]): Item[] => [...new Set(items)]

const list = call('GET /api/tokens', {
  summary: 'Lists your API tokens, newest first. Users who manage users see the tokens of all users.',
  may: 'signed-in',
  responses: { 200: z.object({ items: z.array(tokenResponse) }) },
  run: async ({ tokens, actor }) => reply(200, { items: [...(await tokens.list(actor))] }),
})

const create = call('POST /api/tokens', {
  summary: 'Creates an API token, and returns it.',
  may: 'signed-in',
  requiresRecentAuth: true,
  body: z.strictObject({
    name: z
      .string()
      .transform((text) => text.replace(/\p{Cc}+/gu, ' ').trim())
      .pipe(z.string().min(1).max(80))
      .describe('What uses the token, such as “Import from the archive”.'),
    scopes: z.array(z.enum(tokenScopes)).min(1).max(tokenScopes.length).transform(unique),
    collections: z
      .array(z.string().max(60))
      .min(1)
      .max(100)
      .transform(unique)
      .nullable()
      .default(null)
      .describe('Limits `content:write` to these collections and singles. Null for all.'),
    days: z
      .int()
      .min(1)
      .max(365)
      .nullable()
      .default(defaultTokenDays)
      .describe('The days until it expires. Null if it does not expire, which only owners can choose.'),
  }),
  responses: {
    201: z.object({
      token: tokenResponse,
      secret: z.string().describe('The token itself, as `cya_…`. Only this response contains it.'),
    }),
    problems: ['invalid_request', 'too_many_tokens', 'not_allowed'],
  },
  run: async ({ tokens, actor, body }) => reply(201, await tokens.create(actor, body)),
})

const revoke = call('DELETE /api/tokens/{id}', {
  summary: 'Revokes an API token. Programs that use it are refused at once.',
  may: 'signed-in',
  params: z.object({ id: z.string() }),
  responses: { 204: null, problems: ['not_found', 'not_allowed'] },
  async run({ tokens, actor, params }) {
    await tokens.revoke(actor, params.id)
    return reply(204, undefined)
  },
})

export const tokenCalls = [list, create, revoke] as const
