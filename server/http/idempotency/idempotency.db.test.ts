/** Tests creates that are repeated after their response was lost. */
import { beforeAll, describe, expect, it } from 'vitest'
import { databases, openTestDatabase } from '../../testing/databases.ts'
import type { Client } from '../../testing/http-client.ts'
import type { TestServer } from '../../testing/start-server.ts'
import { startServer } from '../../testing/start-server.ts'
import { openIdempotencyKeys } from './index.ts'

describe.each(databases)('Repeated create on %s', (database) => {
  let server: TestServer
  let editor: Client
  let keys = 0
  const newKey = () => `key-${++keys}`
  const create = (key: string, title = 'Once', by = editor) =>
    by.post('/api/documents/updates', { locale: 'en', data: { title } }, { 'idempotency-key': key })
  const count = async () => {
    const { items } = (await editor.get('/api/documents/updates?limit=100')).json()
    return items.length as number
  }

  beforeAll(async () => {
    server = await startServer(database)
    editor = await server.signedInAs('editor')
  })

  it('creates nothing, and gets the first response', async () => {
    const key = newKey()
    const first = await create(key)
    const before = await count()
    await editor.put(`/api/documents/updates/${first.json().id}/en`, { version: 1, data: { title: 'Later' } })
    const again = await create(key)
    expect(again.status).toBe(201)
    expect(again.text).toBe(first.text)
    expect(again.headers['idempotency-replayed']).toBe('true')
    expect(first.headers['idempotency-replayed']).toBeUndefined()
    expect(await count()).toBe(before)
  })

  it('creates one item when it is sent ten times at once', async () => {
    const before = await count()
    const key = newKey()
    const responses = await Promise.all(Array.from({ length: 10 }, () => create(key)))
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([201]))
    expect(new Set(responses.map((response) => response.json().id)).size).toBe(1)
    expect(await count()).toBe(before + 1)
  })

  it('gets a response for the created item when the first response was never stored', async () => {
    const key = newKey()
    const { id } = (await create(key)).json()
    await server.db.kysely
      .updateTable('repeats')
      .set({ answer: null })
      .where('repeat_key', '=', key)
      .execute()
    expect((await create(key)).json()).toMatchObject({ id })
  })

  it('is rejected when the key comes with another body, and accepted from another user', async () => {
    const key = newKey()
    const { id } = (await create(key)).json()
    expect((await create(key, 'Something else')).problem()).toMatchObject({
      status: 422,
      code: 'idempotency_key_used',
    })
    const other = await create(key, 'Once', await server.signedInAs('editor'))
    expect(other.json().id).not.toBe(id)
  })

  it('may reuse its key after a failure', async () => {
    const key = newKey()
    const refused = await editor.post(
      '/api/documents/updates',
      { locale: 'en', data: { title: 7 } },
      { 'idempotency-key': key },
    )
    expect(refused.status).toBe(422)
    expect((await create(key)).status).toBe(201)
  })

  it.each(['', 'ä', 'two words', 'a'.repeat(256)])('rejects %s as a key', async (key) => {
    const response = await editor.send(
      'POST',
      '/api/documents/updates',
      { 'content-type': 'application/json', 'idempotency-key': Buffer.from(key).toString('latin1') },
      '{"locale":"en"}',
    )
    expect(response.problem()).toMatchObject({ status: 400, code: 'invalid_idempotency_key' })
  })

  it('creates a new item after a day', async () => {
    const db = await openTestDatabase(database)
    let time = Date.UTC(2026, 0, 1)
    const idempotencyKeys = openIdempotencyKeys(db, () => new Date(time))
    let made = 0
    const attempt = () =>
      idempotencyKeys.runOnce(
        { caller: 'ada', key: 'k', request: {} },
        async (idempotencyClaim) => {
          await db.transaction((trx) => idempotencyClaim(trx, 'thing'))
          return { status: 201, body: ++made }
        },
        () => ({ status: 201, body: 'again' }),
      )
    expect((await attempt()).body).toBe(1)
    time += 24 * 3_600_000 - 1
    expect((await attempt()).body).toBe(1)
    time += 1
    expect((await attempt()).body).toBe(2)
    time += 24 * 3_600_000 + 1
    await idempotencyKeys.removeExpired()
    expect(await db.kysely.selectFrom('repeats').selectAll().execute()).toEqual([])
  })
})
