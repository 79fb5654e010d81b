/** Tests the audit log through the API. */
import { beforeAll, describe, expect, it } from 'vitest'
import { record } from '../../audit/append-entry.ts'
import { callDatabases } from '../../testing/databases.ts'
import type { Client, Query } from '../../testing/http-client.ts'
import type { TestServer } from '../../testing/start-server.ts'
import { startServer } from '../../testing/start-server.ts'

interface Item {
  readonly number: number
  readonly action: string
}

describe.each(callDatabases)('Audit log on %s', (database) => {
  let server: TestServer
  let admin: Client
  const ask = async (query: Query = '') => (await admin.get(`/api/logs/audit${query}`)).json()
  const numbers = (items: readonly Item[]) => items.map(({ number }) => number)

  beforeAll(async () => {
    server = await startServer(database)
    admin = await server.signedInAs('admin')
    const auditBase = { by: null, from: null, details: { note: '=1+1' } }
    for (let count = 0; count < 7; count++) {
      const at = new Date(Date.UTC(2026, 0, 1, count)).toISOString()
      const action = count % 2 === 0 ? 'document.saved' : 'document.copied'
      const what = { type: 'thing', id: `thing-${count % 3}` }
      await server.db.transaction((trx) => record(trx, { ...auditBase, ...what, action, at }))
    }
  })

  it('shows who saved what from which address, with the values before', async () => {
    const editor = await server.signedInAs('editor')
    const created = await editor.post('/api/documents/updates', { locale: 'et', data: { title: 'Sinine' } })
    const { id } = created.json()
    await editor.put(`/api/documents/updates/${id}/et`, { version: 1, data: { title: 'Sinisem' } })
    const { items } = await ask(`?subject=${id}`)
    expect(items.map(({ action }) => action)).toEqual(['document.saved', 'document.created'])
    expect(items[0]).toMatchObject({
      user: { username: expect.stringMatching(/^editor-/) },
      address: '127.0.0.1',
      type: 'updates',
      id,
      details: { layer: 'et', version: 2, before: { title: 'Sinine' }, after: { title: 'Sinisem' } },
      hash: expect.stringMatching(/^[0-9a-f]{8}\.[0-9a-f]{64}$/),
    })
    expect(items[0]?.document).toEqual({ titles: { et: 'Sinisem' }, state: 'kept' })
    const own = await ask(`?user=${items[0]?.user?.id}`)
    expect(own.items).toEqual(items)
  })

  it('is filtered by action, subject and time', async () => {
    expect(numbers((await ask('?number=4')).items)).toEqual([4])
    expect(numbers((await ask('?type=thing')).items)).toEqual([7, 6, 5, 4, 3, 2, 1])
    expect(numbers((await ask('?type=thing&action=document.copied')).items)).toEqual([6, 4, 2])
    expect(numbers((await ask('?subject=thing-0&action=document.saved')).items)).toEqual([7, 1])
    const [from, until] = ['2026-01-01T02:00:00Z', '2026-01-01T06:00:00%2B02:00']
    expect(numbers((await ask(`?from=${from}&until=${until}`)).items)).toEqual([4, 3])
    const refused = await admin.get('/api/logs/audit?from=yesterday')
    expect(refused.problem()).toMatchObject({ status: 400, fields: [{ path: ['from'] }] })
  })

  it('is paginated without repeating an entry', async () => {
    const paged: number[] = []
    for (let next: string | null = ''; next !== null; ) {
      const page = await ask(`?type=thing&limit=2${next && `&after=${encodeURIComponent(next)}`}`)
      paged.push(...numbers(page.items))
      next = page.next
    }
    expect(paged).toEqual([7, 6, 5, 4, 3, 2, 1])
    const { next } = await ask('?type=thing&limit=7')
    expect(next, 'after a last page that is full').toBeNull()
    const refused = await admin.get('/api/logs/audit?after=nonsense')
    expect(refused.problem()).toMatchObject({ status: 400, code: 'invalid_query' })
  })

  it('is exported completely as CSV and as JSON lines', async () => {
    const table = await admin.get('/api/logs/audit.csv?type=thing')
    expect(table.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="audit.csv"',
    })
    const rows = table.text.trimEnd().split('\r\n')
    expect(rows).toHaveLength(8)
    expect(rows[7]).toMatch(/^"1","2026-01-01T00:00:00.000Z","","","","document.saved","thing","thing-0",/)
    const lines = await admin.get('/api/logs/audit.jsonl?type=thing')
    expect(
      numbers(
        lines.text
          .trimEnd()
          .split('\n')
          .map((line) => JSON.parse(line)),
      ),
    ).toEqual([7, 6, 5, 4, 3, 2, 1])
  })

  it('is available to owners and administrators only', async () => {
    for (const role of ['editor', 'translator', 'viewer'] as const) {
      const client = await server.signedInAs(role)
      for (const form of ['', '.csv', '.jsonl']) {
        expect((await client.get(`/api/logs/audit${form}`)).status).toBe(403)
      }
    }
    expect((await (await server.signedInAs('owner')).get('/api/logs/audit')).status).toBe(200)
  })
})
