/**
 * Tests a connection to PostgreSQL that breaks during a commit, so that its outcome is unknown: the request
 * fails and is not repeated automatically. When the client repeats it, the content exists once.
 */
import { beforeAll, describe, expect, it } from 'vitest'
import type { Break } from '../testing/dropping-connection.ts'
import { breakingLine } from '../testing/dropping-connection.ts'
import type { Client } from '../testing/http-client.ts'
import type { TestServer } from '../testing/start-server.ts'
import { startServer } from '../testing/start-server.ts'

const updates = '/api/documents/updates'

describe('Commit with a lost answer', () => {
  const line = breakingLine()
  let server: TestServer
  let editor: Client

  beforeAll(async () => {
    server = await startServer('postgres', { databaseUrlVia: line.lay })
    editor = await server.signedInAs('editor')
  })

  /** Expects an error that allows a retry, after exactly one commit. */
  async function failing(table: string, when: Break, send: () => ReturnType<Client['post']>) {
    const before = line.breaks()
    line.breakAt(table, when)
    const response = await send()
    expect([response.status, response.problem().code]).toEqual([503, 'database_unavailable'])
    expect(line.breaks()).toBe(before + 1)
  }

  const documentsAt = async (slug: string) => {
    const { kysely } = server.db
    return (await kysely.selectFrom('document_layers').select('slug').where('slug', '=', slug).execute())
      .length
  }

  it.each([
    ['before', 0],
    ['after', 1],
  ] as const)(
    'fails a create when the connection breaks %s the commit, and the repeat creates no second document',
    async (when, there) => {
      const slug = `lost-${when}`
      const body = { locale: 'en', data: { title: 'Lost', slug } }
      const send = () => editor.post(updates, body, { 'idempotency-key': slug })
      await failing('documents', when, send)
      expect(await documentsAt(slug)).toBe(there)
      expect((await send()).status).toBe(201)
      expect(await documentsAt(slug)).toBe(1)
    },
  )

  it.each(['before', 'after'] as const)(
    'fails a save when the connection breaks %s the commit, and the repeat duplicates nothing',
    async (when) => {
      const data = { title: 'Saved', slug: `saved-${when}`, body: 'One.' }
      const { id } = (await editor.post(updates, { locale: 'en', data })).json()
      const save = { version: 1, data: { body: 'One.\n\nTwo.' } }
      const send = () => editor.put(`${updates}/${id}/en`, save)
      await failing('versions', when, send)
      expect((await send()).status).toBe(200)
      const { layers } = (await editor.get(`${updates}/${id}`)).json()
      expect(layers.en).toMatchObject({ version: 2, data: { body: 'One.\n\nTwo.' } })
    },
  )
})
