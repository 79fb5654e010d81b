/** Upgrade of a database from before schedules, trash and the history of public URLs. */
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { openDatabase, openOutbox } from '../db/index.ts'
import { migrations } from '../db/migrations/index.ts'
import { closeAtEnd } from '../testing/cleanup-registry.ts'
import { databases, emptyDatabase } from '../testing/databases.ts'
import { openDocuments } from './index.ts'

const id = '01a1f818-b0d7-7000-8c36-000e7aa6b789'
const at = '2026-01-01T00:00:00.000Z'

describe.each(databases)('old database on %s', (kind) => {
  it('keeps its statuses and publications, and gets public URLs', async () => {
    const db = await openDatabase(await emptyDatabase(kind))
    closeAtEnd(() => db.close())
    await db.migrate(migrations.slice(0, 1))
    await db.transaction(async (trx) => {
      const stored = JSON.stringify({ title: 'Old', slug: 'old', body: 'Text.' })
      await sql`insert into documents (id, type, created_at, changed_at) values (${id}, 'updates', ${at}, ${at})`.execute(
        trx,
      )
      for (const [layer, data] of [
        ['en', stored],
        ['*', '{}'],
      ]) {
        const [slug, position] = layer === 'en' ? ['old', at] : [null, null]
        await sql`insert into document_locales (document_id, layer, type, status, slug, draft_version,
            published_version, published_slug, position, first_published_at, published_changed_at)
          values (${id}, ${layer}, 'updates', 'published', ${slug}, 1, 1, ${slug}, ${position}, ${at}, ${at})`.execute(
          trx,
        )
        await sql`insert into versions (document_id, layer, number, data, created_at)
          values (${id}, ${layer}, 1, ${data}, ${at})`.execute(trx)
        await sql`insert into publications (id, document_id, layer, version, set_id, from_at)
          values (${layer}, ${id}, ${layer}, 1, 'set', ${at})`.execute(trx)
      }
      await sql`insert into addresses (type, layer, slug, document_id) values ('updates', 'en', 'old', ${id})`.execute(
        trx,
      )
    })
    await db.migrate()
    const outbox = await openOutbox(db)
    closeAtEnd(() => outbox.close())
    const documents = openDocuments({ db, outbox, picture: async () => undefined })
    await documents.refreshIndexes()
    const named = { actor: null, type: 'updates', id }
    expect((await documents.read(named)).layers.en).toMatchObject({ status: 'published', version: 1 })
    const now = await documents.openReader().bySlug('updates', 'en', 'old')
    expect(now?.data.title).toBe('Old')
    const moment = documents.openReader({ at: new Date() })
    expect(await moment.bySlug('updates', 'en', 'old')).toEqual(now)
    expect((await moment.list('updates', 'en', { limit: 9 })).items).toEqual([now])
    const archived = await documents.archive({ ...named, layers: { en: 1 } })
    expect(archived.layers.en.status).toBe('archived')
  })
})
