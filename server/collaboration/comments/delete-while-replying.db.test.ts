import { expect, it } from 'vitest'
import { newId } from '../../db/index.ts'
import { databases } from '../../testing/databases.ts'
import { startServer } from '../../testing/start-server.ts'
import { insertComment, lockInUse } from './comment-store.ts'

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
