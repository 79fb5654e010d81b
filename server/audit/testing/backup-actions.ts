/** Example calls for every action on backups, each on a separate server, where only it uses the storage. */
import { setTimeout } from 'node:timers/promises'
import { startServer } from '../../testing/start-server.ts'
import type { AuditedActions, AuditTestSetup } from './audited-actions.ts'
import { idOf } from './audited-actions.ts'

async function onOwnServer({ kind }: AuditTestSetup) {
  const otherServer = await startServer(kind)
  const by = await otherServer.signedInAs('owner')
  return { otherServer, by, who: await idOf(by) }
}

const expectedEntry = (action: string) => ({ expected: { action: `backup.${action}`, type: 'backup' } })

export const backupActions: AuditedActions = {
  'POST /api/backups': async (setup) => ({
    ...(await onOwnServer(setup)),
    ...{ path: '/api/backups', ...expectedEntry('created') },
  }),
  'PUT /api/backups/schedule': async () => ({
    path: '/api/backups/schedule',
    body: { enabled: true, hour: 4, daily: 7, weekly: 4, monthly: 12 },
    ...expectedEntry('schedule_changed'),
  }),
  'POST /api/backups/{id}/restore': async (setup) => {
    const own = await onOwnServer(setup)
    const { id } = (await own.by.post('/api/backups')).json()
    while ((await own.by.get('/api/backups')).json().running !== null) await setTimeout(50)
    return { ...own, path: `/api/backups/${id}/restore`, ...expectedEntry('restore_started') }
  },
}
