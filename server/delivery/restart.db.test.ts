/** A server that starts again sends what the one before it printed, unless something has happened since. */
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

describe.each(callDatabases)('a restart on %s', (kind) => {
  let site: SmallSite
  let place: Awaited<ReturnType<typeof newEmptyDatabase>>

  beforeEach(async () => {
    site = smallSite()
    place = await newEmptyDatabase(kind, { tables: true })
  })

  /** Asks a server that lives no longer than that for some pages, twice: what is requested once stays off the disk. */
  async function askTwice(paths: readonly string[], publicUrl = 'https://house.example', times = 2) {
    const config = {
      ...readConfig({}),
      port: 0,
      dataDir: place.dataDir,
      databaseUrl: place.url,
      publicUrl,
      logLevel: 'silent' as const,
    }
    const running = await start({ config, site, folders: nowhere, demonstration: false, signals: false })
    closeAtEnd(running.close)
    await running.ready
    const client = httpClient(Number(new URL(running.url).port))
    const answers = []
    for (const path of Array.from({ length: times }, () => paths).flat()) {
      answers.push(await client.get(path, { accept: 'text/html,*/*', 'accept-encoding': 'identity' }))
    }
    await running.close()
    return answers
  }

  /** What another node, or a command, does while this server is not there. */
  async function publishElsewhere(): Promise<void> {
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

  it('prints nothing again that is still as it was', async () => {
    const paths = ['/updates', '/el/updates', '/updates/_payload.json']
    const before = await askTwice(paths)
    const after = await askTwice(paths)
    // A page and its data are printed when each is asked for.
    expect(site.rendered).toEqual(['/updates', '/el/updates', '/updates'])
    expect(after.map(({ headers: { etag }, text }) => [etag, text])).toEqual(
      before.map(({ headers: { etag }, text }) => [etag, text]),
    )
  })

  it('prints again what was published meanwhile, and only that', async () => {
    await askTwice(['/updates', '/el/updates'])
    await publishElsewhere()
    await askTwice(['/updates', '/el/updates'])
    expect(site.rendered).toEqual(['/updates', '/el/updates', '/updates'])
  })

  it('renders pages again that were requested only once', async () => {
    await askTwice(['/updates', '/updates', '/el/updates'], undefined, 1)
    await askTwice(['/updates', '/el/updates'])
    expect(site.rendered).toEqual(['/updates', '/el/updates', '/el/updates'])
  })

  it('prints everything again for another address of the site', async () => {
    await askTwice(['/updates'])
    await askTwice(['/updates'], 'https://other.example')
    expect(site.rendered).toEqual(['/updates', '/updates'])
  })
})
