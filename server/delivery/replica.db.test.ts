/** Tests a server with a streaming replica: visitors read from it, and never anything older than a publication. */
import { beforeAll, describe, expect, it } from 'vitest'
import { eventually } from '../../tools/testing/eventually.ts'
import type { LineToDatabase } from '../testing/database-proxy.ts'
import { lineToDatabase } from '../testing/database-proxy.ts'
import type { Client } from '../testing/http-client.ts'
import { changeTitle, publishUpdate } from '../testing/publishing.ts'
import type { ReplicatedPostgres } from '../testing/replicated-postgres.ts'
import { replicatedPostgres } from '../testing/replicated-postgres.ts'
import type { TestServer } from '../testing/start-server.ts'
import { startServer } from '../testing/start-server.ts'
import { say } from '../testing/update-single.ts'

const image = `01a1f8d1-5cd0-7000-a55d-07d72b6617bd`
/** What a visitor can ask for that is not in a cache. */
const paths = [
  '/updates/no-such-page',
  '/search?q=tide',
  '/api/search?q=tide',
  '/api/content/updates/tide',
  `/media/${image}/${'a'.repeat(64)}.png`,
  `/_ipx/w_320/${image}`,
]

describe('Server with a replica', () => {
  let servers: ReplicatedPostgres
  let line: LineToDatabase
  let server: TestServer
  let owner: Client
  let id: string
  beforeAll(async () => {
    servers = await replicatedPostgres()
    const { url, readUrl } = await servers.newDatabase()
    line = lineToDatabase()
    server = await startServer('postgres', {
      databaseUrlVia: async () => url,
      config: { databaseReadUrl: await line.lay(readUrl), metricsToken: 'a-token-for-the-metrics' },
    })
    owner = await server.signedInAs('owner')
    await say(owner, 'settings', { siteName: 'Sunprint' }, { contentApi: true })
    id = await publishUpdate(owner, 'en', 'Tide', 'tide')
  })

  const get = <Path extends string>(path: Path, client = server.anonymous) =>
    client.get(path, { accept: 'text/html' })
  const reads = () => server.db.visitorReads?.() ?? { replica: 0, primary: 0 }

  /** How many statements for visitors each database answers during a request. */
  async function readsDuring(path: string, client = server.anonymous) {
    const before = reads()
    await get(path, client)
    return { replica: reads().replica - before.replica, primary: reads().primary - before.primary }
  }

  const onReplica = { replica: expect.toSatisfy((count: number) => count > 0), primary: 0 }
  const isUsed = (path = '/updates/no-such-page') =>
    eventually(async () => expect(await readsDuring(path)).toEqual(onReplica))

  it.each(paths)('reads %s for visitors on the replica, and for users on the primary', async (path) => {
    await isUsed(path)
    expect(await readsDuring(path, owner)).toEqual({ replica: 0, primary: 0 })
  })

  it('counts the statements of visitors in its metrics', async () => {
    const { text } = await server.anonymous.get('/metrics', {
      authorization: 'Bearer a-token-for-the-metrics',
    })
    expect(text).toMatch(/^cyanotype_visitor_reads\{database="replica"\} [1-9]/m)
    expect(text).toMatch(/^cyanotype_visitor_reads\{database="primary"\} \d/m)
  })

  it('shows a publication to visitors at once while the replica lags, and caches nothing older', async () => {
    await get('/updates')
    await servers.pause()
    await changeTitle(owner, id, 'en', 'Ebb')
    const shown = async () => {
      expect((await get('/updates')).text).toContain('Ebb')
      expect((await get('/updates/tide')).text).toContain('Ebb')
      expect((await get('/api/content/updates/tide')).json().data.title).toBe('Ebb')
      expect((await get('/api/search?q=ebb')).json().items).toHaveLength(1)
    }
    await shown()
    await servers.resume()
    await isUsed()
    await shown()
  })

  it('shows users their own changes while the replica lags', async () => {
    await isUsed()
    await servers.pause()
    const path = `/api/documents/updates/${id}` as const
    const { version } = (await owner.get(path)).json().layers.en
    expect((await owner.put(`${path}/en`, { version, data: { title: 'Neap' } })).status).toBe(200)
    expect((await owner.get(path)).json().layers.en.data.title).toBe('Neap')
    await servers.resume()
  })

  it('answers everything while the replica is stopped, and uses it again afterwards', async () => {
    await isUsed()
    const before = await Promise.all(paths.map((path) => get(path)))
    await line.cut()
    const responses = await Promise.all(paths.map((path) => get(path)))
    expect(responses.map(({ status }) => status)).toEqual(before.map(({ status }) => status))
    await changeTitle(owner, id, 'en', 'Spring')
    expect((await get('/updates')).text).toContain('Spring')
    expect(await readsDuring('/updates/no-such-page')).toMatchObject({ replica: 0 })
    await line.restore()
    await isUsed()
  })
})
