/** Tests that a restarted server sends pages of the previous process, unless they changed. */
import { beforeEach, describe, expect, it } from 'vitest'
import { readConfig } from '../config/config.ts'
import { openDatabase, openOutbox } from '../db/index.ts'
import { start } from '../main.ts'
import { closeAtEnd } from '../testing/cleanup-registry.ts'
import { callDatabases, newEmptyDatabase } from '../testing/databases.ts'
import { httpClient } from '../testing/http-client.ts'
import type { SmallSite } from '../testing/small-site.ts'
import { smallSite } from '../testing/small-site.ts'

const nowhere = { site: '/nowhere', admin: '/nowhere', storybook: '/nowhere' }

describe.each(callDatabases)('Restart on %s', (kind) => {
  let site: SmallSite
  let place: Awaited<ReturnType<typeof newEmptyDatabase>>

  beforeEach(async () => {
    site = smallSite()
    place = await newEmptyDatabase(kind, { tables: true })
  })

  /**
   * Requests some pages from a short-lived server, twice by default, since a page with one request is not
   * written to disk.
   */
  async function askTwice(paths: readonly string[], publicUrl = 'https://house.example', times = 2) {
    const config = {
      ...readConfig({}),
      port: 0,
      dataDir: place.dataDir,
      databaseUrl: place.url,
      publicUrl,
      logLevel: 'silent' as const,
    }
    const running = await start({
      config,
      site,
      folders: nowhere,
      demonstration: false,
      signals: false,
      documentation: false,
    })
    closeAtEnd(running.close)
    await running.ready
    const client = httpClient(Number(new URL(running.url).port))
    const responses = []
    for (const path of Array.from({ length: times }, () => paths).flat()) {
      responses.push(await client.get(path, { accept: 'text/html,*/*', 'accept-encoding': 'identity' }))
    }
    await running.close()
    return responses
  }

  /** A publication by another node or a command while this server is stopped. */
  async function publishOnOtherServer(): Promise<void> {
    const db = await openDatabase(place)
    const outbox = await openOutbox(db)
    const event = {
      kind: 'published' as const,
      type: 'updates',
      id: '1',
      layers: ['en' as const],
      locales: ['en' as const],
      slugs: [],
      lists: ['updates:list:en'],
    }
    await db.transaction((trx) => outbox.append(trx, event))
    await outbox.close()
    await db.close()
  }

  it('renders no page again that is up to date', async () => {
    const paths = ['/updates', '/el/updates', '/updates/_payload.json']
    const before = await askTwice(paths)
    const after = await askTwice(paths)
    // Pages and payloads are rendered separately on request.
    expect(site.rendered).toEqual(['/updates', '/el/updates', '/updates'])
    expect(after.map(({ headers: { etag }, text }) => [etag, text])).toEqual(
      before.map(({ headers: { etag }, text }) => [etag, text]),
    )
  })

  it('renders only pages again that were published meanwhile', async () => {
    await askTwice(['/updates', '/el/updates'])
    await publishOnOtherServer()
    await askTwice(['/updates', '/el/updates'])
    expect(site.rendered).toEqual(['/updates', '/el/updates', '/updates'])
  })

  it('renders pages again that were requested only once', async () => {
    await askTwice(['/updates', '/updates', '/el/updates'], undefined, 1)
    await askTwice(['/updates', '/el/updates'])
    expect(site.rendered).toEqual(['/updates', '/el/updates', '/el/updates'])
  })

  it('renders everything again for another public URL', async () => {
    await askTwice(['/updates'])
    await askTwice(['/updates'], 'https://other.example')
    expect(site.rendered).toEqual(['/updates', '/updates'])
  })
})
