/** Tests the export of personal data, and its deletion with the account. */
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { callDatabases } from '../../testing/databases.ts'
import type { Client, TestResponse } from '../../testing/http-client.ts'
import type { TestServer } from '../../testing/start-server.ts'
import { startServer } from '../../testing/start-server.ts'

const linesIn = (response: TestResponse) =>
  response.text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))

describe.each(callDatabases)('Personal data on %s', (kind) => {
  let server: TestServer
  let owner: Client
  let editor: Client
  let account: { id: string; email: string; username: string }

  beforeAll(async () => {
    server = await startServer(kind)
    owner = await server.signedInAs('owner')
    editor = await server.signedInAs('editor')
    account = (await editor.get('/api/account')).json()
    await editor.send('PATCH', '/api/preferences', json, JSON.stringify({ theme: 'dark' }))
    await editor.post('/api/views', { type: 'updates', name: 'Mine', settings: { query: {} } })
    await owner.post('/api/views', {
      ...{ type: 'updates', name: 'Of all', isShared: true, settings: { query: {} } },
    })
    await editor.post('/api/documents/updates', { locale: 'en', data: { title: 'Salt' } })
  })

  it('is exported completely for the user, without data of others', async () => {
    const response = await editor.get('/api/account/data.jsonl')
    expect([response.status, response.headers['content-disposition']]).toEqual([
      200,
      'attachment; filename="personal-data.jsonl"',
    ])
    const lines = linesIn(response)
    expect(lines.map((line) => Object.keys(line)[0])).toEqual(
      expect.arrayContaining(['account', 'twoStep', 'preferences', 'session', 'view', 'deed']),
    )
    expect(lines[0].account).toMatchObject({ email: account.email, username: account.username })
    expect(lines.find((line) => line.preferences)).toMatchObject({ preferences: { theme: 'dark' } })
    expect(lines.flatMap(({ view }) => view?.name ?? [])).toEqual(['Mine'])
    expect(lines.flatMap(({ deed }) => deed?.action ?? [])).toContain('document.created')
    expect(lines.flatMap(({ deed }) => deed?.user.id ?? [account.id])).toEqual(lines.map(() => account.id))
    expect(response.text).not.toContain('argon2')
  })

  it('can be exported only by those who manage the user', async () => {
    const path = `/api/users/${account.id}/data.jsonl`
    const response = await owner.get(path)
    expect(linesIn(response)[0].account.email).toBe(account.email)
    expect((await editor.get(path)).status).toBe(403)
    expect((await server.anonymous.get('/api/account/data.jsonl')).status).toBe(401)
    expect((await owner.get('/api/users/nobody/data.jsonl')).status).toBe(404)
  })

  it('leaves an audit entry when someone else exports it', async () => {
    await owner.get(`/api/users/${account.id}/data.jsonl`)
    const { items } = (await owner.get(`/api/logs/audit?subject=${account.id}`)).json()
    expect(items[0]).toMatchObject({ action: 'personal_data.exported', type: 'personal-data' })
    expect(items[0]?.user?.id).toBe((await owner.get('/api/account')).json().id)
  })

  it('is never written to the audit log, whose entries cannot be removed', async () => {
    const names = { email: 'kadri@example.org', username: 'Kadri of Haapsalu' }
    const invited = await owner.post('/api/users', { ...names, role: 'editor' })
    const { id } = invited.json().user
    const renamed = { username: 'Kadri of Kuressaare' }
    const path = `/api/users/${id}`
    expect((await owner.send('PATCH', path, json, JSON.stringify(renamed))).status).toBe(200)
    expect(await tablesWith(server, { ...names, ...renamed })).toEqual(['users'])
    expect((await owner.send('DELETE', path)).status).toBe(204)
    expect(await tablesWith(server, names)).toEqual([])
    expect(await tablesWith(server, { ...names, ...renamed })).toEqual([])
    const trail = (await owner.get(`/api/logs/audit?subject=${id}&action=user.changed`)).json()
    expect(trail.items[0]?.details).toMatchObject({ before: { username: '•••' }, after: { username: '•••' } })
  })

  it('is deleted with the account: name and e-mail address are gone everywhere', async () => {
    expect(await tablesWith(server, account)).not.toEqual([])
    expect((await owner.send('DELETE', `/api/users/${account.id}`)).status).toBe(204)
    expect(await tablesWith(server, account)).toEqual([])
  })
})

const json = { 'content-type': 'application/json' }

/** The tables that contain the name or e-mail address in any column. */
async function tablesWith({ db }: TestServer, { email, username }: { email: string; username: string }) {
  const tables = (await db.kysely.introspection.getTables()).filter(
    ({ name }) => !name.startsWith('search_index'),
  )
  const found: string[] = []
  for (const { name } of tables) {
    const { rows } = await sql`select * from ${sql.table(name)}`.execute(db.kysely)
    const text = JSON.stringify(rows)
    if (text.includes(email) || text.includes(username)) found.push(name)
  }
  return found
}
