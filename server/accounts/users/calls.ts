/** Calls about the accounts of other users. Every change requires recent authentication. */

import { localeCodes, roleNames } from '@cyanotype/content/model/index.ts'
import { siteLocale } from '@cyanotype/content/model/locale-schemas.ts'
import { z } from 'zod'
import type { Config } from '../../config/config.ts'
import { callUsing } from '../../http/calls/define-call.ts'
import { reply } from '../../http/calls/reply.ts'
import { email, sessionsResponse, username } from './account-calls.ts'
import type { Users } from './index.ts'
import type { Invited } from './manage-users.ts'
import { userResponse } from './user-response.ts'

const call = callUsing<{ config: Config; users: Users }>()

const params = z.object({ id: z.string() })
const role = z.enum(roleNames)
const locales = z
  .array(siteLocale)
  .max(localeCodes.length)
  .transform((codes) => [...new Set(codes)])
  .describe(
    'The languages that the user may edit. None: all for an editor or a writer, none for a translator.',
  )
const collections = z
  .array(z.string().max(60))
  .min(1)
  .max(100)
  .transform((names) => [...new Set(names)])
  .nullable()
  .describe('The collections and singles that an editor, a writer or a translator may edit. Null for all.')

const invited = z.object({
  user: userResponse,
  link: z.string().describe('The link for this user. Only this response contains it.'),
  expiresAt: z.string(),
  isMailed: z.boolean().describe('Whether the link was also sent to the user by e-mail.'),
})

/**
 * Only PUBLIC_URL is trusted as the origin. Without it, the link is a path. Browsers do not send the part
 * after #.
 */
function withLink({ user, link, isMailed }: Invited, { publicUrl = '' }: Pick<Config, 'publicUrl'>) {
  const { token, expiresAt } = link
  return { user, link: `${publicUrl}/admin/welcome#${token}`, expiresAt, isMailed }
}

const list = call('GET /api/users', {
  summary: 'Lists users.',
  may: 'users.manage',
  responses: { 200: z.object({ items: z.array(userResponse) }) },
  run: async ({ users }) => reply(200, { items: [...(await users.list())] }),
})

const invite = call('POST /api/users', {
  summary: 'Invites a user, and returns the invitation link.',
  may: 'users.manage',
  requiresRecentAuth: true,
  body: z.strictObject({
    ...{ email, username, role, locales: locales.default([]) },
    collections: collections.default(null),
  }),
  responses: { 201: invited, problems: ['invalid_request', 'email_taken', 'username_taken'] },
  run: async ({ users, actor, body, config }) =>
    reply(201, withLink(await users.invite(actor, body), config)),
})

const newLink = call('POST /api/users/{id}/link', {
  summary: 'Creates a new invitation or password reset link. Earlier links stop working.',
  may: 'users.manage',
  requiresRecentAuth: true,
  params,
  responses: { 201: invited, problems: ['not_found', 'own_account', 'account_disabled'] },
  run: async ({ users, actor, params, config }) =>
    reply(201, withLink(await users.newLink(actor, params.id), config)),
})

const change = call('PATCH /api/users/{id}', {
  summary:
    'Changes a user: name, role, languages or collections. A change of permissions ends the sessions of the user.',
  may: 'users.manage',
  requiresRecentAuth: true,
  params,
  body: z.strictObject({
    username: username.optional(),
    role: role.optional(),
    locales: locales.optional(),
    collections: collections.optional(),
  }),
  responses: {
    200: userResponse,
    problems: ['invalid_request', 'not_found', 'own_account', 'last_owner', 'username_taken'],
  },
  run: async ({ users, actor, params, body }) => reply(200, await users.change(actor, params.id, body)),
})

const disable = call('POST /api/users/{id}/disable', {
  summary: 'Disables a user, and ends the sessions of the user.',
  may: 'users.manage',
  requiresRecentAuth: true,
  params,
  responses: { 200: userResponse, problems: ['not_found', 'own_account', 'last_owner'] },
  run: async ({ users, actor, params }) => reply(200, await users.setDisabled(actor, params.id, true)),
})

const enable = call('POST /api/users/{id}/enable', {
  summary: 'Enables a disabled user.',
  may: 'users.manage',
  requiresRecentAuth: true,
  params,
  responses: { 200: userResponse, problems: ['not_found', 'own_account'] },
  run: async ({ users, actor, params }) => reply(200, await users.setDisabled(actor, params.id, false)),
})

const remove = call('DELETE /api/users/{id}', {
  summary: 'Deletes a user. The content stays, without the name.',
  may: 'users.manage',
  requiresRecentAuth: true,
  params,
  responses: { 204: null, problems: ['not_found', 'own_account', 'last_owner'] },
  async run({ users, actor, params }) {
    await users.remove(actor, params.id)
    return reply(204, undefined)
  },
})

const sessions = call('GET /api/users/{id}/sessions', {
  summary: 'Lists the sessions of a user.',
  may: 'users.manage',
  params,
  responses: { 200: sessionsResponse, problems: ['not_found', 'own_account'] },
  run: async ({ users, actor, params }) =>
    reply(200, { items: [...(await users.sessionsOf(actor, params.id))] }),
})

const endSessions = call('DELETE /api/users/{id}/sessions', {
  summary: 'Ends all sessions of a user.',
  may: 'users.manage',
  params,
  responses: { 204: null, problems: ['not_found', 'own_account'] },
  async run({ users, actor, params }) {
    await users.endSessionsOf(actor, params.id)
    return reply(204, undefined)
  },
})

const endSession = call('DELETE /api/users/{id}/sessions/{session}', {
  summary: 'Ends one session of a user.',
  may: 'users.manage',
  params: params.extend({ session: z.string() }),
  responses: { 204: null, problems: ['not_found', 'own_account'] },
  async run({ users, actor, params }) {
    await users.endSessionsOf(actor, params.id, params.session)
    return reply(204, undefined)
  },
})

export const userCalls = [
  list,
  invite,
  newLink,
  change,
  disable,
  enable,
  remove,
  sessions,
  endSessions,
  endSession,
] as const
