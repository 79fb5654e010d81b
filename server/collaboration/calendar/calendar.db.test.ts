/** Tests the calendar: which items a period has, how they move, and who may read the feed. */
import type { Role } from '@cyanotype/content/model/index.ts'
import { model } from '@cyanotype/content/model/index.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { day } from '../../platform/durations.ts'
import { callDatabases } from '../../testing/databases.ts'
import type { Client } from '../../testing/http-client.ts'
import { publishUpdate } from '../../testing/publishing.ts'
import type { TestServer } from '../../testing/start-server.ts'
import { startServer } from '../../testing/start-server.ts'
import { openCalendar } from './index.ts'

const updates = '/api/documents/updates'
const inDays = (days: number) => new Date(Date.now() + days * day).toISOString()

describe.each(callDatabases)('Calendar on %s', (database) => {
  let server: TestServer
  let owner: Client
  let made = 0

  beforeAll(async () => {
    server = await startServer(database)
    owner = await server.signedInAs('owner')
  })

  /** An update that will be published in some days, in English. */
  async function scheduled(days: number, title = 'Salt') {
    const data = { title, slug: `salt-${++made}`, body: 'Text.' }
    const response = await owner.post(updates, { locale: 'en', data, shared: { author: 'Ada' } })
    const { id } = response.json()
    const plan = { action: 'publish', at: inDays(days), layers: { en: 1, '*': 1 } }
    const planned = (await owner.post(`${updates}/${id}/schedule`, plan)).json()
    return { id, at: plan.at, schedule: String(planned.schedules[0]?.id) }
  }
  const read = async (client: Client, from: number, to: number, more = '') =>
    client.get(`/api/calendar?from=${inDays(from)}&to=${inDays(to)}${more}`)
  const itemsOf = async (client: Client, from: number, to: number, more?: string) => {
    const response = await read(client, from, to, more)
    expect(response.status, response.text).toBe(200)
    return response.json().items
  }
  const move = (client: Client, { id, schedule }: { id: string; schedule: string }, at: string) =>
    client.send(
      'PATCH',
      `${updates}/${id}/schedule/${schedule}`,
      { 'content-type': 'application/json' },
      JSON.stringify({ at }),
    )

  it('lists the languages of a schedule once, and nothing outside the period', async () => {
    const { id, at, schedule } = await scheduled(3)
    const expected = {
      type: 'updates',
      id,
      title: 'Salt',
      layers: ['*', 'en'],
      kind: 'publish',
      at,
      schedule,
    }
    const [item] = (await itemsOf(owner, 2, 4)).filter((one) => one.id === id)
    expect(item).toMatchObject({ ...expected, layers: expect.arrayContaining(['*', 'en']), failed: false })
    expect((await itemsOf(owner, 4, 6)).map((one) => one.id)).not.toContain(id)
  })

  it('lists when a language was first published, not each later version', async () => {
    const id = await publishUpdate(owner, 'et', 'Sool', 'sool')
    const saved = await owner.put(`${updates}/${id}/et`, { version: 1, data: { title: 'Sool 2' } })
    await owner.post(`${updates}/${id}/publish`, { layers: { et: saved.json().layer.version } })
    const items = (await itemsOf(owner, -1, 1)).filter((one) => one.id === id)
    expect(items).toHaveLength(1)
    expect(items[0]).toMatchObject({ kind: 'published', schedule: null, title: 'Sool 2' })
  })

  it('has the titles of all languages of a document, also when one of them or none is scheduled', async () => {
    const id = await publishUpdate(owner, 'et', 'Hõbe', 'hobe')
    const data = { title: 'Silver', slug: 'silver', body: 'Text.' }
    await owner.put(`${updates}/${id}/en`, { version: 0, data })
    await owner.put(`${updates}/${id}/*`, { version: 1, data: { author: 'Ada' } })
    for (const [days, layers] of [
      [36, { en: 1 }],
      [37, { '*': 2 }],
    ] as const)
      await owner.post(`${updates}/${id}/schedule`, { action: 'publish', at: inDays(days), layers })
    const items = await itemsOf(owner, 35, 38)
    const titles = { en: 'Silver', et: 'Hõbe' }
    expect(items).toMatchObject([
      { layers: ['en'], title: 'Silver', titles },
      { layers: ['*'], title: 'Silver', titles },
    ])
  })

  it('leaves out what is not public in any language anymore', async () => {
    const id = await publishUpdate(owner, 'et', 'Tuhk', 'tuhk')
    const isListed = async () => (await itemsOf(owner, -1, 1)).some((one) => one.id === id)
    expect(await isListed()).toBe(true)
    const unpublished = await owner.post(`${updates}/${id}/unpublish`, { layers: { et: 1 } })
    expect(unpublished.status, unpublished.text).toBe(200)
    expect(await isListed()).toBe(false)
  })

  it('filters by collection, language and kind', async () => {
    const { id } = await scheduled(10, 'Filtered')
    const has = async (more: string) => (await itemsOf(owner, 9, 11, more)).some((one) => one.id === id)
    expect(await has('&type=updates&locale=en&kind=publish')).toBe(true)
    for (const more of ['&type=partners', '&locale=el', '&kind=unpublish', '&kind=published'])
      expect(await has(more), more).toBe(false)
  })

  it('leaves out documents in the trash', async () => {
    const { id } = await scheduled(12)
    await owner.post(`${updates}/${id}/trash`, { layers: { en: 1, '*': 1 } })
    expect(await itemsOf(owner, 11, 13)).toEqual([])
  })

  it('refuses a period of more than 42 days, and one that ends before it begins', async () => {
    expect((await read(owner, 0, 42)).status).toBe(200)
    for (const to of [43, -1]) {
      const refused = await read(owner, 0, to)
      expect(refused.problem()).toMatchObject({ code: 'invalid_query', fields: [{ path: ['to'] }] })
    }
  })

  it('moves a schedule to another time, also after its draft was edited, and records it', async () => {
    const planned = await scheduled(20)
    await owner.put(`${updates}/${planned.id}/en`, { version: 1, data: { title: 'Newer draft' } })
    const at = inDays(22)
    const response = await move(owner, planned, at)
    expect(response.status, response.text).toBe(200)
    const { schedules } = response.json()
    expect(schedules).toMatchObject([{ at, action: 'publish', layers: { en: 1, '*': 1 } }])
    const { items } = (await owner.get(`/api/logs/audit?subject=${planned.id}`)).json()
    expect(items[0]).toMatchObject({
      action: 'document.scheduled',
      details: { due: at, before: planned.at, layers: { en: 1, '*': 1 } },
    })
    const late = await move(owner, planned, inDays(23))
    expect([late.status, late.problem().code]).toEqual([409, 'stale_version'])
    const back = await move(owner, { id: planned.id, schedule: String(schedules[0]?.id) }, planned.at)
    expect(back.json().schedules[0]?.at).toBe(planned.at)
  })

  it('refuses a time in the past, and users who may not publish the languages', async () => {
    const planned = await scheduled(25)
    const past = await move(owner, planned, inDays(-1))
    expect(past.problem()).toMatchObject({ code: 'invalid_request', fields: [{ path: ['at'] }] })
    const others: readonly Client[] = [
      await server.signedInAs('viewer'),
      await server.signedInAs('writer'),
      await server.signedInAs('translator', ['et']),
      await server.signedInAs('editor', ['en'], ['updates']),
      await server.signedInAs('editor', [], ['partners']),
    ]
    for (const other of others)
      expect((await move(other, planned, inDays(26))).problem().code).toBe('not_allowed')
  })

  it('refuses to move an unpublication before the publication', async () => {
    const planned = await scheduled(28)
    const plan = { action: 'unpublish', at: inDays(29), layers: { en: 1 } }
    const { schedules } = (await owner.post(`${updates}/${planned.id}/schedule`, plan)).json()
    const schedule = String(schedules.find(({ action }) => action === 'unpublish')?.id)
    const refused = await move(owner, { id: planned.id, schedule }, inDays(27))
    expect(refused.problem()).toMatchObject({ code: 'invalid_request', fields: [{ path: ['at'] }] })
    expect((await move(owner, { id: planned.id, schedule }, inDays(31))).status).toBe(200)
  })

  it('shows failed schedules as failed', async () => {
    const { id } = await scheduled(33)
    await server.db.kysely
      .updateTable('schedules')
      .set({ failure: '{}' })
      .where('document_id', '=', id)
      .execute()
    expect(await itemsOf(owner, 32, 34)).toMatchObject([{ id, kind: 'publish', failed: true }])
  })

  it('names the days that have more items than it returns', async () => {
    const rows = Array.from({ length: 401 }, (_, index) => `crowd-${index}`)
    const at = '2020-02-02T12:00:00.000Z'
    const stamp = { created_at: at, created_by: null, changed_at: at, changed_by: null }
    const trash = { trashed_at: null, trashed_by: null }
    const documents = rows.map((id) => ({ id, type: 'updates', ...stamp, ...trash }))
    await server.db.kysely.insertInto('documents').values(documents).execute()
    for (const document_id of rows)
      await server.db.kysely
        .insertInto('document_layers')
        .values({
          ...{ document_id, layer: 'en', type: 'updates', status: 'published', title: document_id },
          ...{ draft_version: 1, published_version: 1, first_published_at: at },
        } as never)
        .execute()
    const response = await owner.get('/api/calendar?from=2020-02-01T00:00:00Z&to=2020-02-04T00:00:00Z')
    expect(response.json().more).toEqual(['2020-02-02T00:00:00.000Z'])
    expect(response.json().items).toHaveLength(400)
    await server.db.kysely.deleteFrom('documents').where('id', 'in', rows).execute()
  })

  it('reads only the types that the user may read', async () => {
    const { updates: type } = model
    const calendar = openCalendar({ db: server.db, types: { updates: type } })
    const none = openCalendar({ db: server.db, types: {} })
    const actor = { id: '1', email: '', username: '', role: 'viewer', locales: [] } as const
    expect((await calendar.feed(actor)).length).toBeGreaterThan(0)
    expect(await none.feed(actor)).toEqual([])
  })

  describe('feed', () => {
    const subscribe = async (client: Client, scopes: readonly string[] = ['calendar:read']) => {
      const response = await client.post('/api/tokens', { name: 'Calendar', scopes, days: null })
      expect(response.status, response.text).toBe(201)
      const { token, secret } = response.json()
      return { id: token.id as string, secret: secret as string }
    }
    const feedOf = (secret: string, more = '') =>
      server.anonymous.get(`/api/calendar.ics?token=${secret}${more}`)

    it.each(['owner', 'editor', 'translator', 'viewer'] as const)(
      'is open to a %s with a secret link, until it is revoked',
      async (role: Role) => {
        const { id } = await scheduled(2, 'In, the feed')
        const client = await server.signedInAs(role)
        const link = await subscribe(client)
        const response = await feedOf(link.secret, '&locale=et')
        expect([response.status, response.headers['content-type']]).toEqual([
          200,
          'text/calendar; charset=utf-8',
        ])
        expect(response.headers['cache-control']).toBe('private, no-store')
        const text = response.text.replaceAll('\r\n ', '')
        expect(text).toContain(`UID:${id}-publish-`)
        expect(text).toContain('In\\, the feed')
        expect(text).toContain(`/et/admin/edit/${id}`)
        expect((await client.send('DELETE', `/api/tokens/${link.id}`)).status).toBe(204)
        expect((await feedOf(link.secret)).status).toBe(401)
      },
    )

    it('names a document in the language of the feed, if it has a title in it', async () => {
      const id = await publishUpdate(owner, 'et', 'Valgus', 'valgus')
      await owner.put(`${updates}/${id}/en`, { version: 0, data: { title: 'Light' } })
      const { secret } = await subscribe(owner)
      const summary = async (locale: string) => {
        const events = (await feedOf(secret, `&locale=${locale}`)).text.split('BEGIN:VEVENT')
        return /SUMMARY:(.*)\r/.exec(events.find((event) => event.includes(id)) ?? '')?.[1]
      }
      expect(await summary('en')).toBe('Published: Light')
      expect(await summary('el')).toMatch(/: Valgus$/)
    })

    it('keeps the id of an event that moves', async () => {
      const planned = await scheduled(5, 'Moves')
      const { secret } = await subscribe(owner)
      const uids = async () =>
        (await feedOf(secret)).text.replaceAll('\r\n ', '').match(new RegExp(`UID:${planned.id}\\S*`, 'g'))
      const before = await uids()
      expect(before).toHaveLength(1)
      expect((await move(owner, planned, inDays(6))).status).toBe(200)
      expect(await uids()).toEqual(before)
    })

    it('accepts no other token in a URL', async () => {
      const { secret } = await subscribe(owner, ['calendar:read', 'drafts:read'])
      expect((await feedOf(secret)).problem().code).toBe('invalid_token')
      const bearer = { authorization: `Bearer ${secret}` }
      expect((await server.anonymous.get('/api/calendar.ics', bearer)).status).toBe(200)
      expect((await server.anonymous.get('/api/calendar.ics')).status).toBe(401)
    })

    it('ends when the account is disabled', async () => {
      const client = await server.signedInAs('editor')
      const { secret } = await subscribe(client)
      const { id } = (await client.get('/api/account')).json()
      await owner.send('POST', `/api/users/${id}/disable`)
      expect((await feedOf(secret)).problem().code).toBe('invalid_token')
    })

    it('needs no permission to edit, but a token for anything else does', async () => {
      const viewer = await server.signedInAs('viewer')
      await subscribe(viewer)
      const refused = await viewer.post('/api/tokens', { name: 'x', scopes: ['drafts:read'] })
      expect(refused.problem().code).toBe('not_allowed')
      const mixed = { name: 'x', scopes: ['calendar:read', 'drafts:read'] }
      expect((await viewer.post('/api/tokens', mixed)).problem().code).toBe('not_allowed')
    })
  })
})
