/** Example calls for every action on passkeys. */
import type { Client } from '../../testing/http-client.ts'
import type { SoftwareAuthenticator } from '../../testing/software-authenticator.ts'
import { softwareAuthenticator } from '../../testing/software-authenticator.ts'
import type { AuditedActions, AuditTestSetup } from './audited-actions.ts'
import { idOf } from './audited-actions.ts'

const type = 'user'
const origin = 'http://localhost:9'
const passkeys = '/api/account/passkeys'

async function toAdd(by: Client, device: SoftwareAuthenticator) {
  const { options, ticket } = (await by.post(`${passkeys}/options`)).json()
  return { ticket, name: 'Laptop', credential: device.create(options) }
}

async function editor({ server }: AuditTestSetup) {
  const by = await server.signedInAs('editor')
  return { by, who: await idOf(by), device: softwareAuthenticator(origin) }
}

/** A user with a passkey. */
async function keyed(setup: AuditTestSetup) {
  const { by, who, device } = await editor(setup)
  const { passkey } = (await by.post(passkeys, await toAdd(by, device))).json()
  return { by, who, device, path: `${passkeys}/${passkey.id}` }
}

const details = { factor: 'passkey' }

export const passkeyActions: AuditedActions = {
  'POST /api/auth/passkey': async (setup) => {
    const { who, device } = await keyed(setup)
    const by = setup.server.anonymous
    const { options, ticket } = (await by.post('/api/auth/passkey/options')).json()
    const body = { ticket, credential: device.sign(options) }
    return { path: '/api/auth/passkey', body, by, who, expected: { action: 'session.begun', type, details } }
  },
  'POST /api/auth/confirm/passkey': async (setup) => {
    const { by, who, device } = await keyed(setup)
    const path = '/api/auth/confirm/passkey'
    const { options, ticket } = (await by.post(`${path}/options`)).json()
    const body = { ticket, credential: device.sign(options) }
    return { path, body, by, who, expected: { action: 'session.renewed', type, details } }
  },
  'POST /api/account/passkeys': async (setup) => {
    const { by, who, device } = await editor(setup)
    const body = await toAdd(by, device)
    return { path: passkeys, body, by, who, expected: { action: 'factor.added', type, details } }
  },
  'PATCH /api/account/passkeys/{id}': async (setup) => {
    const { by, who, path } = await keyed(setup)
    const expected = { action: 'factor.changed', type, details }
    return { path, body: { name: 'Phone' }, by, who, expected }
  },
  'DELETE /api/account/passkeys/{id}': async (setup) => {
    const { by, who, path } = await keyed(setup)
    return { path, by, who, expected: { action: 'factor.removed', type, details } }
  },
}
