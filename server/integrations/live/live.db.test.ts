/** Tests live events through the API. */
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { eventually } from '../../../tools/testing/eventually.ts'
import { hashOf, openSessions } from '../../accounts/auth/sessions.ts'
import { insertUser } from '../../accounts/users/user-store.ts'
import { appendEvent } from '../../db/index.ts'
import { databases } from '../../testing/databases.ts'
import type { TestEventStream } from '../../testing/event-stream.ts'
import { followEvents } from '../../testing/event-stream.ts'
import type { Client } from '../../testing/http-client.ts'
import { httpClient } from '../../testing/http-client.ts'
import type { TestServer } from '../../testing/start-server.ts'
import { startServer } from '../../testing/start-server.ts'

const from = { address: '', userAgent: '' }

const eventData = z.object({
  id: z.string().optional(),
  action: z.string().optional(),
  username: z.string().optional(),
  field: z.string().nullish(),
  isHere: z.boolean().optional(),
})
const readEvent = (data: unknown) => eventData.parse(data)

describe.each(databases)('Live events on %s', (database) => {
  let server: TestServer
  let people = 0
  const open: TestEventStream[] = []

  async function join(role: 'admin' | 'editor' | 'viewer') {
    const username = `Live ${++people}`
    const account = { email: `live-${people}@example.org`, username, password: 'never used', role }
    const { id } = await insertUser(server.db.kysely, account, new Date())
    const session = await openSessions(server.db.kysely, () => new Date()).start(id, from)
    const headers = { cookie: `session=${session}` }
    const follow = async (more: Record<string, string> = {}, query = '') => {
      const stream = await followEvents(`${server.url}/api/live${query}`, { ...headers, ...more })
      open.push(stream)
      return stream
    }
    return { id, session, username, client: httpClient(server.port, headers), follow }
  }

  const create = async (client: Client, title: string) => {
    const response = await client.post('/api/documents/updates', { locale: 'et', data: { title } })
    return response.json().id
  }
  const actions = ({ events }: TestEventStream) => events.flatMap(({ data }) => readEvent(data).action ?? [])

  beforeAll(async () => {
    server = await startServer(database)
  })
  afterEach(() => {
    for (const stream of open.splice(0)) stream.close()
  })

  it('report who did what to which document after the commit', async () => {
    const [ada, bob] = [await join('editor'), await join('viewer')]
    const stream = await bob.follow()
    expect(stream.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'private, no-store',
      'x-accel-buffering': 'no',
    })
    const id = await create(ada.client, 'Sinine')
    await ada.client.put(`/api/documents/updates/${id}/et`, { version: 1, data: { title: 'Sinisem' } })
    await eventually(() => expect(stream.events).toHaveLength(2))
    expect(stream.events.map(({ event, data }) => ({ event, data }))).toEqual([
      {
        event: 'done',
        data: { action: 'document.created', type: 'updates', id, layers: ['et'], by: ada.id },
      },
      { event: 'done', data: { action: 'document.saved', type: 'updates', id, layers: ['et'], by: ada.id } },
    ])
  })

  it('continue after the last received event, without gaps or repeats', async () => {
    const [ada, bob] = [await join('editor'), await join('editor')]
    const first = await bob.follow()
    await create(ada.client, 'One')
    await eventually(() => expect(first.events).toHaveLength(1))
    first.close()
    await create(ada.client, 'Two')
    const creating = Promise.all(
      Array.from({ length: 10 }, (_, index) => create(ada.client, `More ${index}`)),
    )
    const second = await bob.follow({ 'last-event-id': first.lastId() ?? '' })
    await creating
    await eventually(() => expect(second.events).toHaveLength(11))
    const numbers = second.events.map(({ id }) => Number(id))
    expect(numbers).toEqual([...new Set(numbers)].sort((one, other) => one - other))
    const third = await bob.follow({}, `?after=${first.lastId()}`)
    await eventually(() => expect(third.events).toEqual(second.events))
  })

  it('tell the client to reload when it missed too much, or its number is from another database', async () => {
    const [ada, bob] = [await join('editor'), await join('editor')]
    const listening = await bob.follow()
    await create(ada.client, 'One')
    await server.db.transaction(async (trx) => {
      for (let count = 0; count < 1_001; count++) {
        await appendEvent(trx, { kind: 'done', action: 'x', type: null, id: null, by: null }, '2026')
      }
    })
    const two = await create(ada.client, 'Two')
    // Until the server itself has processed all of it, too few events count as missed.
    await eventually(() => expect(listening.events.map(({ data }) => readEvent(data).id)).toContain(two))
    for (const after of ['1', '99999999']) {
      const stream = await bob.follow({ 'last-event-id': after })
      await eventually(() => expect(stream.events[0]?.event).toBe('reset'))
      const id = await create(ada.client, 'After the reset')
      await eventually(() => expect(stream.events.map(({ data }) => readEvent(data).id)).toContain(id))
      expect(stream.events.length).toBeLessThan(5)
    }
  })

  it('are sent only to users who may see them', async () => {
    const [admin, editor] = [await join('admin'), await join('editor')]
    const [seen, unseen] = [await admin.follow(), await editor.follow()]
    const invitation = {
      email: `invited-${people}@example.org`,
      username: `Invited ${people}`,
      role: 'viewer',
    }
    expect((await admin.client.post('/api/users', invitation)).status).toBe(201)
    await create(editor.client, 'For everybody')
    await eventually(() => expect(actions(seen)).toEqual(['user.invited', 'document.created']))
    await eventually(() => expect(actions(unseen)).toEqual(['document.created']))
    expect((await server.anonymous.get('/api/live')).status).toBe(401)
  })

  it('answer HEAD without opening a stream', async () => {
    const ada = await join('editor')
    const response = await ada.client.send('HEAD', '/api/live')
    expect(response.status).toBe(200)
    expect(response.headers['content-type']).toBe('text/event-stream; charset=utf-8')
  })

  it('end with the session', async () => {
    const [admin, bob] = [await join('admin'), await join('editor')]
    const stream = await bob.follow()
    const other = await admin.follow()
    await admin.client.send('DELETE', `/api/users/${bob.id}/sessions`)
    await stream.ended
    await create(admin.client, 'Still told')
    await eventually(() => expect(actions(other)).toContain('document.created'))
  })

  it('report who opens a document, moves to another field, and leaves', async () => {
    const [ada, bob] = [await join('editor'), await join('editor')]
    const id = await create(ada.client, 'Together')
    const stream = await bob.follow()
    const here = (by: typeof ada, more = {}) =>
      by.client.post('/api/presence', { type: 'updates', id, ...more })
    expect((await here(ada, { locale: 'et' })).json()).toEqual({ people: [] })
    await here(ada, { locale: 'et' })
    await here(ada, { locale: 'et', field: 'title' })
    expect((await here(bob)).json().people).toMatchObject([
      { id, user: ada.id, username: ada.username, locale: 'et', field: 'title' },
    ])
    await here(ada, { left: true })
    // The event about the created document may arrive only now.
    const events = () =>
      stream.events
        .filter(({ event }) => event === 'presence')
        .map(({ data }) => readEvent(data))
        .map(({ username, field, isHere }) => [username, field, isHere])
    await eventually(() => expect(events()).toHaveLength(4))
    expect(events()).toEqual([
      [ada.username, null, true],
      [ada.username, 'title', true],
      [bob.username, null, true],
      [ada.username, null, false],
    ])
    const present = await ada.client.get(`/api/presence?type=updates&id=${id}`)
    expect(present.json().people).toMatchObject([{ username: bob.username }])
    expect((await ada.client.get('/api/presence?type=nothing')).status).toBe(404)
  })

  it('show where a user types, and store only the latest place', async () => {
    const [ada, bob, viewer] = [await join('editor'), await join('editor'), await join('viewer')]
    const id = await create(ada.client, 'Together')
    const stream = await bob.follow()
    const caret = { type: 'updates', id, locale: 'et', field: 'body', block: 2, text: 'Blue', offset: 4 }
    const move = (by: typeof ada, more = {}) => by.client.post('/api/presence/caret', { ...caret, ...more })
    const carets = () => stream.events.filter(({ event }) => event === 'caret').map(({ data }) => data)
    expect((await move(ada)).status).toBe(204)
    // A later place replaces one that was not sent yet.
    await eventually(() => expect(carets()).toHaveLength(1))
    expect((await move(ada, { text: 'Blue print', offset: 10 })).status).toBe(204)
    expect((await move(viewer)).status).toBe(403)
    const limited = await server.signedInAs('editor', ['en'], ['updates'])
    expect((await limited.post('/api/presence/caret', caret)).status).toBe(403)
    expect((await move(ada, { type: 'nothing' })).status).toBe(404)
    await eventually(() => expect(carets()).toHaveLength(2))
    const who = { user: ada.id, username: ada.username }
    expect(carets()).toEqual([
      { ...caret, ...who },
      { ...caret, ...who, text: 'Blue print', offset: 10 },
    ])
    const rows = await server.db.kysely.selectFrom('outbox').select('event').execute()
    expect(rows.filter(({ event }) => event.includes('"caret"') && event.includes(id))).toHaveLength(1)
  })

  it('treat a user as gone after some time without a message', async () => {
    const [ada, bob] = [await join('editor'), await join('editor')]
    const location = { type: 'updates', id: 'x' }
    await ada.client.post('/api/presence', location)
    await server.db.kysely
      .updateTable('presence')
      .set({ seen_at: new Date(Date.now() - 46_000).toISOString() })
      .where('user_id', '=', ada.id)
      .execute()
    expect((await bob.client.post('/api/presence', location)).json()).toEqual({ people: [] })
  })

  it('do not extend the session, and neither do presence, carets, checks and what screens read again', async () => {
    const { client, session, follow } = await join('admin')
    const document = await create(client, 'Previewed')
    const hour = 3_600_000
    const seen_at = new Date(Date.now() - hour).toISOString()
    const own = server.db.kysely.updateTable('sessions').set({ seen_at }).where('hash', '=', hashOf(session))
    await own.execute()
    const seenAt = async () => {
      const rows = server.db.kysely.selectFrom('sessions').select('seen_at')
      return (await rows.where('hash', '=', hashOf(session)).executeTakeFirstOrThrow()).seen_at
    }
    expect((await follow()).status).toBe(200)
    expect((await client.post('/api/presence', { type: 'updates', id: 'x' })).status).toBe(200)
    const caret = { type: 'updates', id: 'x', locale: 'et', field: 'title', block: 0, text: '', offset: 0 }
    expect((await client.post('/api/presence/caret', caret)).status).toBe(204)
    for (const check of ['live', 'ready'])
      expect((await client.get(`/api/health/${check}`)).headers['server-timing']).toBeDefined()
    expect((await client.get('/api/logs/server')).status).toBe(200)
    // Also for an administrator, who is refused.
    for (const path of ['backups', 'import'] as const) await client.get(`/api/${path}`)
    const preview = `/api/documents/updates/${document}/preview` as const
    expect((await client.post(preview, { locale: 'et' })).status).toBe(201)
    expect(await seenAt()).toBe(seen_at)
    await client.get('/api/presence?type=updates')
    expect(Date.parse(await seenAt())).toBeGreaterThan(Date.parse(seen_at))
  })

  it('log nothing when a client disconnects', async () => {
    const lines: string[] = []
    const logTo = { write: (line: string) => void lines.push(line) }
    // A busy machine has slow queries, which are warnings.
    const config = { logLevel: 'debug', slowQueryMs: 0 } as const
    const own = await startServer(database, { logTo, config })
    const account = { email: 'left@example.org', username: 'Left', password: '-', role: 'editor' } as const
    const { id } = await insertUser(own.db.kysely, account, new Date())
    const session = await openSessions(own.db.kysely, () => new Date()).start(id, from)
    const stream = await followEvents(`${own.url}/api/live`, { cookie: `session=${session}` })
    stream.close()
    await eventually(() => expect(lines.join('')).toContain('response aborted'))
    expect(lines.map((line) => JSON.parse(line).level)).not.toContain('warn')
  })

  it('end properly when the server stops, without waiting for the timeout', async () => {
    const own = await startServer(database)
    const account = { email: 'last@example.org', username: 'Last', password: '-', role: 'editor' } as const
    const { id } = await insertUser(own.db.kysely, account, new Date())
    const session = await openSessions(own.db.kysely, () => new Date()).start(id, from)
    const stream = await followEvents(`${own.url}/api/live`, { cookie: `session=${session}` })
    expect(stream.status).toBe(200)
    // The stop waits for open requests, and aborts those that take too long.
    expect(await Promise.all([stream.ended, own.close()])).toEqual(['in order', undefined])
  })
})
