/**
 * Every call that changes something says so in the audit trail, in the same transaction: where the trail takes no entry,
 * nothing is done (promise L3). Whoever adds a call says beside the trail how it is made, or here why it writes nothing.
 */
import { beforeAll, describe, expect, it } from 'vitest'
import { calls } from '../call-list.ts'
import { formHeaders, formOf } from '../media/testing/form.ts'
import { callDatabases } from '../testing/databases.ts'
import type { Answer } from '../testing/http-client.ts'
import { startServer } from '../testing/start-server.ts'
import { say } from '../testing/update-single.ts'
import { everythingIn, withClosedTrail } from '../testing/whole-database.ts'
import type { Deed, Deeds, House } from './testing/deed.ts'
import { idOf } from './testing/deed.ts'
import { deedsOfPeople } from './testing/deeds-of-people.ts'
import { deedsOnDocuments } from './testing/deeds-on-documents.ts'
import { deedsOnMedia } from './testing/deeds-on-media.ts'
import { deedsOnWebhooks } from './testing/deeds-on-webhooks.ts'

const deeds: Deeds = { ...deedsOfPeople, ...deedsOnDocuments, ...deedsOnMedia, ...deedsOnWebhooks }

/** Those that write nothing, with the reason. */
const silent = {
  'POST /api/auth/link': 'It only reads: what opens the account is in the body, where no log writes it down.',
  'POST /api/presence': 'Who has what open is told every fifteen seconds, shown to others, and forgotten.',
}

const addresses = calls.map(({ at }) => at)
const changing = addresses.filter((at) => !at.startsWith('GET '))

function send(at: string, { path, body, file, by }: Deed, { owner }: House): Promise<Answer> {
  const [method = ''] = at.split(' ')
  const [headers, content] = file
    ? [formHeaders, formOf(file)]
    : [{ 'content-type': 'application/json' }, body && JSON.stringify(body)]
  return (by ?? owner).send(method, path, content === undefined ? {} : headers, content)
}

it('knows of every call that changes something', () => {
  expect([...Object.keys(deeds), ...Object.keys(silent)].sort()).toEqual(changing.toSorted())
})

describe.each(callDatabases)('on %s', (kind) => {
  let house: House

  beforeAll(async () => {
    const server = await startServer(kind, { config: { publicUrl: 'http://localhost:9' } })
    const owner = await server.signedInAs('owner')
    const { hero } = (await owner.get('/api/documents/contact/contact')).json().layers.en.data
    await say(owner, 'contact', { hero: { ...hero, title: 'Contact' } }, { form: true })
    house = { kind, server, owner, ownerId: await idOf(owner) }
  })

  it.each(Object.keys(deeds))('%s is written down, or not done', async (at) => {
    const deed = await deeds[at]?.(house)
    if (deed === undefined) throw new Error(`Nobody knows how to make ${at}`)
    const { db } = deed.elsewhere ?? house.server
    const before = await everythingIn(db)
    const refused = await withClosedTrail(db, () => send(at, deed, house))
    expect(refused.status).toBe(500)
    expect(await everythingIn(db)).toEqual(before)

    const answer = await send(at, deed, house)
    expect(answer.status, answer.text).toBeLessThan(300)
    const written = (await db.kysely.selectFrom('audit').selectAll().orderBy('number').execute())
      .slice(before.audit?.length)
      .map(({ details, ...entry }) => ({ ...entry, details: JSON.parse(details) }))
    const { who = house.ownerId, told } = deed
    const whence = { user_id: who, address: '127.0.0.1', at: expect.stringMatching(/^\d{4}-/) }
    const entry = written.find(({ action }) => action === told.action)
    expect(entry, JSON.stringify(written)).toMatchObject({ ...whence, ...told })
  })

  it.each(Object.keys(silent))('%s writes nothing into the trail', async (at) => {
    const before = (await everythingIn(house.server.db)).audit
    const deed = { path: at.split(' ')[1] ?? '', body: {}, told: { action: '', type: '' } }
    expect((await send(at, deed, house)).status).toBeLessThan(500)
    expect((await everythingIn(house.server.db)).audit).toEqual(before)
  })
})
