/** Example calls for every action on webhooks. */
import { startServer } from '../../testing/start-server.ts'
import type { AuditedActions, AuditTestSetup } from './audited-actions.ts'
import { idOf, uniqueName } from './audited-actions.ts'

const type = 'webhook'
/** Subscribes to an event that no test here causes, so no delivery runs while a test compares databases. */
const webhookInput = () => ({
  name: uniqueName('Receiver'),
  url: 'https://receiver.invalid/',
  events: ['document.schedule_failed'],
})

async function oneOf({ owner }: Pick<AuditTestSetup, 'owner'>): Promise<{ id: string; path: string }> {
  const { webhook } = (await owner.post('/api/webhooks', webhookInput())).json()
  return { id: webhook.id, path: `/api/webhooks/${webhook.id}` }
}

const expectedEntry = (action: string) => ({ expected: { action: `webhook.${action}`, type } })

/** On a separate server, because these calls send a delivery that other tests should not wait for. */
async function onOwnServer({ kind }: AuditTestSetup) {
  const otherServer = await startServer(kind)
  const by = await otherServer.signedInAs('owner')
  return { otherServer, by, who: await idOf(by), ...(await oneOf({ owner: by })) }
}

export const webhookActions: AuditedActions = {
  'POST /api/webhooks': async () => ({
    path: '/api/webhooks',
    body: webhookInput(),
    ...expectedEntry('created'),
  }),
  'PATCH /api/webhooks/{id}': async (setup) => ({
    ...(await oneOf(setup)),
    ...{ body: { name: 'Renamed' }, ...expectedEntry('changed') },
  }),
  'DELETE /api/webhooks/{id}': async (setup) => ({ ...(await oneOf(setup)), ...expectedEntry('deleted') }),
  'POST /api/webhooks/{id}/secret': async (setup) => {
    const { path } = await oneOf(setup)
    return { path: `${path}/secret`, ...expectedEntry('renewed') }
  },
  'POST /api/webhooks/{id}/pause': async (setup) => {
    const { path } = await oneOf(setup)
    return { path: `${path}/pause`, ...expectedEntry('paused') }
  },
  'POST /api/webhooks/{id}/resume': async (setup) => {
    const { path } = await oneOf(setup)
    await setup.owner.post(`${path}/pause`)
    return { path: `${path}/resume`, ...expectedEntry('resumed') }
  },
  'POST /api/webhooks/{id}/test': async (setup) => {
    const { path, id: _, ...own } = await onOwnServer(setup)
    return { ...own, path: `${path}/test`, ...expectedEntry('tested') }
  },
  'POST /api/webhooks/{id}/deliveries/{delivery}/send': async (setup) => {
    const { path, id: webhook_id, ...own } = await onOwnServer(setup)
    const [id, made_at] = [uniqueName('msg'), new Date().toISOString()]
    const done = { event: 'webhook.test', body: '{}', by_hand: 0, tries: 8, state: 'failed' }
    await own.otherServer.db.kysely
      .insertInto('webhook_deliveries')
      .values({ id, webhook_id, made_at, ...done })
      .execute()
    return { ...own, path: `${path}/deliveries/${id}/send`, ...expectedEntry('resent') }
  },
}
