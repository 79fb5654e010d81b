/** Tests both kinds of stores: a folder and S3. */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { newId } from '../../db/index.ts'
import { Problem } from '../../problems/problems.ts'
import type { TestStore } from '../testing/stores.ts'
import { openTestStore, stores } from '../testing/stores.ts'
import type { FileKey, FileStore } from './file-store.ts'
import { pathOf } from './file-store.ts'
import { openS3Store } from './s3-store.ts'

describe.each(stores)('Store in %s', (kind) => {
  let opened: TestStore
  beforeAll(async () => {
    opened = await openTestStore(kind)
  })

  async function store(bytes: Buffer): Promise<FileKey> {
    const { store } = opened
    const id = newId()
    const hash = createHash('sha256').update(bytes).digest('hex')
    const path = await store.unfinished(id)
    writeFileSync(path, bytes)
    const key = { id, hash, extension: 'bin', type: 'application/octet-stream' }
    await store.put(key, path)
    expect(existsSync(path)).toBe(false)
    return key
  }

  const read = async (key: FileKey, range?: { from: number; to: number }) => {
    const found = await opened.store.read(key, range)
    return found && (await buffer(found))
  }

  it('returns the stored bytes, completely and in ranges', async () => {
    const bytes = Buffer.from('The sun prints, the water fixes.')
    const key = await store(bytes)
    expect(await read(key)).toEqual(bytes)
    expect((await read(key, { from: 4, to: 6 }))?.toString()).toBe('sun')
    expect((await read(key, { from: 31, to: 31 }))?.toString()).toBe('.')
  })

  it('does not find unknown files', async () => {
    const key = await store(Buffer.from('fern'))
    expect(await read({ ...key, id: newId() })).toBeUndefined()
    expect(await read({ ...key, extension: 'png' })).toBeUndefined()
  })

  it('deletes files, and ignores a second deletion', async () => {
    const key = await store(Buffer.from('moss'))
    await opened.store.remove(key)
    await opened.store.remove(key)
    expect(await read(key)).toBeUndefined()
  })

  it('lists and deletes files, including unfinished ones', async () => {
    const key = await store(Buffer.from('tide'))
    writeFileSync(await opened.store.unfinished(newId()), 'half')
    const found = await Array.fromAsync(opened.store.list())
    expect(found.some(({ named }) => named?.id === key.id && named.hash === key.hash)).toBe(true)
    expect(found.filter(({ named }) => named === undefined)).toHaveLength(1)
    for (const { changed } of found) expect(Math.abs(changed.getTime() - Date.now())).toBeLessThan(60_000)
    for (const file of found) await file.remove()
    expect(await Array.fromAsync(opened.store.list())).toEqual([])
    expect(await read(key)).toBeUndefined()
  })

  it('stores a file of several megabytes', async () => {
    const bytes = Buffer.alloc(3_000_000, 'cyanotype')
    expect((await read(await store(bytes)))?.equals(bytes)).toBe(true)
  })
})

describe('Folder store', () => {
  it('flushes a file before it gets its name, and the name before it resolves', async () => {
    const { store, folder } = await openTestStore('folder')
    const key = { id: newId(), hash: hashOf('fern'), extension: 'bin', type: 'x/y' }
    const path = await store.unfinished(key.id)
    writeFileSync(path, 'fern')
    const handle = await open(path)
    const wasNamed: boolean[] = []
    const sync = vi.spyOn(Object.getPrototypeOf(handle), 'sync').mockImplementation(async () => {
      wasNamed.push(existsSync(join(folder, pathOf(key))))
    })
    await store.put(key, path)
    sync.mockRestore()
    await handle.close()
    expect(wasNamed).toEqual([false, true])
  })

  it('ignores files of others', async () => {
    const { store, folder } = await openTestStore('folder')
    mkdirSync(join(folder, 'ab'), { recursive: true })
    writeFileSync(join(folder, 'ab', 'notes.txt'), 'mine')
    expect(await Array.fromAsync(store.list())).toEqual([])
  })

  it('has a file under its name only when it is complete', async () => {
    const { store, folder } = await openTestStore('folder')
    const id = newId()
    const path = await store.unfinished(id)
    writeFileSync(path, 'half')
    const place = join(folder, id.slice(-2))
    expect(readdirSync(place).every((name) => name.startsWith('.'))).toBe(true)
    await store.put({ id, hash: 'a'.repeat(64), extension: 'bin', type: 'x/y' }, path)
    expect(readdirSync(place)).toEqual([`${id}-${'a'.repeat(64)}.bin`])
  })
})

describe('S3 store', () => {
  const key = () => ({ id: newId(), hash: hashOf('x'), extension: 'bin', type: 'x/y' })

  async function put(store: FileStore, one: FileKey): Promise<void> {
    const path = await store.unfinished(one.id)
    writeFileSync(path, 'x')
    await store.put(one, path)
  }

  async function problemOf(work: Promise<unknown>): Promise<unknown> {
    const problem = await work.catch((thrown: unknown) => thrown)
    return problem instanceof Problem ? problem.code : problem
  }

  it('that does not answer is unavailable', async () => {
    const { folder } = await openTestStore('folder')
    const base = 'http://127.0.0.1:1/house/'
    const store = openS3Store(
      { base, prefix: '', region: 'x', accessKeyId: 'a', secretAccessKey: 'b' },
      folder,
    )
    expect(await problemOf(store.read(key()))).toBe('media_unavailable')
    expect(await problemOf(put(store, key()))).toBe('media_unavailable')
  })

  it('that rejects the key is unavailable', async () => {
    const { location, folder } = await openTestStore('s3')
    if (location === undefined) throw new Error('no S3')
    const store = openS3Store({ ...location, accessKeyId: 'unknown' }, folder)
    expect(await problemOf(put(store, key()))).toBe('media_unavailable')
  })
})

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')
