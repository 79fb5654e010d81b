/** Tests the disk cache: it survives restarts, and is never older than the last publication. */
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Db, Outbox } from '../../db/index.ts'
import { openDatabase, openOutbox } from '../../db/index.ts'
import { toCachedResponse } from '../../http/response/cached-response.ts'
import { closeAtEnd, temporaryFolder } from '../../testing/cleanup-registry.ts'
import { callDatabases, newEmptyDatabase } from '../../testing/databases.ts'
import type { DiskCache, DiskCacheOptions } from './disk-cache.ts'
import { openDiskCache } from './disk-cache.ts'

const log = { warn: () => {} }

describe.each(callDatabases)('Pages on disk with %s', (kind) => {
  let db: Db
  let outbox: Outbox
  let folder: string

  beforeEach(async () => {
    const { url, dataDir } = await newEmptyDatabase(kind, { tables: true })
    db = await openDatabase({ url, dataDir })
    await db.migrate()
    outbox = await openOutbox(db)
    closeAtEnd(async () => {
      await outbox.close()
      await db.close()
    })
    folder = temporaryFolder()
  })

  const open = (more: Partial<DiskCacheOptions> & { cacheVersion?: Promise<string> } = {}): DiskCache =>
    openDiskCache({ folder, cacheVersion: Promise.resolve('first'), outbox, log, ...more })

  const publish = (id: string) =>
    db.transaction((trx) =>
      outbox.append(trx, {
        kind: 'published',
        type: 'updates',
        id,
        layers: ['en'],
        locales: ['en'],
        slugs: [],
      }),
    )

  const filed = (key: string, ids: readonly string[], text = key) => ({
    key,
    response: toCachedResponse(text, { 'content-type': 'text/html; charset=utf-8' }),
    tags: new Set(ids.map((id) => `updates:${id}`)),
    asOf: outbox.last(),
  })

  const textOf = async (store: DiskCache, key: string) => (await store.find(key))?.response.body.toString()
  const filesIn = async () => (await readdir(join(folder, 'first'))).sort()

  /** Stores pages, and ends as a process does on a normal stop. */
  async function leave(...all: readonly ReturnType<typeof filed>[]): Promise<void> {
    const store = open()
    for (const one of all) store.put(one)
    await store.close()
  }

  async function reopen(more = {}): Promise<DiskCache> {
    const store = open(more)
    await store.ready
    return store
  }

  it('are unchanged after a restart', async () => {
    const page = filed('/el/updates/φως', ['1'], 'Φως')
    await leave(page)
    const found = await (await reopen()).find(page.key)
    expect(found?.response).toEqual(page.response)
    expect(found?.tags).toEqual(page.tags)
  })

  it('are dropped while the process runs, even if they are not written yet', async () => {
    const store = open()
    store.put(filed('/one', ['1']))
    store.put(filed('/two', ['2']))
    store.drop(['updates:1'])
    await store.close()
    expect(await textOf(await reopen(), '/one')).toBeUndefined()
    expect(await textOf(await reopen(), '/two')).toBe('/two')
  })

  it('are dropped when their content was published while no process ran', async () => {
    await publish('0')
    await outbox.drain()
    await leave(filed('/one', ['1']), filed('/two', ['2', '3']), filed('/three', ['3']))
    await publish('1')
    for (let number = 0; number < 250; number++) await publish('other')
    await publish('2')
    await outbox.drain()
    const store = await reopen()
    expect(await textOf(store, '/one')).toBeUndefined()
    expect(await textOf(store, '/two')).toBeUndefined()
    expect(await textOf(store, '/three')).toBe('/three')
    await store.close()
    await expect.poll(filesIn).toHaveLength(1)
  })

  it('are dropped when their content is published during the scan', async () => {
    await leave(filed('/one', ['1']), filed('/two', ['2']))
    await publish('other')
    await outbox.drain()
    const since: Outbox['since'] = async (number) => {
      const events = await outbox.since(number)
      if (number === 0) {
        await publish('1')
        await outbox.drain()
      }
      return events
    }
    const store = await reopen({ outbox: { since, last: outbox.last } })
    expect(await textOf(store, '/one')).toBeUndefined()
    expect(await textOf(store, '/two')).toBe('/two')
  })

  it('are dropped when the events since then are no longer stored', async () => {
    await publish('0')
    await outbox.drain()
    await leave(filed('/old', ['1']))
    for (const id of ['5', '6']) await publish(id)
    await outbox.drain()
    await leave(filed('/new', ['1']))
    await publish('7')
    await outbox.drain()
    await db.kysely.deleteFrom('outbox').where('number', '<=', 2).execute()
    const store = await reopen()
    expect(await textOf(store, '/old')).toBeUndefined()
    expect(await textOf(store, '/new')).toBe('/new')
  })

  it('are dropped when they are newer than a restored backup', async () => {
    await leave({ ...filed('/one', ['1']), asOf: 5 })
    expect(await textOf(await reopen(), '/one')).toBeUndefined()
  })

  it('of another cache version are deleted', async () => {
    await leave(filed('/one', ['1']))
    const store = await reopen({ cacheVersion: Promise.resolve('second') })
    expect(await textOf(store, '/one')).toBeUndefined()
    expect(await readdir(folder)).toEqual(['second'])
  })

  it.each([
    ['cut off', (bytes: Buffer) => bytes.subarray(0, bytes.length - 1)],
    ['changed', (bytes: Buffer) => Buffer.from(bytes.toString().replace('text of', 'TEXT of'))],
    ['overwritten', () => Buffer.alloc(200_000)],
    ['emptied', () => Buffer.alloc(0)],
  ])('are not used when they were %s', async (_what, damage) => {
    await leave(filed('/one', ['1'], 'the text of one'), filed('/two', ['2']))
    for (const name of await filesIn()) {
      const path = join(folder, 'first', name)
      const bytes = await readFile(path)
      if (bytes.includes('text of one')) await writeFile(path, damage(bytes))
    }
    const store = await reopen()
    expect(await textOf(store, '/one')).toBeUndefined()
    expect(await textOf(store, '/two')).toBe('/two')
  })

  it('stay within the size limit, and the least requested go first', async () => {
    const store = open({ maxBytes: 5_000 })
    for (let number = 0; number < 10; number++) {
      store.put(filed(`/${number}`, ['1'], String(number).repeat(1_000)))
    }
    await store.close()
    await expect.poll(filesIn).toHaveLength(5)
    expect(await textOf(store, '/0')).toBeUndefined()
    expect(await textOf(store, '/9')).toBe('9'.repeat(1_000))
  })

  it('are replaced by a later render, and the first leaves nothing behind', async () => {
    await leave(filed('/one', ['1'], 'first'), filed('/one', ['1'], 'second'))
    const store = await reopen()
    expect(await textOf(store, '/one')).toBe('second')
    store.put(filed('/one', ['1'], 'third'))
    await store.close()
    expect(await textOf(store, '/one')).toBe('third')
    await expect.poll(filesIn).toHaveLength(1)
  })

  it('that cannot be written or read are ignored', async () => {
    await writeFile(join(folder, 'file'), '')
    const store = openDiskCache({
      folder: join(folder, 'file'),
      cacheVersion: Promise.resolve('x'),
      outbox,
      log,
    })
    store.put(filed('/one', ['1']))
    await store.close()
    expect(await textOf(store, '/one')).toBeUndefined()
  })
})
