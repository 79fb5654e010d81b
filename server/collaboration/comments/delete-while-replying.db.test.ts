import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { newId } from '../../db/index.ts'
import type { DatabaseKind } from '../../testing/databases.ts'
import { databases } from '../../testing/databases.ts'
import type { TestServer } from '../../testing/start-server.ts'
import { startServer } from '../../testing/start-server.ts'
import { commentData } from './comment-data.ts'
import { commentsBy, insertComment, lockAuthor, lockInUse } from './comment-store.ts'

it.each(databases)(
  'keeps a reply that is written while the first comment is deleted, on %s',
  async (kind) => {
    const server = await startServer(kind)
    const ada = await server.signedInAs('editor')
    const author = (await ada.get('/api/account')).json().id
    const data = { title: 'Blue', slug: 'blue', body: 'Text.' }
    const { id } = (await ada.post('/api/documents/updates', { locale: 'en', data })).json()
    const comments = `/api/documents/updates/${id}/comments` as const
    const started = await ada.post(comments, { layer: 'en', field: 'title', text: 'Too short?' })
    const thread = started.json()
    const first = thread.comments[0]?.id ?? ''
    const deleting: Promise<{ readonly status: number }>[] = []
    await server.db.transaction(async (trx) => {
      expect(await lockInUse(server.db, trx, id)).toBe(true)
      const reply = { id: newId(), thread_id: thread.id, author_id: author, text: 'No.' }
      await insertComment(trx, { ...reply, created_at: new Date().toISOString(), changed_at: null })
      deleting.push(ada.send('DELETE', `${comments}/${thread.id}/${first}`))
      await new Promise((done) => setTimeout(done, 500))
    })
    expect(await Promise.all(deleting)).toMatchObject([{ status: 204 }])
    const left = (await ada.get(`${comments}/${thread.id}`)).json()
    expect(left.comments.map(({ text }: { text: string }) => text)).toEqual(['No.'])
  },
)

it.each(databases)(
  'erases the comments of a user without the reply that another one is just writing, on %s',
  async (kind) => {
    const { server, document, comments, thread, author } = await commented(kind)
    const bob = await server.signedInAs('viewer')
    const replier = (await bob.get('/api/account')).json().id
    let erasing: Promise<number> | undefined
    await server.db.transaction(async (trx) => {
      expect(await lockInUse(server.db, trx, document)).toBe(true)
      await insertComment(trx, commentOf(replier, thread))
      erasing = server.db.transaction((other) => commentData.erase(other, { user: author }))
      await waitsOrEnds(server, kind, erasing)
    })
    expect(await erasing).toBe(1)
    const left = (await bob.get(`${comments}/${thread}`)).json()
    expect(left.comments).toMatchObject([{ author: { id: replier } }])
  },
)

it.each(databases)('erases the comment that a user is just writing, on %s', async (kind) => {
  const { server, thread, author } = await commented(kind)
  let erasing: Promise<number> | undefined
  await server.db.transaction(async (trx) => {
    expect(await lockAuthor(trx, author, 'share')).toBe(true)
    await insertComment(trx, commentOf(author, thread))
    erasing = server.db.transaction((other) => commentData.erase(other, { user: author }))
    await waitsOrEnds(server, kind, erasing)
  })
  expect(await erasing).toBe(2)
  expect(await commentsBy(server.db.kysely, author)).toEqual([])
})

/** A document with a comment. */
async function commented(kind: DatabaseKind) {
  const server = await startServer(kind)
  const ada = await server.signedInAs('editor')
  const author = (await ada.get('/api/account')).json().id
  const data = { title: 'Blue', slug: 'blue', body: 'Text.' }
  const { id: document } = (await ada.post('/api/documents/updates', { locale: 'en', data })).json()
  const comments = `/api/documents/updates/${document}/comments` as const
  const thread = (await ada.post(comments, { layer: 'en', field: 'title', text: 'Too short?' })).json().id
  return { server, document, comments, thread, author }
}

const commentOf = (author: string, thread: string) => ({
  ...{ id: newId(), thread_id: thread, author_id: author, text: 'No.' },
  ...{ created_at: new Date().toISOString(), changed_at: null },
})

/** On SQLite the second transaction waits by itself, so there is no lock to poll. */
async function waitsOrEnds({ db }: TestServer, kind: DatabaseKind, work: Promise<unknown>): Promise<void> {
  if (kind === 'sqlite') return
  let hasEnded = false
  const ended = work.then(() => {
    hasEnded = true
  })
  const locks = sql<{ waiting: number }>`select count(*)::int as waiting from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`
  await expect
    .poll(async () => hasEnded || ((await locks.execute(db.kysely)).rows[0]?.waiting ?? 0) > 0, {
      timeout: 30_000,
    })
    .toBe(true)
  if (hasEnded) await ended
}
