/** Example calls for every action on the demonstration content, each on a separate server, which was never filled. */
import { startServer } from '../../testing/start-server.ts'
import type { AuditedActions, AuditTestSetup } from './audited-actions.ts'
import { idOf } from './audited-actions.ts'

async function onOwnServer({ kind }: AuditTestSetup) {
  const otherServer = await startServer(kind)
  const by = await otherServer.signedInAs('owner')
  return { otherServer, by, who: await idOf(by) }
}

const expectedEntry = (action: string) => ({
  expected: { action: `demonstration.${action}`, type: 'demonstration' },
})

export const demonstrationActions: AuditedActions = {
  'POST /api/demonstration/keep': async () => ({
    path: '/api/demonstration/keep',
    ...expectedEntry('kept'),
  }),
  'POST /api/demonstration/remove': async (setup) => ({
    ...(await onOwnServer(setup)),
    ...{ path: '/api/demonstration/remove', body: { name: 'Harbour Choir' }, ...expectedEntry('removed') },
  }),
  'POST /api/demonstration/undo': async (setup) => {
    const own = await onOwnServer(setup)
    await own.by.post('/api/demonstration/remove', { name: 'Harbour Choir' })
    return { ...own, path: '/api/demonstration/undo', ...expectedEntry('restored') }
  },
}
