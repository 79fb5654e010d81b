/** Everything about an e-mail address is found, exported and erased, and the report says what is kept. */
import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { verifyAuditLog } from '../../audit/verify-chain.ts'
import { openSmtpReceiver } from '../../integrations/mail/testing/smtp-receiver.ts'
import { callDatabases } from '../../testing/databases.ts'
import type { Client } from '../../testing/http-client.ts'
import type { TestServer } from '../../testing/start-server.ts'
import { startServer } from '../../testing/start-server.ts'
import { publishContact } from '../../testing/update-single.ts'

const email = 'kadri@example.org'
const message = { name: 'Kadri', message: 'Are you open on Sunday?', page: '/en/contact', locale: 'en' }

describe.each(callDatabases)('Personal data of an address on %s', (kind) => {
  let server: TestServer
  let owner: Client
  let admin: Client

  beforeAll(async () => {
    // The mail server is off, so e-mails stay in the queue with their content.
    const { config: mail, close } = await openSmtpReceiver()
    await close()
    server = await startServer(kind, { config: { mail } })
    owner = await server.signedInAs('owner')
    admin = await server.signedInAs('admin')
    await owner.send('PATCH', '/api/preferences', json, JSON.stringify({ mailEnquiries: 'on' }))
    await publishContact(owner)
    for (const sender of [email, 'Kadri@Example.org', 'other@example.org'])
      expect((await server.anonymous.post('/api/enquiries', { ...message, email: sender })).status).toBe(201)
    for (const comment of ['Write to KADRI@example.org, 100% sure', 'Write to nobody'])
      await server.db.kysely
        .insertInto('page_feedback')
        .values({ id: randomUUID(), day: '2026-11-01', page: '/docs', locale: 'en', helpful: 0, comment })
        .execute()
    const invited = await owner.post('/api/users', { email, username: 'Kadri', role: 'editor' })
    expect(invited.status, invited.text).toBe(201)
  })

  const post = <Action extends string>(client: Client, action: Action, body: object) =>
    client.post(`/api/personal-data/${action}`, body)
  const found = async (address = email) => (await post(owner, 'find', { email: address })).json()
  const emailsIn = async (client: Client) =>
    (await client.get('/api/enquiries')).json().items.map((item) => item.email)

  it('is found in all parts, whatever the case of the letters', async () => {
    expect(await found('KADRI@example.org ')).toMatchObject({
      email,
      account: { email, username: 'Kadri', state: 'invited' },
      mayEraseAccount: true,
      parts: [
        { kind: 'account', count: 1, fate: 'with_account' },
        { kind: 'enquiries', count: 2, fate: 'erased' },
        // The invitation, and the notices to the owner about the two messages.
        { kind: 'mail', count: 3, fate: 'erased' },
        { kind: 'feedback', count: 1, fate: 'erased' },
        // The invitation and the two messages.
        { kind: 'audit', count: 3, fate: 'kept' },
      ],
    })
    expect(await found('nobody@example.org')).toMatchObject({ account: null, parts: [] })
  })

  it('is exported as one JSON file, without secrets and without data of others', async () => {
    const response = await post(owner, 'export', { email })
    expect(response.headers['content-type']).toMatch(/^application\/json/)
    expect(response.headers['content-disposition']).toBe('attachment; filename="personal-data.json"')
    const actions = ['enquiry.received', 'enquiry.received', 'user.invited', 'personal_data.exported']
    expect(response.json()).toMatchObject({
      ...{ email, account: { username: 'Kadri' }, sessions: [], preferences: {} },
      twoStep: { codesSince: null, passkeys: [] },
      enquiries: Array(2).fill({ message: message.message }),
      auditEntries: actions.map((action) => ({ action })),
      feedback: [expect.anything()],
    })
    expect(response.text).not.toMatch(/sealed|argon2|other@example\.org/)
  })

  it('needs a confirmed password, and the right to manage users', async () => {
    const editor = await server.signedInAs('editor')
    for (const action of ['find', 'export', 'erase'])
      expect((await post(editor, action, { email, withAccount: false })).status).toBe(403)
    const proved_at = new Date(Date.now() - 11 * 60_000).toISOString()
    const late = await server.signedInAs('owner')
    const { id } = (await late.get('/api/account')).json()
    await server.db.kysely.updateTable('sessions').set({ proved_at }).where('user_id', '=', id).execute()
    for (const [action, more] of [['find'], ['export'], ['erase', { withAccount: true }]] as const)
      expect((await post(late, action, { email, ...more })).problem().code).toBe('reauthentication_required')
  })

  it('of an owner is neither exported nor erased by an administrator', async () => {
    const { email: address } = (await owner.get('/api/account')).json()
    expect((await post(admin, 'find', { email: address })).json()).toMatchObject({ mayEraseAccount: false })
    expect((await post(admin, 'export', { email: address })).status).toBe(403)
    for (const withAccount of [true, false])
      expect((await post(admin, 'erase', { email: address, withAccount })).status).toBe(403)
    const own = await post(owner, 'erase', { email: address, withAccount: true })
    expect(own.problem().code).toBe('own_account')
    expect((await post(owner, 'export', { email: address })).status).toBe(200)
  })

  it('is erased with a report, first without the account and then with it', async () => {
    const first = await post(admin, 'erase', { email, withAccount: false })
    expect(first.json()).toMatchObject({
      email,
      parts: [
        { kind: 'account', count: 1, isErased: false },
        { kind: 'enquiries', count: 2, isErased: true },
        { kind: 'mail', count: 3, isErased: true },
        { kind: 'feedback', count: 1, isErased: true },
        { kind: 'audit', count: 4, isErased: false },
      ],
    })
    expect(await emailsIn(owner)).toEqual(['other@example.org'])
    const comments = await server.db.kysely.selectFrom('page_feedback').select('comment').execute()
    expect(comments.map(({ comment }) => comment).sort()).toEqual(['Write to nobody', null].sort())
    const second = await post(admin, 'erase', { email, withAccount: true })
    expect(second.json().parts).toContainEqual({ kind: 'account', count: 1, isErased: true })
    expect(await found()).toMatchObject({ account: null, parts: [] })
  })

  it('includes what the user wrote in reviews, also when the account is deleted with it', async () => {
    const writer = await server.signedInAs('writer')
    const { id: reviewer } = (await owner.get('/api/account')).json()
    const { email: address } = (await writer.get('/api/account')).json()
    const values = { locale: 'en', data: { title: 'Salt', body: 'Text.' }, shared: { author: 'Ada' } }
    const { id } = (await writer.post('/api/documents/updates', values)).json()
    const request = { layers: { en: 1, '*': 1 }, reviewers: [reviewer], note: 'I am ill until Monday.' }
    const requested = await writer.post(`/api/documents/updates/${id}/review`, request)
    expect(requested.status, requested.text).toBe(201)
    const erased = await post(admin, 'erase', { email: address, withAccount: true })
    expect(erased.json().parts).toContainEqual({ kind: 'reviews', count: 1, isErased: true })
    expect((await owner.get(`/api/documents/updates/${id}/review`)).json().review).toMatchObject({
      requestedBy: null,
      note: '',
    })
  })

  it('is in the audit log as an action without the address, and the log stays complete', async () => {
    const { items } = (await owner.get('/api/logs/audit?action=personal_data.erased')).json()
    expect(items).toHaveLength(3)
    expect(items[2]).toMatchObject({
      type: 'personal-data',
      details: { erased: { enquiries: 2, mail: 3, feedback: 1 } },
    })
    const all = await server.db.kysely.selectFrom('audit').selectAll().execute()
    expect(JSON.stringify(all)).not.toMatch(/kadri/i)
    expect((await verifyAuditLog(server.db.kysely)).broken).toBeUndefined()
  })

  it('is not what is about a longer address', async () => {
    const sent = { ...message, email: 'joann@example.org' }
    expect((await server.anonymous.post('/api/enquiries', sent)).status).toBe(201)
    const comment = 'Write to joann@example.org'
    const row = { id: randomUUID(), day: '2026-11-01', page: '/docs', locale: 'en', helpful: 0, comment }
    await server.db.kysely.insertInto('page_feedback').values(row).execute()
    expect((await found('ann@example.org')).parts).toEqual([])
    const kinds = (await found('joann@example.org')).parts.map((part) => part.kind)
    expect(kinds).toEqual(['enquiries', 'mail', 'feedback', 'audit'])
  })
})

const json = { 'content-type': 'application/json' }
