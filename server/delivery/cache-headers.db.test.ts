/** Tests that a cache in front of the server drops exactly the pages that a publication changes. */
import { createServer } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callDatabases } from '../testing/databases.ts'
import type { Client } from '../testing/http-client.ts'
import { changeTitle, publishUpdate } from '../testing/publishing.ts'
import type { TestServer } from '../testing/start-server.ts'
import { startServer } from '../testing/start-server.ts'

const forgotten = new Set<string>()
const front = createServer(async (request, response) => {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part)
  for (const tag of JSON.parse(Buffer.concat(parts).toString()).tags) forgotten.add(tag)
  response.end()
})

beforeAll(() => new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve)))
afterAll(() => void front.close())

describe.each(callDatabases)('Cache in front of %s', (database) => {
  let server: TestServer
  let editor: Client
  beforeAll(async () => {
    const address = front.address()
    const purgeUrl = new URL(`http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/purge`)
    server = await startServer(database, { config: { purgeUrl } })
    editor = await server.signedInAs('editor')
  })
  const cachingOf = async (path: string, headers = {}) => {
    const response = await server.anonymous.get(path, { accept: 'text/html,*/*', ...headers })
    return {
      rule: response.headers['cache-control'],
      tags: String(response.headers['cache-tag'] ?? '').split(','),
    }
  }

  it('stores public pages with their tags, and receives purges of changed ones', async () => {
    const [updateId, ebb] = [
      await publishUpdate(editor, 'en', 'Tide', 'tide'),
      await publishUpdate(editor, 'en', 'Ebb', 'ebb'),
    ]
    const pages = await Promise.all(
      ['/updates/tide', '/updates', '/updates/ebb'].map((path) => cachingOf(path)),
    )
    for (const { rule } of pages) expect(rule).toBe('public, max-age=0, s-maxage=600, must-revalidate')
    await expect.poll(() => [...forgotten]).toContain(`updates:${ebb}`)
    forgotten.clear()
    await changeTitle(editor, updateId, 'en', 'Spring tide')
    await expect.poll(() => [...forgotten]).toContain(`updates:${updateId}`)
    expect(pages.map(({ tags }) => tags.some((tag) => forgotten.has(tag)))).toEqual([true, true, false])
  })

  it('stores nothing that is personal or depends on more than the URL', async () => {
    for (const headers of [
      { cookie: 'session=x' },
      { cookie: 'previewToken=x' },
      { authorization: 'Bearer x' },
    ]) {
      expect(await cachingOf('/updates', headers)).toEqual({ rule: 'private, no-store', tags: [''] })
    }
    expect(await cachingOf('/', { 'accept-language': 'en' })).toEqual({
      rule: 'private, max-age=0, must-revalidate',
      tags: [''],
    })
    expect(await cachingOf('/updates/_payload.json')).toEqual({ rule: 'no-store', tags: [''] })
    expect((await cachingOf('/updates/none')).rule).toBe('no-cache')
  })
})
