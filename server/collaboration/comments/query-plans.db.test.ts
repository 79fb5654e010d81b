/** Tests that queries of comments and notifications use an index, however many there are. */
import { expect, it } from 'vitest'
import { openTestDocuments } from '../../testing/open-test-documents.ts'
import { recordQueries } from '../../testing/query-plans.ts'
import { openNotifications } from '../notifications/index.ts'
import { commentAnchors, commentData, openComments } from './index.ts'

it('uses an index to find and order comments and notifications', async () => {
  const queries = recordQueries()
  const { db, documents, createUser } = await openTestDocuments('sqlite', { onQuery: queries.record })
  const [ada, bob] = [await createUser('Ada'), await createUser('Bob')]
  const notifications = openNotifications({ db, types: documents.types })
  const comments = openComments({ db, documents, notifications })
  const data = { title: 'Blue', slug: 'blue', body: 'One.\n\nTwo.' }
  const { id } = await documents.create({ actor: ada, type: 'updates', locale: 'en', data })
  const document = { type: 'updates', id }
  queries.reset()

  const block = { source: 'Two.', index: 1 }
  const thread = await comments.start(ada, document, { layer: 'en', field: 'body', block, text: 'Why?' })
  const named = { ...document, thread: thread.id }
  await comments.reply(bob, named, { text: 'Because.' })
  const [first] = thread.comments
  const comment = { ...named, comment: first?.id ?? '' }
  await comments.change(ada, comment, 'How?')
  await comments.resolve(bob, named, true)
  await comments.resolve(bob, named, false)
  await comments.list(ada, document, { state: 'open', after: 'f' })
  await comments.count(ada, document)
  const { type } = { type: documents.types.updates }
  if (type === undefined) throw new Error('There are no updates')
  await db.transaction((trx) =>
    commentAnchors.drafted(trx, { type, id, layer: 'en', version: 2, data, at: '2026-11-20T08:00:00.000Z' }),
  )
  await notifications.list(ada, { after: 'f', unread: true })
  await notifications.unread(ada)
  await notifications.read(ada, { thread: thread.id })
  await notifications.read(ada, { upTo: 'f' })
  await notifications.read(ada, { ids: ['f'] })
  await notifications.removeExpired()
  await comments.remove(ada, comment)
  await db.transaction((trx) => commentData.erase(trx, { user: bob.id }))

  expect(queries.statements()).toBeGreaterThan(20)
  // There are at most a thousand users, who are listed in the order of their creation.
  const scans = (await queries.scans(db)).filter((scan) => !/from "users" order by/.test(scan))
  expect(scans).toEqual([])
})
