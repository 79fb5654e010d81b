import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { hashOf, openImageCache } from './image-cache.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kept-images-'))
})
afterEach(() => rm(folder, { recursive: true }))

const image = (bytes = randomBytes(100), goodUntil?: number) => ({
  bytes,
  type: 'image/webp',
  hash: hashOf(bytes),
  goodUntil,
})

async function files(): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter((one) => one.isFile()).map(({ parentPath, name }) => join(parentPath, name))
}

describe('Cached image', () => {
  it('is found by its name, also after a restart', async () => {
    const one = image()
    await openImageCache({ folder, maxBytes: 10_000 }).put('one', one)
    const again = openImageCache({ folder, maxBytes: 10_000 })
    expect(await again.find('one')).toEqual(one)
    expect(await again.find('other')).toBeUndefined()
  })

  it('is not returned after it expired', async () => {
    let now = 1_000
    const cache = openImageCache({ folder, maxBytes: 10_000, clock: () => now })
    await cache.put('one', image(undefined, 2_000))
    expect(await cache.find('one')).toBeDefined()
    now = 2_001
    expect(await cache.find('one')).toBeUndefined()
    expect(await files()).toEqual([])
  })

  it('is never returned with any damaged byte', async () => {
    const cache = openImageCache({ folder, maxBytes: 10_000 })
    const one = image()
    await cache.put('one', one)
    const [file = ''] = await files()
    const intact = await readFile(file)
    await fc.assert(
      fc.asyncProperty(fc.nat(intact.length - 1), fc.integer({ min: 1, max: 255 }), async (at, change) => {
        const damaged = Buffer.from(intact)
        damaged[at] = (damaged[at] ?? 0) ^ change
        await writeFile(file, damaged)
        expect(await cache.find('one')).toBeUndefined()
      }),
      { numRuns: 60 },
    )
    await writeFile(file, intact.subarray(0, 90))
    expect(await cache.find('one')).toBeUndefined()
  })
})

describe('Image cache', () => {
  it('stays within its size limit, and evicts the least recently used images', async () => {
    const maxBytes = 20_000
    const cache = openImageCache({ folder, maxBytes })
    const names = Array.from({ length: 10 }, (_, index) => String(index))
    for (const name of names) await cache.put(name, image(randomBytes(1_000)))
    const old = new Date(Date.now() - 3 * 60 * 60_000)
    for (const file of await files()) await utimes(file, old, old)
    await cache.find('3')
    for (let more = 10; more < 40; more++) await cache.put(String(more), image(randomBytes(1_000)))

    const sizes = await Promise.all((await files()).map(async (file) => (await readFile(file)).length))
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(maxBytes)
    expect(await cache.find('0')).toBeUndefined()
    expect(await cache.find('39')).toBeDefined()
  })

  it('stays within its size limit when several processes write', async () => {
    const maxBytes = 20_000
    const caches = [1, 2, 3, 4].map(() => openImageCache({ folder, maxBytes, writers: 4 }))
    for (let round = 0; round < 40; round++) {
      for (const [index, cache] of caches.entries())
        await cache.put(`${round} ${index}`, image(randomBytes(400)))
      const sizes = await Promise.all((await files()).map(async (file) => (await readFile(file)).length))
      expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(maxBytes)
    }
  })

  it('keeps a recently requested image when it evicts others', async () => {
    const cache = openImageCache({ folder, maxBytes: 5_000 })
    for (const name of ['old', 'asked for', 'older']) await cache.put(name, image(randomBytes(400)))
    const old = new Date(Date.now() - 3 * 60 * 60_000)
    for (const file of await files()) await utimes(file, old, old)
    await cache.find('asked for')
    await openImageCache({ folder, maxBytes: 1_000 }).tidy()
    expect(await cache.find('asked for')).toBeDefined()
    expect(await cache.find('old')).toBeUndefined()
    expect(await cache.find('older')).toBeUndefined()
  })

  it('removes incomplete files', async () => {
    const cache = openImageCache({ folder, maxBytes: 5_000 })
    await cache.tidy()
    const unfinished = join(folder, '.half')
    await writeFile(unfinished, 'half')
    const old = new Date(Date.now() - 3 * 60 * 60_000)
    await utimes(unfinished, old, old)
    await cache.tidy()
    expect(await files()).toEqual([])
  })
})
