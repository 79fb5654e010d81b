/** Example calls for every action on the personal data of an e-mail address. */
import type { AuditedActions, AuditTestSetup } from './audited-actions.ts'

const type = 'personal-data'

/** The address of an editor whose data the owner asks for. */
async function addressOf({ server }: AuditTestSetup): Promise<string> {
  const client = await server.signedInAs('editor')
  return (await client.get('/api/account')).json().email
}

export const personalDataActions: AuditedActions = {
  'POST /api/personal-data/export': async (setup) => {
    const email = await addressOf(setup)
    const expected = { action: 'personal_data.exported', type }
    return { path: '/api/personal-data/export', body: { email }, expected }
  },
  'POST /api/personal-data/erase': async (setup) => {
    const email = await addressOf(setup)
    const expected = { action: 'personal_data.erased', type }
    return { path: '/api/personal-data/erase', body: { email, withAccount: false }, expected }
  },
}
