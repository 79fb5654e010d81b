/** Calls about identities at the provider. Sign-in itself goes through links: see `routes.ts`. */
import { z } from 'zod'
import { callUsing } from '../../http/calls/define-call.ts'
import { reply } from '../../http/calls/reply.ts'
import type { OpenIdConnect } from './index.ts'

const call = callUsing<{ openIdConnect: OpenIdConnect }>()

const unlink = call('DELETE /api/account/identity', {
  summary: 'Removes your identity at the provider of OpenID Connect, and ends all other sessions.',
  may: 'signed-in',
  requiresRecentAuth: true,
  responses: { 204: null, problems: ['not_found', 'only_sign_in'] },
  async run({ openIdConnect, actor, visitor }) {
    await openIdConnect.unlinkOwn(actor, visitor.session)
    return reply(204, undefined)
  },
})

const unlinkUser = call('DELETE /api/users/{id}/identity', {
  summary: 'Removes the identity of a user at the provider of OpenID Connect, and ends their sessions.',
  may: 'users.manage',
  requiresRecentAuth: true,
  params: z.object({ id: z.string() }),
  responses: { 204: null, problems: ['not_found', 'own_account'] },
  async run({ openIdConnect, actor, params }) {
    await openIdConnect.unlinkUser(actor, params.id)
    return reply(204, undefined)
  },
})

export const identityCalls = [unlink, unlinkUser] as const
