/** A media item is deleted permanently while a document starts to use it: one of the two has to win. */
import { model } from '@cyanotype/content/model/index.ts'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { uploaded } from '../media/testing/form.ts'
import { png } from '../media/testing/samples.ts'
import type { DatabaseKind } from '../testing/databases.ts'
import { databases } from '../testing/databases.ts'
import type { TestServer } from '../testing/start-server.ts'
import { startServer } from '../testing/start-server.ts'
import { referenceIndex } from './reference-index.ts'

it.each(databases)(
  'refuses to delete a file when a reference to it was stored first, on %s',
  async (kind) => {
    const server = await startServer(kind)
    const editor = await server.signedInAs('editor')
    const { id: cover } = await uploaded(editor, await png())
    const { version } = (await editor.post(`/api/media/${cover}/trash`, { version: 1 })).json()
    const body = { locale: 'en', data: { title: 'Salt' } }
    const { id } = (await editor.post('/api/documents/updates', body)).json()

    const derivedIndex = referenceIndex(model)
    let deleting: ReturnType<typeof editor.send> | undefined
    await server.db.transaction(async (trx) => {
      const change = { type: model.updates, id, layer: '*', version: 1, data: { cover } } as const
      await derivedIndex.drafted(trx, { ...change, at: new Date().toISOString() })
      deleting = editor.send('DELETE', `/api/media/${cover}?version=${version}`)
      await waitsOrEnds(server, kind, deleting)
    })
    const refused = await deleting
    expect([refused?.status, refused?.problem().code]).toEqual([409, 'media_in_use'])
  },
)

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
    .poll(async () => hasEnded || ((await locks.execute(db.kysely)).rows[0]?.waiting ?? 0) > 0)
    .toBe(true)
  if (hasEnded) await ended
}
