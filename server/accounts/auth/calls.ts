/** API calls to sign in and out, to confirm the password, and to set one with a link. */
import { roleNames } from '@cyanotype/content/model/index.ts'
import { anyLocale } from '@cyanotype/content/model/locale-schemas.ts'
import { z } from 'zod'
import { callUsing } from '../../http/calls/define-call.ts'
import type { Actor } from '../../http/calls/principal.ts'
import { reply } from '../../http/calls/reply.ts'
import { username } from '../users/account-calls.ts'
import type { Auth } from './index.ts'
import { givenPassword, newPassword } from './passwords.ts'

const call = callUsing<{ auth: Auth }>()

const role = z.enum(roleNames)
const code = z.string().max(64)

const checked = z.object({
  authenticated: z.boolean(),
  user: z
    .object({
      id: z.string(),
      username: z.string(),
      email: z.string(),
      role,
      locales: z
        .array(anyLocale)
        .describe(
          'The languages that the user may edit. None: all for an editor or a writer, none for a translator.',
        ),
      collections: z
        .array(z.string())
        .optional()
        .describe('The collections and singles that the user may edit. Missing for all.'),
      needsFactor: z
        .literal(true)
        .optional()
        .describe(
          'The role requires a second factor that the user has not set up yet. Other calls are refused.',
        ),
    })
    .nullable(),
  ends: z
    .object({
      within: z.number().describe('The maximum length of the session in seconds.'),
      unused: z.number().describe('The session ends this many seconds after the last request.'),
    })
    .optional()
    .describe('The expiry of the session.'),
})

export const signedIn = z.object({
  user: z.object({ username: z.string(), email: z.string(), profileData: z.object({ role }) }),
})

export const signedInAs = ({ username, email, role }: Actor) => ({
  user: { username, email, profileData: { role } },
})

export const authCalls = [
  call('GET /api/auth/check', {
    summary: 'Returns the signed-in user.',
    may: 'anyone',
    token: 'refused',
    worksWithoutFactor: true,
    responses: { 200: checked },
    async run({ actor, visitor, auth }) {
      if (actor === undefined) return reply(200, { authenticated: false, user: null })
      const { id, username, email, role, locales, collections, needsFactor } = actor
      const user = {
        ...{ id, username, email, role, locales: [...locales] },
        ...(collections && { collections: [...collections] }),
        ...(needsFactor && { needsFactor }),
      }
      return reply(200, { authenticated: true, user, ends: await auth.endOf(visitor.session) })
    },
  }),

  call('POST /api/auth/login', {
    summary: 'Signs in, and sets the session cookie.',
    may: 'anyone',
    token: 'refused',
    worksOnFullDisk: true,
    body: z.strictObject({
      email: z.string().max(256),
      password: givenPassword,
      code: code
        .optional()
        .describe('A one-time code or a recovery code, for accounts with a second factor.'),
    }),
    responses: {
      200: signedIn,
      problems: ['wrong_credentials', 'code_required', 'passkey_required', 'wrong_code', 'too_busy'],
    },
    async run({ body, visitor, auth }) {
      const { actor, session } = await auth.signIn(body, visitor)
      return reply(200, signedInAs(actor), { session })
    },
  }),

  call('POST /api/auth/logout', {
    summary: 'Signs out, and ends the session.',
    may: 'anyone',
    token: 'refused',
    worksOnFullDisk: true,
    responses: { 204: null },
    async run({ visitor, auth }) {
      await auth.signOut(visitor)
      return reply(204, undefined, { session: null })
    },
  }),

  call('POST /api/auth/confirm', {
    summary: 'Confirms the password, for calls that require it within the last ten minutes.',
    may: 'signed-in',
    worksWithoutFactor: true,
    worksOnFullDisk: true,
    body: z.strictObject({ password: givenPassword }),
    responses: { 204: null, problems: ['wrong_credentials', 'too_busy'] },
    run: async ({ body, actor, visitor, auth }) =>
      reply(204, undefined, { session: await auth.confirm(actor, body.password, visitor) }),
  }),

  call('GET /api/auth/confirm', {
    summary: 'Checks that the password was confirmed within the last ten minutes.',
    may: 'signed-in',
    requiresRecentAuth: true,
    responses: { 204: null },
    run: () => reply(204, undefined),
  }),

  call('POST /api/auth/link', {
    summary: 'Checks an invitation or password reset link, and returns its user.',
    may: 'anyone',
    token: 'refused',
    body: z.strictObject({ token: z.string().max(256) }),
    responses: {
      200: z.object({ purpose: z.enum(['invitation', 'reset']), email: z.string(), username: z.string() }),
      problems: ['wrong_link'],
    },
    run: async ({ body, auth }) => reply(200, await auth.readLink(body.token)),
  }),

  call('POST /api/auth/link/use', {
    summary: 'Sets a password with an invitation or password reset link, and signs in.',
    may: 'anyone',
    token: 'refused',
    body: z.strictObject({ token: z.string().max(256), password: newPassword, code: code.optional() }),
    responses: {
      200: signedIn,
      problems: ['wrong_link', 'code_required', 'passkey_required', 'wrong_code', 'too_busy'],
    },
    async run({ body, visitor, auth }) {
      const { actor, session } = await auth.redeemLink(body, visitor)
      return reply(200, signedInAs(actor), { session })
    },
  }),

  call('POST /api/auth/reset', {
    summary:
      'Requests an e-mail with a link to choose a new password. The answer does not say whether the account exists.',
    may: 'anyone',
    token: 'refused',
    body: z.strictObject({ email: z.string().max(256) }),
    responses: { 204: null, problems: ['mail_off', 'too_many_requests'] },
    async run({ body, visitor, auth }) {
      await auth.requestReset(body.email, visitor)
      return reply(204, undefined)
    },
  }),

  call('GET /api/auth/setup', {
    summary: 'Checks whether the first owner has to be created.',
    may: 'anyone',
    token: 'refused',
    responses: {
      200: z.object({ isOpen: z.boolean().describe('Whether the first owner has to be created.') }),
    },
    async run({ auth }) {
      return reply(200, { isOpen: !(await auth.hasUsers()) })
    },
  }),

  call('POST /api/auth/setup', {
    summary: 'Creates the first owner with the token that the server printed, and signs in.',
    may: 'anyone',
    token: 'refused',
    body: z.strictObject({
      token: z.string().max(256),
      email: z.email().max(256),
      username,
      password: newPassword,
    }),
    responses: { 201: signedIn, problems: ['not_found', 'wrong_setup_token', 'too_busy'] },
    async run({ body, visitor, auth }) {
      const { actor, session } = await auth.createFirstOwner(body, visitor)
      return reply(201, signedInAs(actor), { session })
    },
  }),
] as const
