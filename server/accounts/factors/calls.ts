/** Calls about second factors: of the own account, and to remove those of another user. */
import { roleNames } from '@cyanotype/content/model/index.ts'
import { z } from 'zod'
import { callUsing } from '../../http/calls/define-call.ts'
import { reply } from '../../http/calls/reply.ts'
import { passkeyResponse } from '../passkeys/schemas.ts'
import type { Factors } from './index.ts'

const call = callUsing<{ factors: Factors }>()

const code = z.string().max(64)
const recoveryCodes = z.object({
  recoveryCodes: z
    .array(z.string())
    .describe('Each signs in once in place of a code. Only this response contains them.'),
})

const read = call('GET /api/account/factors', {
  summary: 'Reads which second factors you have.',
  may: 'signed-in',
  worksWithoutFactor: true,
  responses: {
    200: z.object({
      codesSince: z.string().nullable().describe('When one-time codes were turned on.'),
      recoveryCodesLeft: z.number(),
      passkeys: z.array(passkeyResponse),
    }),
  },
  async run({ factors, actor }) {
    const { passkeys, ...rest } = await factors.read(actor)
    return reply(200, { ...rest, passkeys: [...passkeys] })
  },
})

const begin = call('POST /api/account/factors/codes/setup', {
  summary: 'Returns a new secret for an authenticator app. It counts once a code confirms it.',
  may: 'signed-in',
  worksWithoutFactor: true,
  requiresRecentAuth: true,
  responses: {
    200: z.object({
      secret: z.string().describe('The secret in Base32.'),
      url: z.string().describe('The `otpauth:` URL for the QR code.'),
      setup: z.string().describe('Send this with the first code, within 15 minutes.'),
    }),
    problems: ['codes_exist'],
  },
  run: async ({ factors, actor }) => reply(200, await factors.startCodesSetup(actor)),
})

const confirm = call('POST /api/account/factors/codes', {
  summary: 'Turns on one-time codes, ends all other sessions, and returns recovery codes.',
  may: 'signed-in',
  worksWithoutFactor: true,
  requiresRecentAuth: true,
  body: z.strictObject({ setup: z.string().max(1_000), code }),
  responses: { 201: recoveryCodes, problems: ['wrong_code', 'codes_exist'] },
  run: async ({ factors, actor, body, visitor }) =>
    reply(201, { recoveryCodes: [...(await factors.confirmCodes(actor, body, visitor.session))] }),
})

const remove = call('DELETE /api/account/factors/codes', {
  summary: 'Turns off one-time codes, and ends all other sessions.',
  may: 'signed-in',
  requiresRecentAuth: true,
  responses: { 204: null, problems: ['not_found'] },
  async run({ factors, actor, visitor }) {
    await factors.removeCodes(actor, visitor.session)
    return reply(204, undefined)
  },
})

const renew = call('POST /api/account/factors/recovery-codes', {
  summary: 'Creates new recovery codes, and ends all other sessions. Earlier codes stop working.',
  may: 'signed-in',
  requiresRecentAuth: true,
  responses: { 201: recoveryCodes, problems: ['not_found'] },
  run: async ({ factors, actor, visitor }) =>
    reply(201, { recoveryCodes: [...(await factors.renewRecoveryCodes(actor, visitor.session))] }),
})

const removeAll = call('DELETE /api/users/{id}/factors', {
  summary: 'Removes all second factors of a user, and ends the sessions of the user.',
  may: 'users.manage',
  requiresRecentAuth: true,
  params: z.object({ id: z.string() }),
  responses: { 204: null, problems: ['not_found', 'own_account'] },
  async run({ factors, actor, params }) {
    await factors.removeAllOf(actor, params.id)
    return reply(204, undefined)
  },
})

const requiredRoles = z.object({
  roles: z.array(z.enum(roleNames)).describe('Users with one of these roles must have a second factor.'),
})

const readRequired = call('GET /api/users/required-factors', {
  summary: 'Lists the roles that require a second factor.',
  may: 'users.manage',
  responses: { 200: requiredRoles },
  run: async ({ factors }) => reply(200, { roles: [...(await factors.requiredRoles())] }),
})

const require = call('PUT /api/users/required-factors', {
  summary: 'Sets the roles that require a second factor. Their users without one can only set one up.',
  may: 'users.manage',
  requiresRecentAuth: true,
  body: z.strictObject({
    roles: z.array(z.enum(roleNames)).max(roleNames.length),
    before: z
      .array(z.enum(roleNames))
      .max(roleNames.length)
      .optional()
      .describe('The roles that the client read. If they have changed since, nothing is saved.'),
  }),
  responses: { 200: requiredRoles, problems: ['stale_version'] },
  run: async ({ factors, actor, body }) => reply(200, { roles: [...(await factors.requireOf(actor, body))] }),
})

export const factorCalls = [read, begin, confirm, remove, renew, removeAll, readRequired, require] as const
