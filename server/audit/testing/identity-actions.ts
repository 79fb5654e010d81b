/** Example calls for every action on identities at the provider. */
import type { AuditedActions, AuditTestSetup } from './audited-actions.ts'
import { idOf, uniqueName } from './audited-actions.ts'

/** A user who has signed in at the provider. */
async function linked({ server }: AuditTestSetup) {
  const by = await server.signedInAs('editor')
  const who = await idOf(by)
  const at = new Date().toISOString()
  const row = { issuer: 'https://login.example.org', subject: uniqueName('subject'), sets_role: 0 }
  await server.db.kysely
    .insertInto('identities')
    .values({ ...row, user_id: who, created_at: at, used_at: at })
    .execute()
  return { by, who }
}

const expected = { action: 'identity.unlinked', type: 'user' }

export const identityActions: AuditedActions = {
  'DELETE /api/account/identity': async (setup) => ({
    ...(await linked(setup)),
    path: '/api/account/identity',
    expected,
  }),
  'DELETE /api/users/{id}/identity': async (setup) => {
    const { who } = await linked(setup)
    return { path: `/api/users/${who}/identity`, expected }
  },
}
