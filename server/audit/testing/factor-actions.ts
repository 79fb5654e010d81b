/** Example calls for every action on second factors. */
import { Secret, TOTP } from 'otpauth'
import type { Client } from '../../testing/http-client.ts'
import type { AuditedActions, AuditTestSetup } from './audited-actions.ts'
import { idOf } from './audited-actions.ts'

const type = 'user'
const codes = '/api/account/factors/codes'

async function begin(by: Client) {
  const { secret, setup } = (await by.post(`${codes}/setup`)).json()
  return { setup, code: new TOTP({ secret: Secret.fromBase32(secret) }).generate() }
}

async function editor({ server }: AuditTestSetup) {
  const by = await server.signedInAs('editor')
  return { by, who: await idOf(by) }
}

/** A user with one-time codes. */
async function guarded(setup: AuditTestSetup) {
  const one = await editor(setup)
  await one.by.post(codes, await begin(one.by))
  return one
}

export const factorActions: AuditedActions = {
  'PUT /api/users/required-factors': async () => ({
    path: '/api/users/required-factors',
    body: { roles: [] },
    expected: { action: 'factor.required', type: 'user', details: { after: { roles: [] } } },
  }),
  'POST /api/account/factors/codes': async (setup) => {
    const one = await editor(setup)
    const expected = { action: 'factor.added', type, details: { factor: 'codes' } }
    return { path: codes, body: await begin(one.by), ...one, expected }
  },
  'DELETE /api/account/factors/codes': async (setup) => {
    const expected = { action: 'factor.removed', type, details: { factor: 'codes' } }
    return { path: codes, ...(await guarded(setup)), expected }
  },
  'POST /api/account/factors/recovery-codes': async (setup) => ({
    path: '/api/account/factors/recovery-codes',
    ...(await guarded(setup)),
    expected: { action: 'factor.recovery_codes', type },
  }),
  'DELETE /api/users/{id}/factors': async (setup) => ({
    path: `/api/users/${(await guarded(setup)).who}/factors`,
    expected: { action: 'factor.removed', type, details: { factor: 'all' } },
  }),
}
