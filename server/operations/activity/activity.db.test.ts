/** Tests recent activity as users see it. */
import type { AuditAction } from '@cyanotype/content/contracts/audit-actions.ts'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { record } from '../../audit/index.ts'
import { callDatabases } from '../../testing/databases.ts'
import type { Client, Query } from '../../testing/http-client.ts'
import { publishUpdate } from '../../testing/publishing.ts'
import type { TestServer } from '../../testing/start-server.ts'
import { startServer } from '../../testing/start-server.ts'
import { openAuditLog } from '../audit-log/index.ts'

describe.each(callDatabases)('Recent activity on %s', (database) => {
  let server: TestServer
  let editor: Client
  let viewer: Client
  const ask = async (query: Query = '', client = viewer) => (await client.get(`/api/activity${query}`)).json()
  const start = Date.UTC(2036, 0, 1)
  /** Later than all changes by calls, so that it is listed first. */
  const did = (
    by: string,
    id: string,
    minute: number,
    {
      action = 'document.saved',
      details = {},
    }: { action?: AuditAction; details?: Record<string, unknown> } = {},
  ) =>
    server.db.transaction((trx) => {
      const at = new Date(start + minute * 60_000).toISOString()
      return record(trx, { action, at, by, from: '192.0.2.7', type: 'updates', id, details })
    })

  beforeAll(async () => {
    server = await startServer(database)
    editor = await server.signedInAs('editor')
    viewer = await server.signedInAs('viewer')
  })

  it('names document, locales and user, and nothing that only the audit log may show', async () => {
    const id = await publishUpdate(editor, 'et', 'Sinine', 'sinine')
    const { items } = await ask()
    expect(items[0]).toEqual({
      number: expect.any(Number),
      at: expect.stringMatching(/Z$/),
      user: { id: expect.any(String), username: expect.stringMatching(/^editor-/) },
      action: 'document.published',
      times: 1,
      layers: ['et', '*'],
      document: { type: 'updates', id, titles: { et: 'Sinine' }, state: 'kept' },
    })
    await editor.post(`/api/documents/updates/${id}/trash`, { layers: { et: 1, '*': 1 } })
    expect((await ask()).items[0]).toMatchObject({
      action: 'document.trashed',
      document: { id, state: 'trashed' },
    })
  })

  it('groups the saves of one sitting, and counts them', async () => {
    for (const minute of [0, 1, 30]) await did('ada', 'one', minute, { details: { layer: 'en' } })
    await did('bob', 'two', 31)
    await did('ada', 'one', 32, { details: { layer: 'el' } })
    const of = ({ user, times, document }: ActivityItem) => [user?.id, document.id, times]
    const { items } = await ask('?limit=2')
    expect(items.map(of)).toEqual([
      ['ada', 'one', 4],
      ['bob', 'two', 1],
    ])
    expect(items[0]).toMatchObject({ layers: ['en', 'el'], document: { state: 'deleted' } })
    expect(items[0]?.document.titles).toEqual({})
  })

  it('separates groups by another user, another action and a long pause', async () => {
    const afternoon = 600
    await did('ada', 'three', afternoon)
    await did('bob', 'three', afternoon + 1)
    await did('ada', 'three', afternoon + 2)
    await did('ada', 'three', afternoon + 3, { action: 'document.published' })
    await did('ada', 'three', afternoon + 4)
    await did('ada', 'three', afternoon + 5 + 4 * 60)
    const { items } = await ask('?limit=6')
    expect(items.map(({ user, action }) => `${user?.id} ${action.slice(9)}`)).toEqual([
      ...['ada saved', 'ada saved', 'ada published'],
      ...['ada saved', 'bob saved', 'ada saved'],
    ])
  })

  it('is paginated without repeating an action', async () => {
    const all = (await ask('?limit=50')).items
    const paged: ActivityItem[] = []
    for (let next: number | null = null, pages = 0; pages < 40; pages++) {
      const page: { items: ActivityItem[]; next: number | null } = await ask(
        `?limit=3${next ? `&after=${next}` : ''}`,
      )
      paged.push(...page.items)
      next = page.next
      if (next === null) break
    }
    const numbers = (items: readonly ActivityItem[]) => items.map(({ number }) => number)
    expect(numbers(paged)).toEqual(numbers(all))
    expect((await viewer.get('/api/activity?after=yesterday')).status).toBe(400)
  })

  it('is available to all signed-in users, for the types that they may read', async () => {
    for (const role of ['owner', 'translator'] as const) {
      const client = await server.signedInAs(role, role === 'translator' ? ['el'] : [])
      expect((await ask('', client)).items.length).toBeGreaterThan(0)
    }
    expect((await server.anonymous.get('/api/activity')).status).toBe(401)
    const audit = openAuditLog({ db: server.db, days: async () => 400 })
    expect(await audit.activity({ types: ['partners'] })).toEqual({ items: [], next: null })
    expect(await audit.activity({ types: [] })).toEqual({ items: [], next: null })
  })

  it('is found among many other audit entries', async () => {
    const head = await server.db.kysely
      .selectFrom('audit')
      .select(({ fn }) => fn.max('number').as('number'))
      .executeTakeFirstOrThrow()
    const from = Number(head.number)
    // Inserted without valid hashes, since only the number matters here. `query-plans.db.test.ts` checks the
    // indexes.
    await sql`
      with recursive more (n) as (select 1 union all select n + 1 from more where n < 2000)
      insert into audit (number, at, user_id, address, action, type, subject_id, details, hash)
      select ${sql.lit(from)} + n, '2036-02-01T00:00:00.000Z', 'ada', null,
        case when n % 1000 = 0 then 'document.saved' else 'session.begun' end, 'updates', 'much', '{}', ''
      from more
    `.execute(server.db.kysely)
    const { items } = await ask('?limit=8')
    expect(items).toHaveLength(8)
    expect(items[0]).toMatchObject({ times: 2, document: { id: 'much' } })
  })
})

interface ActivityItem {
  readonly number: number
  readonly user: { readonly id: string } | null
  readonly action: string
  readonly times: number
  readonly document: { readonly id: string }
}
