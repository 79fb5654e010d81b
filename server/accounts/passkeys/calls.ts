/** Calls about passkeys: sign in with one, confirm who you are, and manage your own. */
import { z } from 'zod'
import type { Config } from '../../config/config.ts'
import { callUsing } from '../../http/calls/define-call.ts'
import { reply } from '../../http/calls/reply.ts'
import { signedIn, signedInAs } from '../auth/calls.ts'
import type { Auth } from '../auth/index.ts'
import type { Passkeys } from './index.ts'
import { relyingPartyOf } from './relying-party.ts'
import {
  creationOptions,
  newCredential,
  passkeyName,
  passkeyResponse,
  requestOptions,
  signedCredential,
  ticket,
} from './schemas.ts'

const call = callUsing<{ auth: Auth; passkeys: Passkeys; config: Config }>()

const signature = z.strictObject({ ticket, credential: signedCredential })

const begin = call('POST /api/auth/passkey/options', {
  summary: 'Returns a challenge to sign in with a passkey.',
  may: 'anyone',
  token: 'refused',
  worksOnFullDisk: true,
  responses: { 200: requestOptions, problems: ['foreign_origin'] },
  run: async ({ passkeys, config, request }) =>
    reply(200, await passkeys.begin(relyingPartyOf(config, request))),
})

const signIn = call('POST /api/auth/passkey', {
  summary: 'Signs in with a passkey instead of password and code, and sets the session cookie.',
  may: 'anyone',
  token: 'refused',
  worksOnFullDisk: true,
  body: signature,
  responses: { 200: signedIn, problems: ['wrong_passkey', 'foreign_origin'] },
  async run({ auth, config, request, body, visitor }) {
    const given = { ...body, party: relyingPartyOf(config, request) }
    const { actor, session } = await auth.signInWithPasskey(given, visitor)
    return reply(200, signedInAs(actor), { session })
  },
})

const beginConfirming = call('POST /api/auth/confirm/passkey/options', {
  summary: 'Returns a challenge to confirm with a passkey, in place of the password.',
  may: 'signed-in',
  worksOnFullDisk: true,
  responses: { 200: requestOptions, problems: ['foreign_origin'] },
  run: async ({ passkeys, config, request, actor, visitor }) =>
    reply(200, await passkeys.begin(relyingPartyOf(config, request), actor, visitor.session)),
})

const confirm = call('POST /api/auth/confirm/passkey', {
  summary: 'Confirms with a passkey, for calls that require the password within the last ten minutes.',
  may: 'signed-in',
  worksOnFullDisk: true,
  body: signature,
  responses: { 204: null, problems: ['wrong_passkey', 'foreign_origin'] },
  async run({ auth, config, request, actor, body, visitor }) {
    const given = { ...body, party: relyingPartyOf(config, request), actor }
    const { session } = await auth.signInWithPasskey(given, visitor)
    return reply(204, undefined, { session })
  },
})

const beginAdding = call('POST /api/account/passkeys/options', {
  summary: 'Returns the options with which the browser creates a passkey.',
  may: 'signed-in',
  worksWithoutFactor: true,
  requiresRecentAuth: true,
  responses: { 200: creationOptions, problems: ['too_many_passkeys', 'foreign_origin'] },
  run: async ({ passkeys, config, request, actor, visitor }) =>
    reply(200, await passkeys.beginAdding(actor, relyingPartyOf(config, request), visitor.session)),
})

const add = call('POST /api/account/passkeys', {
  summary:
    'Adds a passkey, and ends all other sessions. Returns recovery codes with the first second factor.',
  may: 'signed-in',
  worksWithoutFactor: true,
  requiresRecentAuth: true,
  body: z.strictObject({ ticket, name: passkeyName, credential: newCredential }),
  responses: {
    201: z.object({
      passkey: passkeyResponse,
      recoveryCodes: z
        .array(z.string())
        .describe('Each signs in once in place of a code. Empty if you have recovery codes already.'),
    }),
    problems: ['passkey_not_added', 'passkey_exists', 'foreign_origin'],
  },
  async run({ passkeys, config, request, actor, body, visitor }) {
    const given = { ...body, party: relyingPartyOf(config, request) }
    const { passkey, recoveryCodes } = await passkeys.add(actor, given, visitor.session)
    return reply(201, { passkey, recoveryCodes: [...recoveryCodes] })
  },
})

const params = z.object({ id: z.string() })

const rename = call('PATCH /api/account/passkeys/{id}', {
  summary: 'Renames one of your passkeys.',
  may: 'signed-in',
  params,
  body: z.strictObject({ name: passkeyName }),
  responses: { 200: passkeyResponse, problems: ['not_found'] },
  run: async ({ passkeys, actor, params, body }) =>
    reply(200, await passkeys.rename(actor, params.id, body.name)),
})

const remove = call('DELETE /api/account/passkeys/{id}', {
  summary: 'Removes one of your passkeys, and ends all other sessions.',
  may: 'signed-in',
  requiresRecentAuth: true,
  params,
  responses: { 204: null, problems: ['not_found', 'only_sign_in'] },
  async run({ passkeys, actor, params, visitor }) {
    await passkeys.remove(actor, params.id, visitor.session)
    return reply(204, undefined)
  },
})

export const passkeyCalls = [
  begin,
  signIn,
  beginConfirming,
  confirm,
  beginAdding,
  add,
  rename,
  remove,
] as const
