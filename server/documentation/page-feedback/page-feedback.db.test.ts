/** Tests page feedback through the API. */
import { beforeAll, describe, expect, it } from 'vitest'
import { callDatabases } from '../../testing/databases.ts'
import type { Client, Query } from '../../testing/http-client.ts'
import { openTestDocuments } from '../../testing/open-test-documents.ts'
import type { TestServer } from '../../testing/start-server.ts'
import { startServer } from '../../testing/start-server.ts'
import { openPageFeedback } from './index.ts'

const path = '/api/page-feedback'
const install = '/el/docs/start/install'
const no = { page: install, helpful: false, comment: 'Where is Node.js?' }

describe.each(callDatabases)('Page feedback on %s', (database) => {
  let server: TestServer
  let editor: Client
  const send = (body: object) => server.anonymous.post(path, body)
  const listed = async (query: Query = '') => (await editor.get(`${path}${query}`)).json().items
  const commentsOn = async (page: string, query = '') =>
    (await editor.get(`${path}/comments?page=${encodeURIComponent(page)}${query}`)).json()

  beforeAll(async () => {
    server = await startServer(database)
    editor = await server.signedInAs('editor')
  })

  it('is accepted from anyone, and counted by page', async () => {
    const response = await send({ ...no, comment: ' Where is\r\nNode.js?\u0007 ' })
    expect([response.status, response.text]).toEqual([201, '{"received":true}'])
    await send({ page: install, helpful: true })
    await send({ page: install, helpful: true, comment: '' })
    await send({ page: '/docs', helpful: true })
    const today = new Date().toISOString().slice(0, 10)
    expect(await listed()).toEqual([
      {
        page: install,
        title: expect.stringMatching(/\p{Script=Greek}/u),
        locale: 'el',
        yes: 2,
        no: 1,
        comments: 1,
        lastComment: 'Where is\nNode.js?',
        lastDay: today,
      },
      expect.objectContaining({ page: '/docs', locale: 'en', yes: 1, no: 0, comments: 0, lastComment: null }),
    ])
    expect(await listed('?locale=en')).toHaveLength(1)
    const id = expect.any(String)
    expect(await commentsOn(install)).toEqual({
      items: [{ id, day: today, helpful: false, text: 'Where is\nNode.js?' }],
      next: null,
    })
  })

  it('stores the answer, comment, page, language and day, and no audit entry', async () => {
    const audit = () => server.db.kysely.selectFrom('audit').select('number').execute()
    const before = await audit()
    await send(no)
    expect(await audit()).toEqual(before)
    const row = await server.db.kysely.selectFrom('page_feedback').selectAll().executeTakeFirstOrThrow()
    expect(Object.keys(row).sort()).toEqual(['comment', 'day', 'helpful', 'id', 'locale', 'page'])
    // The other ids contain the time of their creation.
    expect(row.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4/)
  })

  it.each([
    ['page', { page: '//evil.example' }],
    ['helpful', { helpful: 'perhaps' }],
    ['comment', { comment: 'a'.repeat(1_001) }],
    ['email', { email: 'ada@example.org' }],
  ])('is rejected with the name of the invalid field: %s', async (field, wrong) => {
    const response = await send({ ...no, ...wrong })
    expect(response.problem()).toMatchObject({
      status: 422,
      code: 'invalid_request',
      fields: [{ path: [field] }],
    })
  })

  it.each(['/docs/nowhere', '/updates', '/docs/%E0%A4', '/docs/start/install?a=1', '/docs/index'])(
    'is rejected for a page that is not in the documentation: %s',
    async (page) => {
      expect((await send({ ...no, page })).status).toBe(404)
    },
  )

  it('of a bot that fills in the hidden field is dropped, with the normal answer', async () => {
    const response = await send({
      page: '/docs/start/install',
      helpful: true,
      website: 'https://spam.example',
    })
    expect([response.status, response.text]).toEqual([201, '{"received":true}'])
    expect(await listed('?locale=en')).toHaveLength(1)
  })

  it('has comments that are paginated without repeating one', async () => {
    const page = '/et/docs/start/install'
    for (let count = 0; count < 5; count++) await send({ page, helpful: false, comment: `Comment ${count}` })
    const texts: string[] = []
    for (let next: string | null = ''; next !== null; ) {
      const found = await commentsOn(page, `&limit=2${next && `&after=${encodeURIComponent(next)}`}`)
      texts.push(...found.items.map(({ text }) => text))
      next = found.next
    }
    expect(texts.sort()).toEqual([0, 1, 2, 3, 4].map((count) => `Comment ${count}`))
    expect((await commentsOn(page, '&limit=5')).next).toBeNull()
    expect((await editor.get(`${path}/comments?page=${page}&after=nowhere`)).status).toBe(400)
  })

  it('loses a comment but not its answer when an editor deletes the comment', async () => {
    const page = '/docs/start/first-update'
    await send({ page, helpful: false, comment: 'canary-comment' })
    const [comment] = (await commentsOn(page)).items
    expect((await editor.send('DELETE', `${path}/comments/${comment?.id}`)).status).toBe(204)
    expect((await editor.send('DELETE', `${path}/comments/${comment?.id}`)).status).toBe(404)
    expect((await commentsOn(page)).items).toEqual([])
    expect(await listed('?locale=en')).toContainEqual(
      expect.objectContaining({ page, no: 1, comments: 0, lastComment: null }),
    )
    const rows = await server.db.kysely.selectFrom('audit').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain('canary')
  })

  it('is deleted for one page only', async () => {
    const before = await listed()
    expect((await editor.send('DELETE', `${path}?page=${encodeURIComponent(install)}`)).status).toBe(204)
    expect(await listed()).toEqual(before.filter(({ page }) => page !== install))
    expect((await editor.send('DELETE', `${path}?page=${encodeURIComponent(install)}`)).status).toBe(404)
  })

  it('is available to editors and administrators only', async () => {
    for (const role of ['translator', 'viewer'] as const) {
      const client = await server.signedInAs(role)
      for (const query of ['', '/comments?page=/docs'])
        expect((await client.get(`${path}${query}`)).status).toBe(403)
      expect((await client.send('DELETE', `${path}?page=/docs`)).status).toBe(403)
    }
    expect((await (await server.signedInAs('admin')).get(path)).status).toBe(200)
    expect((await server.anonymous.get(path)).status).toBe(401)
  })

  it('is deleted after the retention period of messages, and not before', async () => {
    const { db, documents } = await openTestDocuments(database)
    let time = Date.UTC(2026, 0, 1, 23)
    const feedback = openPageFeedback({ db, documents, now: () => new Date(time) })
    await feedback.receive({ ...no, page: '/docs' })
    time += 180 * 24 * 3_600_000
    await feedback.removeExpired()
    expect(await feedback.list()).toHaveLength(1)
    time += 3_600_000
    await feedback.removeExpired()
    expect(await feedback.list()).toEqual([])
  })
})

it.each(callDatabases)(
  'is limited to thirty answers an hour per address, without counting rejected ones, on %s',
  async (database) => {
    const server = await startServer(database, { config: { rateLimits: 1 } })
    const send = async (body: object) => (await server.anonymous.post(path, body)).status
    for (let count = 0; count < 31; count++) expect(await send({ ...no, page: '/docs/nowhere' })).toBe(404)
    for (let count = 0; count < 30; count++) expect(await send({ ...no, page: '/docs' })).toBe(201)
    expect(await send({ ...no, page: '/docs' })).toBe(429)
  },
)
