/** Tests comments and notifications through the API. */
import { beforeAll, describe, expect, it } from 'vitest'
import { openSmtpReceiver } from '../../integrations/mail/testing/smtp-receiver.ts'
import { callDatabases } from '../../testing/databases.ts'
import type { Client } from '../../testing/http-client.ts'
import type { TestServer } from '../../testing/start-server.ts'
import { startServer } from '../../testing/start-server.ts'

type CommentsPath = `/api/documents/updates/${string}/comments`

const text = '# Prints\n\nWash the paper in cold water.\n\nDry it flat.\n'

describe.each(callDatabases)('Comments on %s', (kind) => {
  let server: TestServer
  let ada: Client
  let bob: Client
  let ids: { ada: string; bob: string }
  let count = 0

  beforeAll(async () => {
    const { config: mail, close } = await openSmtpReceiver()
    await close()
    server = await startServer(kind, { config: { mail } })
    ada = await server.signedInAs('editor')
    bob = await server.signedInAs('viewer')
    ids = { ada: await idOf(ada), bob: await idOf(bob) }
  })

  const idOf = async (client: Client): Promise<string> => (await client.get('/api/account')).json().id

  /** The path of the comments of a new document. */
  async function newDocument() {
    const data = { title: 'Blue', slug: `commented-${++count}`, body: text }
    const { id } = (await ada.post('/api/documents/updates', { locale: 'en', data })).json()
    const document = `/api/documents/updates/${id}` as const
    return { id, document, comments: `${document}/comments` as const }
  }

  async function start(path: CommentsPath, values: object = {}, by = ada) {
    const response = await by.post(path, { layer: 'en', field: 'title', text: 'Too short?', ...values })
    expect(response.status, response.text).toBe(201)
    return response.json()
  }

  const unread = async (client: Client) => (await client.get('/api/notifications/count')).json().unread
  const notices = async (client: Client) => (await client.get('/api/notifications')).json().items
  const patch = <Path extends string>(client: Client, path: Path, body: object) =>
    client.send('PATCH', path, { 'content-type': 'application/json' }, JSON.stringify(body))
  const mailKinds = async () => {
    const rows = await server.db.kysely.selectFrom('mail_messages').select(['kind', 'user_id']).execute()
    return rows.map((row) => `${row.kind} ${row.user_id === ids.bob ? 'bob' : 'other'}`)
  }

  it('are written once when they are sent again after their answer got lost', async () => {
    const { comments } = await newDocument()
    const body = { layer: 'en', field: 'title', text: 'Too short?' }
    const startOnce = () => ada.post(comments, body, { 'idempotency-key': 'start-1' })
    const [first, repeated] = [await startOnce(), await startOnce()]
    expect([repeated.status, repeated.json()]).toEqual([201, first.json()])
    const thread = first.json().id
    const replyOnce = () =>
      ada.post(`${comments}/${thread}`, { text: 'No.' }, { 'idempotency-key': 'reply-1' })
    const [reply, repeatedReply] = [await replyOnce(), await replyOnce()]
    expect([repeatedReply.status, repeatedReply.json()]).toEqual([201, reply.json()])
    const { items } = (await ada.get(comments)).json()
    expect(items.map((one) => one.comments.length)).toEqual([2])
  })

  it('are listed with their thread, counted by field, and can be resolved and reopened', async () => {
    const { comments } = await newDocument()
    const thread = await start(comments, { text: ' Too short?\r\nOr not? ' })
    expect(thread).toMatchObject({
      ...{ layer: 'en', field: 'title', block: null, resolvedAt: null, resolvedBy: null },
      comments: [{ author: { id: ids.ada }, text: 'Too short?\nOr not?', mentions: [], changedAt: null }],
    })
    await bob.post(`${comments}/${thread.id}`, { text: 'It is fine.' })
    expect((await bob.get(comments)).json().items[0]?.comments).toHaveLength(2)
    const counts = async () => (await ada.get(`${comments}/count`)).json()
    expect(await counts()).toEqual({
      ...{ open: 1, resolved: 0 },
      fields: [{ layer: 'en', field: 'title', open: 1 }],
    })
    const resolved = await bob.put(`${comments}/${thread.id}/resolution`, { isResolved: true })
    expect(resolved.json()).toMatchObject({ resolvedBy: expect.stringMatching(/^viewer/) })
    expect(await counts()).toEqual({ open: 0, resolved: 1, fields: [] })
    expect((await ada.get(comments)).json().items).toEqual([])
    expect((await ada.get(`${comments}?state=resolved`)).json().items).toHaveLength(1)
    await ada.put(`${comments}/${thread.id}/resolution`, { isResolved: false })
    expect((await counts()).open).toBe(1)
  })

  it('are neither listed nor counted in a language that the site no longer has', async () => {
    const { comments } = await newDocument()
    const { id: thread } = await start(comments)
    await start(comments, { layer: '*', field: 'author' })
    await server.db.kysely
      .updateTable('comment_threads')
      .set({ layer: 'fr' })
      .where('id', '=', thread)
      .execute()
    expect((await ada.get(comments)).json().items).toHaveLength(1)
    expect((await ada.get(`${comments}/count`)).json()).toMatchObject({ open: 1, resolved: 0 })
  })

  it('are paginated, newest first', async () => {
    const { comments } = await newDocument()
    const started = [await start(comments), await start(comments), await start(comments)]
    const first = (await ada.get(`${comments}?limit=2`)).json()
    const second = (await ada.get(`${comments}?limit=2&after=${first.next}`)).json()
    const listed = [...first.items, ...second.items].map(({ id }) => id)
    expect(listed).toEqual(started.map(({ id }) => id).toReversed())
    expect(second.next).toBeNull()
  })

  it('notify a mentioned user once, in the admin and by e-mail, and never their author', async () => {
    const { comments, id } = await newDocument()
    const [before, own] = [await unread(bob), await unread(ada)]
    const thread = await start(comments, { text: `@{${ids.bob}} and @{${ids.bob}}, see this. @{${ids.ada}}` })
    expect(await unread(bob)).toBe(before + 1)
    expect(await unread(ada)).toBe(own)
    const [notice] = await notices(bob)
    expect(notice).toMatchObject({
      ...{ kind: 'mention', thread: thread.id, readAt: null, layer: 'en' },
      document: { type: 'updates', id, title: 'Blue' },
      excerpt: expect.stringMatching(/^@viewer-\d+ and @viewer-\d+, see this\. @editor-\d+$/),
    })
    expect((await mailKinds()).filter((one) => one === 'mention bob').length).toBe(1)
    const comment = `${comments}/${thread.id}/${thread.comments[0]?.id}`
    await patch(ada, comment, { text: `@{${ids.bob}}, please see this.` })
    expect(await unread(bob)).toBe(before + 1)
    expect((await bob.post('/api/notifications/read', { thread: thread.id })).status).toBe(204)
    expect(await unread(bob)).toBe(before)
  })

  it('notify those who wrote in a thread about a reply, without e-mail to those who turned it off', async () => {
    const { comments } = await newDocument()
    const thread = await start(comments, {}, bob)
    await patch(bob, '/api/preferences', { mailComments: 'off' })
    const [before, own, mails] = [await unread(bob), await unread(ada), await mailKinds()]
    await ada.post(`${comments}/${thread.id}`, { text: 'Right.' })
    expect((await notices(bob))[0]).toMatchObject({ kind: 'reply', excerpt: 'Right.' })
    expect([await unread(bob), await unread(ada)]).toEqual([before + 1, own])
    expect(await mailKinds()).toEqual(mails)
    await patch(bob, '/api/preferences', { mailComments: null })
    await ada.post(`${comments}/${thread.id}`, { text: 'Right again.' })
    expect((await mailKinds()).length).toBe(mails.length + 1)
    const [newest] = await notices(bob)
    await bob.post('/api/notifications/read', { upTo: newest?.id })
    expect(await unread(bob)).toBe(0)
  })

  it('can be changed and deleted only by their author, and a thread without comments is deleted', async () => {
    const { comments } = await newDocument()
    const thread = await start(comments)
    const path = `${comments}/${thread.id}/${thread.comments[0]?.id}` as const
    expect((await patch(bob, path, { text: 'No.' })).status).toBe(403)
    expect((await bob.send('DELETE', path)).status).toBe(403)
    const changed = (await patch(ada, path, { text: 'Yes.' })).json()
    expect(changed.comments[0]).toMatchObject({ text: 'Yes.', changedAt: expect.any(String) })
    expect((await ada.send('DELETE', path)).status).toBe(204)
    expect((await ada.get(`${comments}/${thread.id}`)).status).toBe(404)
  })

  it('follow their block through edits of the text, and keep its quote when it is gone', async () => {
    const { comments, document } = await newDocument()
    const block = { source: 'Dry it flat.', index: 2 }
    const { id } = await start(comments, { field: 'body', block, text: 'How long?' })
    let version = 1
    async function save(body: string) {
      const saved = await ada.put(`${document}/en`, { version: version++, data: { body } })
      expect(saved.status, saved.text).toBe(200)
      return (await ada.get(`${comments}/${id}`)).json().block
    }
    expect(await save(`New words.\n\n${text}`)).toMatchObject({ ...block, index: 3, isRemoved: false })
    const edited = 'Dry it **flat**, away from the sun.'
    expect(await save(text.replace('Dry it flat.', edited))).toMatchObject({ source: edited, index: 2 })
    const again = 'Dry **flat**, away from the sun and from heat.'
    expect(await save(text.replace('Dry it flat.', again))).toMatchObject({ source: again })
    const afterRemoval = await save('# Prints\n\nMix the solutions.\n')
    expect(afterRemoval).toMatchObject({ quote: 'Dry it flat.', isRemoved: true })
    expect(await save(text.replace('Dry it flat.', again))).toMatchObject({ isRemoved: false })
  })

  it('refuse fields and blocks that do not exist, empty and long texts, and mentions of unknown users', async () => {
    const { comments } = await newDocument()
    const codes = async (body: object) => {
      const response = await ada.post(comments, { layer: 'en', field: 'title', text: 'Text', ...body })
      expect(response.status).toBe(422)
      return response.problem().fields?.map(({ code }) => code)
    }
    expect(await codes({ field: 'nothing' })).toEqual(['comment.field'])
    expect(await codes({ block: { source: 'Blue', index: 0 } })).toEqual(['comment.block'])
    expect(await codes({ text: ' ' })).toEqual(['request.short'])
    expect(await codes({ text: 'x'.repeat(5_001) })).toEqual(['request.long'])
    expect(await codes({ text: '@{nobody}' })).toEqual(['comment.mention'])
  })

  it('cannot be written on a document in the trash, and are deleted with it', async () => {
    const { comments, document } = await newDocument()
    const thread = await start(comments, { text: `@{${ids.bob}}` })
    const noticed = await unread(bob)
    await ada.post(`${document}/trash`, { layers: { en: 1, '*': 1 } })
    expect((await ada.post(`${comments}/${thread.id}`, { text: 'More' })).status).toBe(409)
    expect(await unread(bob)).toBe(noticed - 1)
    const deleted = await ada.post(`${document}/delete`, { layers: { en: 1, '*': 1 } })
    expect(deleted.status, deleted.text).toBeLessThan(300)
    const { rows } = await countRows()
    expect(rows).toBe(0)

    async function countRows() {
      const found = await server.db.kysely
        .selectFrom('comments')
        .select('id')
        .where('thread_id', '=', thread.id)
        .execute()
      return { rows: found.length }
    }
  })

  it('can be read only by signed-in users, and only through their document', async () => {
    const [{ comments }, other] = [await newDocument(), await newDocument()]
    const { id } = await start(comments)
    expect((await server.anonymous.get(comments)).status).toBe(401)
    expect((await ada.get(`${other.comments}/${id}`)).status).toBe(404)
    expect((await ada.post(`${other.comments}/${id}`, { text: 'Here?' })).status).toBe(404)
  })

  it('are erased with the personal data of their author, and exported before', async () => {
    const owner = await server.signedInAs('owner')
    const eve = await server.signedInAs('editor')
    const { email } = (await eve.get('/api/account')).json()
    const { comments } = await newDocument()
    const [alone, shared] = [await start(comments, {}, eve), await start(comments, {}, eve)]
    await ada.post(`${comments}/${shared.id}`, { text: 'My answer' })
    const data = (await owner.post('/api/personal-data/export', { email })).json()
    expect(data).toMatchObject({ comments: Array(2).fill(expect.anything()) })
    await owner.post('/api/personal-data/erase', { email, withAccount: false })
    expect((await ada.get(`${comments}/${alone.id}`)).status).toBe(404)
    const left = (await ada.get(`${comments}/${shared.id}`)).json()
    expect(left.comments.map((one) => one.text)).toEqual(['My answer'])
  })
})
