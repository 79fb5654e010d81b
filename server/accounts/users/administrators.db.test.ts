/** Tests what protects owners and administrators, and users who were disabled. */
import { model } from '@cyanotype/content/model/index.ts'
import { expect, it } from 'vitest'
import { callDatabases } from '../../testing/databases.ts'
import type { Client } from '../../testing/http-client.ts'
import { startServer } from '../../testing/start-server.ts'
import { openUsers } from './index.ts'

it.each(callDatabases)('allows only owners to create and manage administrators on %s', async (database) => {
  const server = await startServer(database)
  const [owner, admin, colleague] = await Promise.all(
    (['owner', 'admin', 'admin'] as const).map((role) => server.signedInAs(role)),
  )
  if (!owner || !admin || !colleague) throw new Error('Three users are signed in.')
  const id = (await colleague.get('/api/account')).json().id
  const patch = (by: Client) =>
    by.send('PATCH', `/api/users/${id}`, { 'content-type': 'application/json' }, '{"role":"editor"}')
  const attempts = (by: Client) => [
    () => by.get(`/api/users/${id}/sessions`),
    () => by.post(`/api/users/${id}/link`),
    () => patch(by),
    () => by.post(`/api/users/${id}/disable`),
    () => by.post(`/api/users/${id}/enable`),
    () => by.send('DELETE', `/api/users/${id}/sessions`),
    () => by.send('DELETE', `/api/users/${id}`),
  ]
  const invite = (by: Client) =>
    by.post('/api/users', { email: 'new@example.org', username: 'New', role: 'admin' })

  for (const attempt of attempts(admin)) expect((await attempt()).problem().code).toBe('not_allowed')
  expect((await invite(admin)).problem().code).toBe('not_allowed')
  expect((await colleague.get('/api/auth/check')).json().authenticated).toBe(true)

  expect((await invite(owner)).status).toBe(201)
  for (const attempt of attempts(owner)) expect((await attempt()).status).toBeLessThan(300)
})

const idOf = async (client: Client) => (await client.get('/api/account')).json().id

it.each(callDatabases)('keeps the last owner, also from one of a moment ago, on %s', async (database) => {
  const server = await startServer(database)
  const users = openUsers({ db: server.db, types: model, siteNames: async () => [] })
  const [last, former] = [await server.signedInAs('owner'), await server.signedInAs('owner')]
  const [lastId, id] = [await idOf(last), await idOf(former)]
  expect((await last.post(`/api/users/${id}/disable`)).status).toBe(200)
  const actor = { id, email: '', username: '', role: 'owner', locales: [], collections: null } as const
  for (const attempt of [
    () => users.remove(actor, lastId),
    () => users.setDisabled(actor, lastId, true),
    () => users.change(actor, lastId, { role: 'admin' }),
  ])
    await expect(attempt()).rejects.toMatchObject({ code: 'last_owner' })
})

it.each(callDatabases)(
  'gives no earlier session back to a user who is enabled again, on %s',
  async (database) => {
    const server = await startServer(database)
    const [admin, editor] = [await server.signedInAs('admin'), await server.signedInAs('editor')]
    const id = await idOf(editor)
    for (const change of ['disable', 'enable'])
      expect((await admin.post(`/api/users/${id}/${change}`)).status).toBe(200)
    expect((await editor.get('/api/auth/check')).json().authenticated).toBe(false)
  },
)

it.each(callDatabases)(
  'accepts no link of a disabled user, nor an older one afterwards, on %s',
  async (database) => {
    const server = await startServer(database)
    const admin = await server.signedInAs('admin')
    const invited = await admin.post('/api/users', { email: 'a@example.org', username: 'A', role: 'editor' })
    const { user, link } = invited.json()
    const useLink = () =>
      server.anonymous.post('/api/auth/link/use', {
        token: link.split('#')[1],
        password: 'a blue print in the sun',
      })
    const setDisabled = (disabled_at: string | null) =>
      server.db.kysely.updateTable('users').set({ disabled_at }).where('id', '=', user.id).execute()
    await setDisabled(new Date().toISOString())
    expect((await useLink()).problem().code).toBe('wrong_link')
    await setDisabled(null)
    for (const change of ['disable', 'enable'])
      expect((await admin.post(`/api/users/${user.id}/${change}`)).status).toBe(200)
    expect((await useLink()).problem().code).toBe('wrong_link')
  },
)
