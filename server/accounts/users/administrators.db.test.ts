/** Tests who may manage administrators through the API, on both engines. */
import { expect, it } from 'vitest'
import { callDatabases } from '../../testing/databases.ts'
import type { Client } from '../../testing/http-client.ts'
import { startServer } from '../../testing/start-server.ts'

it.each(callDatabases)('allows only owners to create and manage administrators on %s', async (database) => {
  const server = await startServer(database)
  const [owner, admin, colleague] = await Promise.all(
    (['owner', 'admin', 'admin'] as const).map((role) => server.signedInAs(role)),
  )
  if (!owner || !admin || !colleague) throw new Error('Three users are signed in.')
  const id = (await colleague.get('/api/account')).json().id as string
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

  for (const attempt of attempts(admin)) expect((await attempt()).json().code).toBe('not_allowed')
  expect((await invite(admin)).json().code).toBe('not_allowed')
  expect((await colleague.get('/api/auth/check')).json().authenticated).toBe(true)

  expect((await invite(owner)).status).toBe(201)
  for (const attempt of attempts(owner)) expect((await attempt()).status).toBeLessThan(300)
})
