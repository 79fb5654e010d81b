/** Everything that administrators do to webhooks: once, by the calls that do it. */
import { startServer } from '../../testing/start-server.ts'
import type { Deeds, House } from './deed.ts'
import { fresh, idOf } from './deed.ts'

const type = 'webhook'
/** Told of what happens in no test here, so that nothing is under way while a database is looked at. */
const wish = () => ({
  name: fresh('Receiver'),
  url: 'https://receiver.invalid/',
  events: ['document.schedule_failed'],
})

async function oneOf({ owner }: Pick<House, 'owner'>): Promise<{ id: string; path: string }> {
  const { webhook } = (await owner.post('/api/webhooks', wish())).json()
  return { id: webhook.id, path: `/api/webhooks/${webhook.id}` }
}

const toldOf = (deed: string) => ({ told: { action: `webhook.${deed}`, type } })

/** Where something is sent by it, which nobody else is to wait for. */
async function inHouseOfItsOwn({ kind }: House) {
  const elsewhere = await startServer(kind)
  const by = await elsewhere.signedInAs('owner')
  return { elsewhere, by, who: await idOf(by), ...(await oneOf({ owner: by })) }
}

export const deedsOnWebhooks: Deeds = {
  'POST /api/webhooks': async () => ({ path: '/api/webhooks', body: wish(), ...toldOf('created') }),
  'PATCH /api/webhooks/{id}': async (house) => ({
    ...(await oneOf(house)),
    ...{ body: { name: 'Renamed' }, ...toldOf('changed') },
  }),
  'DELETE /api/webhooks/{id}': async (house) => ({ ...(await oneOf(house)), ...toldOf('deleted') }),
  'POST /api/webhooks/{id}/secret': async (house) => {
    const { path } = await oneOf(house)
    return { path: `${path}/secret`, ...toldOf('renewed') }
  },
  'POST /api/webhooks/{id}/pause': async (house) => {
    const { path } = await oneOf(house)
    return { path: `${path}/pause`, ...toldOf('paused') }
  },
  'POST /api/webhooks/{id}/resume': async (house) => {
    const { path } = await oneOf(house)
    await house.owner.post(`${path}/pause`)
    return { path: `${path}/resume`, ...toldOf('resumed') }
  },
  'POST /api/webhooks/{id}/test': async (house) => {
    const { path, id: _, ...own } = await inHouseOfItsOwn(house)
    return { ...own, path: `${path}/test`, ...toldOf('tested') }
  },
  'POST /api/webhooks/{id}/deliveries/{delivery}/send': async (house) => {
    const { path, id: webhook_id, ...own } = await inHouseOfItsOwn(house)
    const [id, made_at] = [fresh('msg'), new Date().toISOString()]
    const done = { event: 'webhook.test', body: '{}', by_hand: 0, tries: 8, state: 'failed' }
    await own.elsewhere.db.kysely
      .insertInto('webhook_deliveries')
      .values({ id, webhook_id, made_at, ...done })
      .execute()
    return { ...own, path: `${path}/deliveries/${id}/send`, ...toldOf('resent') }
  },
}
