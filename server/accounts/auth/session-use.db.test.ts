/** Which requests extend a session: those of a user, not those that an open window sends by itself. */
import { expect, it } from 'vitest'
import { hour } from '../../platform/durations.ts'
import { callDatabases } from '../../testing/databases.ts'
import { startServer } from '../../testing/start-server.ts'

it.each(callDatabases)(
  'counts what a user does as a use, and not what an open window requests on %s',
  async (kind) => {
    const server = await startServer(kind)
    const owner = await server.signedInAs('owner')
    const { id: user } = (await owner.get('/api/account')).json()
    const draft = { locale: 'en', data: { title: 'Salt' } }
    const { id } = (await owner.post('/api/documents/updates', draft)).json()
    const seen_at = new Date(Date.now() - hour).toISOString()
    await server.db.kysely.updateTable('sessions').set({ seen_at }).where('user_id', '=', user).execute()
    const seenAt = async () => {
      const rows = server.db.kysely.selectFrom('sessions').select('seen_at').where('user_id', '=', user)
      return (await rows.executeTakeFirstOrThrow()).seen_at
    }
    for (const path of ['/api/logs/server', '/api/backups', '/api/import'] as const)
      expect((await owner.get(path)).status, path).toBe(200)
    expect((await owner.post(`/api/documents/updates/${id}/preview`, { locale: 'en' })).status).toBe(201)
    // A page that looks who requests it, and so do files of the media library.
    await owner.get('/docs', { accept: 'text/html' })
    // What an unattended window reads after a change of another user.
    expect((await owner.get('/api/users', { 'x-automatic': 'true' })).status).toBe(200)
    expect(await seenAt()).toBe(seen_at)
    await owner.get('/api/account')
    expect(Date.parse(await seenAt())).toBeGreaterThan(Date.parse(seen_at))
  },
)
