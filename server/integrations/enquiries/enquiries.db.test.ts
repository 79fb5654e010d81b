/** Tests enquiries through the API. */
import { beforeAll, describe, expect, it } from 'vitest'
import { callDatabases, openTestDatabase } from '../../testing/databases.ts'
import type { Client, Query } from '../../testing/http-client.ts'
import { openTestDocuments } from '../../testing/open-test-documents.ts'
import type { TestServer } from '../../testing/start-server.ts'
import { startServer } from '../../testing/start-server.ts'
import { publishContact } from '../../testing/update-single.ts'
import { enquiryRules } from './enquiry.ts'
import { openEnquiries } from './index.ts'

const form = {
  name: 'Ada Lovelace',
  email: 'ada@example.org',
  message: 'When are you open?',
  page: '/et/contact',
  locale: 'et',
} as const

describe.each(callDatabases)('Enquiries on %s', (database) => {
  let server: TestServer
  let admin: Client
  const send = (body: object, headers = {}) => server.anonymous.post('/api/enquiries', body, headers)
  const newest = async (query: Query = '') => (await admin.get(`/api/enquiries${query}`)).json()

  beforeAll(async () => {
    server = await startServer(database)
    admin = await server.signedInAs('admin')
    await publishContact(await server.signedInAs('owner'))
  })

  it('are accepted from anyone, and listed newest first', async () => {
    const response = await send({ ...form, name: ' Ada\nLovelace ' })
    expect([response.status, response.text]).toEqual([201, '{"received":true}'])
    const { items, unread } = await newest()
    expect(items[0]).toMatchObject({ ...form, status: 'new', changedAt: null })
    expect(unread).toBe(items.length)
  })

  it.each([
    ['name', { name: '  ' }],
    ['email', { email: 'ada' }],
    ['message', { message: 'a'.repeat(5_001) }],
    ['page', { page: '//evil.example' }],
    ['locale', { locale: 'fi' }],
    ['bcc', { bcc: 'eve@example.org' }],
  ])('are rejected with the name of the invalid field: %s', async (field, wrong) => {
    const response = await send({ ...form, ...wrong })
    expect(response.problem()).toMatchObject({
      status: 422,
      code: 'invalid_request',
      fields: [{ path: [field] }],
    })
  })

  it.each([
    ['fill in what nobody sees', { website: 'https://spam.example' }],
    ['are faster than anybody writes', { seconds: 1 }],
  ])('of bots that %s are marked as spam, and get the normal answer', async (_what, sign) => {
    const response = await send({ ...form, message: 'Buy!', ...sign })
    expect([response.status, response.text]).toEqual([201, '{"received":true}'])
    expect((await newest()).items[0]?.status).toBe('spam')
    expect((await newest('?status=new')).items.every(({ status }) => status === 'new')).toBe(true)
  })

  it('are rejected above 50 KB before they are read', async () => {
    const response = await send({ ...form, padding: 'a'.repeat(50_000) })
    expect([response.status, response.problem().code]).toEqual([413, 'body_too_large'])
  })

  it('are created once for any number of requests with one idempotency key', async () => {
    const headers = { 'idempotency-key': 'a-form' }
    const once = { ...form, message: 'Only once' }
    const responses = await Promise.all([send(once, headers), send(once, headers), send(once, headers)])
    expect(responses.map(({ status }) => status)).toEqual([201, 201, 201])
    const { items } = await newest('?limit=100')
    expect(items.filter(({ message }) => message === 'Only once')).toHaveLength(1)
    // Neither the IP address nor the key, with which all addresses could be tried.
    const stored = await server.db.kysely.selectFrom('repeats').selectAll().execute()
    expect(JSON.stringify(stored)).toContain('POST /api/enquiries')
    expect(JSON.stringify(stored)).not.toMatch(/127\.0\.0\.1|a-form/)
  })

  it('are paginated without repeating one', async () => {
    for (let count = 0; count < 5; count++) await send({ ...form, message: `Page ${count}` })
    const all = (await newest('?limit=100')).items.map(({ id }) => id)
    const paged: string[] = []
    for (let next: string | null = ''; next !== null; ) {
      const page = await newest(`?limit=2${next && `&after=${encodeURIComponent(next)}`}`)
      paged.push(...page.items.map(({ id }) => id))
      next = page.next
    }
    expect(paged).toEqual(all)
    expect((await newest(`?limit=${all.length}`)).next).toBeNull()
  })

  it('can be marked and deleted, with audit entries that do not contain the message', async () => {
    await send({ ...form, message: 'canary-message' })
    const id = String((await newest()).items[0]?.id)
    const body = { 'content-type': 'application/json' }
    const path = `/api/enquiries/${id}`
    const changed = await admin.send('PATCH', path, body, '{"status":"answered"}')
    expect(changed.json()).toMatchObject({ status: 'answered', changedAt: expect.any(String) })
    expect((await admin.get(path)).json()).toEqual(changed.json())
    expect((await admin.send('PATCH', path, body, '{"status":"lost"}')).status).toBe(422)
    expect((await admin.send('DELETE', path)).status).toBe(204)
    expect((await admin.get(path)).status).toBe(404)
    const rows = await server.db.kysely.selectFrom('audit').selectAll().where('subject_id', '=', id).execute()
    expect(rows.map(({ action }) => action)).toEqual([
      'enquiry.received',
      'enquiry.changed',
      'enquiry.deleted',
    ])
    expect(JSON.stringify(rows)).not.toMatch(/canary|ada@example|Lovelace/)
  })

  it('are available to administrators only', async () => {
    const { items } = await newest()
    expect(items).not.toEqual([])
    for (const role of ['editor', 'translator', 'viewer'] as const) {
      const client = await server.signedInAs(role)
      for (const path of ['', `/${items[0]?.id}`, '/export']) {
        expect((await client.get(`/api/enquiries${path}`)).status).toBe(403)
      }
    }
  })

  it('are exported as CSV that a spreadsheet does not execute', async () => {
    await send({ ...form, name: '=HYPERLINK("https://evil.example")', message: 'Two\nlines' })
    const response = await admin.get('/api/enquiries/export?status=new')
    expect(response.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="enquiries.csv"',
    })
    expect(response.text.split('\r\n')[0]).toBe(
      '\uFEFF"id","at","status","name","email","message","page","locale"',
    )
    expect(response.text).toContain(`"'=HYPERLINK(""https://evil.example"")","ada@example.org","Two\nlines"`)
    expect(response.text).not.toContain('Buy!')
    const { items } = (await admin.get('/api/logs/audit?action=enquiry.exported')).json()
    expect(items[0]).toMatchObject({ type: 'enquiry', id: null, details: { status: 'new' } })
    expect(items[0]?.user).toMatchObject({ id: (await admin.get('/api/account')).json().id })
  })

  it('are deleted after their retention period, and not before', async () => {
    const db = await openTestDatabase(database)
    let time = Date.UTC(2026, 0, 1)
    const rules = async () => ({ isOpen: true, languages: [form.locale], days: 30 })
    const enquiries = openEnquiries({ db, rules, now: () => new Date(time) })
    await enquiries.receive(form, { address: '' })
    time += 30 * 24 * 3_600_000
    await enquiries.removeExpired()
    expect((await enquiries.list({})).items).toHaveLength(1)
    time += 1
    await enquiries.removeExpired()
    expect((await enquiries.list({})).items).toHaveLength(0)
  })

  it('are kept for 180 days by default', async () => {
    const { documents } = await openTestDocuments(database)
    expect((await enquiryRules(documents)).days).toBe(180)
  })
})

it.each(callDatabases)('are accepted only while the contact page allows them on %s', async (database) => {
  const server = await startServer(database)
  expect((await server.anonymous.post('/api/enquiries', form)).problem()).toMatchObject({
    status: 403,
    code: 'enquiries_closed',
  })
})

it.each(callDatabases)(
  'are limited to five an hour per address, without counting rejected ones, on %s',
  async (database) => {
    const server = await startServer(database, { config: { rateLimits: 1 } })
    await publishContact(await server.signedInAs('owner'))
    const send = async (sent: object) => (await server.anonymous.post('/api/enquiries', sent)).status
    for (let count = 0; count < 12; count++) expect(await send({ ...form, email: 'no address' })).toBe(422)
    for (let count = 0; count < 5; count++) expect(await send(form)).toBe(201)
    expect(await send(form)).toBe(429)
  },
)
