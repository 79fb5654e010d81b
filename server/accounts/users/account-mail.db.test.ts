/** Tests password resets and other e-mails about accounts through the API. */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { eventually } from '../../../tools/testing/eventually.ts'
import type { SmtpReceiver } from '../../integrations/mail/testing/smtp-receiver.ts'
import { openSmtpReceiver } from '../../integrations/mail/testing/smtp-receiver.ts'
import { callDatabases } from '../../testing/databases.ts'
import type { Client, TestResponse } from '../../testing/http-client.ts'
import { httpClient } from '../../testing/http-client.ts'
import { publishPage } from '../../testing/publish-page.ts'
import type { TestServer } from '../../testing/start-server.ts'
import { startServer } from '../../testing/start-server.ts'
import { publishContact } from '../../testing/update-single.ts'

const password = 'a blue print in the sun'
const other = 'salt and iron on paper'
const firefox = 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0'
const publicUrl = 'http://localhost:9'
const cookieFrom = (response: TestResponse) =>
  /^([^;]*)/.exec(response.headers['set-cookie']?.[0] ?? '')?.[1] ?? ''

describe.each(callDatabases)('E-mails about accounts on %s', (database) => {
  let server: TestServer
  let owner: Client
  let smtp: SmtpReceiver
  let people = 0
  const sentTo = (address: string) => smtp.mails.filter(({ to }) => to === address)
  const mailTo = (address: string, about: string) =>
    eventually(() => {
      const found = sentTo(address).findLast(({ content }) => content.includes(about))
      if (found === undefined) throw new Error(`No e-mail about ${about} to ${address}`)
      return found
    })
  const tokenIn = ({ content }: { content: string }) => /\/admin\/welcome#([\w-]{43})\b/.exec(content)?.[1]
  const useLink = (token: string | undefined, chosen = password) =>
    server.anonymous.post('/api/auth/link/use', { token, password: chosen })
  const requestReset = (email: string, headers = {}) =>
    server.anonymous.post('/api/auth/reset', { email }, headers)
  const requests = () => server.db.kysely.selectFrom('reset_requests').selectAll().execute()

  /** A user with a password. */
  async function newUser() {
    const email = `person-${++people}@example.org`
    const invited = await owner.post('/api/users', { email, username: `Person ${people}`, role: 'editor' })
    const token = invited.json().link.split('#')[1]
    const client = httpClient(server.port, { cookie: cookieFrom(await useLink(token)) })
    return { email, client, id: invited.json().user.id, invited }
  }

  beforeAll(async () => {
    smtp = await openSmtpReceiver()
    server = await startServer(database, { config: { mail: { ...smtp.config, publicUrl }, publicUrl } })
    owner = await server.signedInAs('owner')
  })

  // Each test makes failures of its own.
  beforeEach(() => server.db.kysely.deleteFrom('sign_in_attempts').execute())

  it('contain the invitation link, which the administrator also gets', async () => {
    const { email, invited } = await newUser()
    expect(invited.json().isMailed).toBe(true)
    const mail = await mailTo(email, 'Invitation to')
    expect(mail.content).toContain(invited.json().link)
    expect(mail.content).toContain('owner-1 invited you')
  })

  it('reset the password with a link that works once and dies with a newer one', async () => {
    const { email } = await newUser()
    expect((await requestReset(email)).status).toBe(204)
    const first = tokenIn(await mailTo(email, 'Reset your password'))
    smtp.mails.length = 0
    await requestReset(email.toUpperCase())
    const second = tokenIn(await mailTo(email, 'Reset your password'))
    expect((await useLink(first)).problem().code).toBe('wrong_link')
    expect((await useLink(second, other)).status).toBe(200)
    expect((await useLink(second, other)).problem().code).toBe('wrong_link')
    expect((await server.anonymous.post('/api/auth/login', { email, password: other })).status).toBe(200)
    await mailTo(email, 'was changed')
  })

  it('contain a link that dies when the e-mail address changes, unless it was requested afterwards', async () => {
    const { email, client } = await newUser()
    await requestReset(email)
    const early = tokenIn(await mailTo(email, 'Reset your password'))
    const change = (body: object) =>
      client.send('PATCH', '/api/account', { 'content-type': 'application/json' }, JSON.stringify(body))
    expect((await change({ email, username: `Renamed ${email}` })).status).toBe(200)
    expect((await server.anonymous.post('/api/auth/link', { token: early })).status).toBe(200)
    expect((await change({ email: `moved-${email}` })).status).toBe(200)
    expect((await useLink(early, other)).problem().code).toBe('wrong_link')
    await requestReset(`moved-${email}`)
    const late = tokenIn(await mailTo(`moved-${email}`, 'Reset your password'))
    expect((await useLink(late, other)).status).toBe(200)
  })

  it('contain a link that dies when the user changes the password', async () => {
    const { email, client } = await newUser()
    await requestReset(email)
    const token = tokenIn(await mailTo(email, 'Reset your password'))
    expect((await client.put('/api/account/password', { password: other })).status).toBe(204)
    expect((await useLink(token)).problem().code).toBe('wrong_link')
    expect((await server.anonymous.post('/api/auth/login', { email, password: other })).status).toBe(200)
  })

  it('link to PUBLIC_URL, whatever the host of the request is', async () => {
    const { email } = await newUser()
    await requestReset(email, { 'x-forwarded-host': 'evil.example', origin: publicUrl })
    const { content } = await mailTo(email, 'Reset your password')
    expect(content).toContain(`${publicUrl}/admin/welcome#`)
    expect(content).not.toContain('evil.example')
  })

  it('expire after an hour', async () => {
    const { email, id } = await newUser()
    await requestReset(email)
    const token = tokenIn(await mailTo(email, 'Reset your password'))
    const { expires_at } = await server.db.kysely
      .selectFrom('account_links')
      .select('expires_at')
      .where('user_id', '=', id)
      .executeTakeFirstOrThrow()
    const minutes = (Date.parse(expires_at) - Date.now()) / 60_000
    expect(minutes).toBeGreaterThan(55)
    expect(minutes).toBeLessThanOrEqual(60)
    const past = new Date(Date.now() - 1).toISOString()
    await server.db.kysely.updateTable('account_links').set({ expires_at: past }).execute()
    expect((await useLink(token)).problem().code).toBe('wrong_link')
  })

  it('answer the same for known, unknown, invited and disabled accounts, and send nothing to the others', async () => {
    const { email } = await newUser()
    const disabled = await newUser()
    expect((await owner.post(`/api/users/${disabled.id}/disable`)).status).toBe(200)
    const waiting = { email: 'waiting@example.org', username: 'Waiting', role: 'editor' }
    await owner.post('/api/users', waiting)
    const addresses = [email, disabled.email, waiting.email, 'nobody@example.org', 'no address']
    const responses: TestResponse[] = []
    for (const address of addresses) responses.push(await requestReset(address))
    const [known, ...others] = responses.map(({ status, text, headers }) => {
      const { date: _, 'x-request-id': __, ...same } = headers
      return { status, text, same }
    })
    for (const response of others) expect(response).toEqual(known)
    await mailTo(email, 'Reset your password')
    await eventually(async () => expect(await requests()).toEqual([]))
    for (const address of addresses.slice(1))
      expect(sentTo(address).filter(({ content }) => content.includes('Reset your'))).toEqual([])
  })

  it('only store a request before the response, whether or not the account exists', async () => {
    const { email } = await newUser()
    for (const address of [email, 'unknown@example.org']) {
      const before = await server.db.kysely.selectFrom('account_links').selectAll().execute()
      await requestReset(address)
      expect((await requests()).map((row) => row.email)).toContain(address)
      expect(await server.db.kysely.selectFrom('account_links').selectAll().execute()).toEqual(before)
      await eventually(async () => expect(await requests()).toEqual([]))
    }
  })

  it('are throttled for each address and network, and at most five an hour', async () => {
    const { email, id } = await newUser()
    const statuses: number[] = []
    for (let count = 0; count < 7; count++) statuses.push((await requestReset(email)).status)
    expect(statuses.slice(0, 5)).toEqual([204, 204, 204, 204, 204])
    expect(statuses).toContain(429)
    await eventually(async () => expect(await requests()).toEqual([]))
    const stored = { email, locale: 'en', address: '127.0.0.1', made_at: new Date().toISOString() }
    await server.db.kysely
      .insertInto('reset_requests')
      .values({ id: 'one-more', ...stored })
      .execute()
    await requestReset('unknown-2@example.org')
    await eventually(async () => expect(await requests()).toEqual([]))
    const { length } = await server.db.kysely
      .selectFrom('mail_messages')
      .selectAll()
      .where('user_id', '=', id)
      .where('kind', '=', 'reset')
      .execute()
    expect(length).toBeLessThanOrEqual(5)
  })

  it('are recorded without the token', async () => {
    const { email, id } = await newUser()
    await requestReset(email)
    const token = tokenIn(await mailTo(email, 'Reset your password')) ?? ''
    const entries = await server.db.kysely
      .selectFrom('audit')
      .selectAll()
      .where('subject_id', '=', id)
      .execute()
    expect(entries.at(-1)).toMatchObject({
      ...{ action: 'user.linked', user_id: null, address: '127.0.0.1', details: '{"purpose":"reset"}' },
    })
    expect(JSON.stringify(entries)).not.toContain(token)
    const listed = (await owner.get('/api/mail/messages')).text
    expect(listed).toContain(email)
    expect(listed).not.toContain(token)
  })

  it('tell a user about a new device, but not about the first or a known one', async () => {
    const { email } = await newUser()
    const signIn = (agent: string) =>
      server.anonymous.post('/api/auth/login', { email, password }, { 'user-agent': agent })
    await signIn(firefox)
    const mail = await mailTo(email, 'from a device')
    expect(mail.content).toContain('Firefox, Windows')
    await signIn(firefox.replaceAll('140', '141'))
    await signIn('')
    await requestReset(email)
    await mailTo(email, 'Reset your password')
    expect(sentTo(email).filter(({ content }) => content.includes('from a device'))).toHaveLength(1)
  })

  it('tell both addresses about a changed e-mail address, in the language of the user', async () => {
    const { email, client } = await newUser()
    await client.send(
      'PATCH',
      '/api/preferences',
      { 'content-type': 'application/json' },
      '{"language":"et"}',
    )
    const changed = JSON.stringify({ email: `new-${email}` })
    await client.send('PATCH', '/api/account', { 'content-type': 'application/json' }, changed)
    for (const address of [email, `new-${email}`]) {
      const { content } = await mailTo(address, `new-${email}`)
      expect(content).toContain('<html lang="et"')
    }
  })

  it('tell administrators about a message of a visitor, if they want it', async () => {
    const admin = await server.signedInAs('admin')
    const { email } = (await admin.get('/api/account')).json()
    const on = '{"mailEnquiries":"on"}'
    await admin.send('PATCH', '/api/preferences', { 'content-type': 'application/json' }, on)
    await publishContact(owner)
    const form = { name: '<b>Anna</b>', email: 'anna@example.org', page: '/contact', locale: 'en' }
    const send = (message: string, more = {}) =>
      server.anonymous.post('/api/enquiries', { ...form, message, ...more })
    expect((await send('Buy now', { website: 'https://spam.example' })).status).toBe(201)
    expect((await send('Are you open on Sunday?')).status).toBe(201)
    const { content } = await mailTo(email, 'Are you open on Sunday?')
    expect(content).toContain('&lt;b&gt;Anna&lt;/b&gt;')
    expect(sentTo(email).some((mail) => mail.content.includes('Buy now'))).toBe(false)
    const others = smtp.mails.filter((mail) => mail.content.includes('on Sunday'))
    expect(others.map(({ to }) => to)).toEqual([email])
  })

  it('tell administrators about the answer to a form, if they want it', async () => {
    const admin = await server.signedInAs('admin')
    const { email } = (await admin.get('/api/account')).json()
    const on = '{"mailEnquiries":"on"}'
    await admin.send('PATCH', '/api/preferences', { 'content-type': 'application/json' }, on)
    await publishPage(owner, 'walk', '<Form name="Walk">\n  <FormField label="Shoes" />\n</Form>')
    const headers = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' }
    const send = (values: Record<string, string>) =>
      server.anonymous.send(
        'POST',
        '/walk',
        headers,
        new URLSearchParams({ form: 'Walk', ...values }).toString(),
      )
    expect((await send({ 'answer-Shoes': 'Spam boots', website: 'x' })).status).toBe(303)
    expect((await send({ 'answer-Shoes': '<b>Blue boots</b>' })).status).toBe(303)
    const { content } = await mailTo(email, 'Blue boots')
    expect(content).toContain('Shoes: &lt;b&gt;Blue boots&lt;/b&gt;')
    expect(sentTo(email).some((mail) => mail.content.includes('Spam boots'))).toBe(false)
  })

  it('are offered on the sign-in page only with a mail server', async () => {
    const plain = await startServer(database)
    const refused = await plain.anonymous.post('/api/auth/reset', { email: 'maria@example.org' })
    expect([refused.status, refused.problem().code]).toEqual([409, 'mail_off'])
    const by = await plain.signedInAs('owner')
    expect((await by.get('/api/mail')).json()).toMatchObject({ configured: false, from: null })
  })
})
